import type { SettingField } from '../../kernel/index.ts';
import type { SetupPreset } from '../registry/game-ui.ts';

/** The answers of a set-up screen, by field. */
export type Answers = Readonly<Record<string, unknown>>;

/** The default answers for a number of seats; `own` gives defaults of the reader's language. */
export function usualAnswers(
  form: readonly SettingField[],
  seats: number,
  own: (id: string) => unknown = () => undefined,
) {
  const usual = (field: SettingField): unknown =>
    own(field.id) ?? (field.kind === 'each-seat' ? field.usual.slice(0, seats) : field.usual);
  return Object.fromEntries(form.map((field) => [field.id, usual(field)])) as Answers;
}

/** The answers after the number of seats changed: choices by seat are cut or filled up, the rest stays. */
export function answersForSeatCount(form: readonly SettingField[], answers: Answers, seats: number): Answers {
  const changed = form.flatMap((field) => {
    if (field.kind !== 'each-seat') return [];
    const old = answers[field.id] as readonly string[];
    return [[field.id, fillUp(field, old, seats)] as const];
  });
  return { ...answers, ...Object.fromEntries(changed) };
}

function fillUp(field: SettingField & { kind: 'each-seat' }, old: readonly string[], seats: number): string[] {
  const list = old.slice(0, seats);
  while (list.length < seats) {
    const free = [...field.usual, ...field.choices].find((one) => !field.apart || !list.includes(one));
    list.push(free ?? field.choices[0]!);
  }
  return list;
}

/** A seat's pick. Where seats must differ, the two seats swap their choices. */
export function pickForSeat(
  field: SettingField & { kind: 'each-seat' },
  list: readonly string[],
  seat: number,
  pick: string,
) {
  const other = field.apart ? list.indexOf(pick) : -1;
  return list.map((one, i) => (i === seat ? pick : i === other ? list[seat]! : one));
}

/** True when a field applies, given the other answers and the number of seats. */
export function isAsked({ when }: SettingField, answers: Answers, seats: number): boolean {
  if (when === undefined) return true;
  const given = when.id === 'seats' ? seats : answers[when.id];
  return when.is.some((value) => given === value);
}

/** A field of small settings. */
export type Details = Extract<SettingField, { readonly kind: 'details' }>;

type Changes = Readonly<Record<string, string | boolean>>;

/** The changed detail settings of a field. */
export const changesOf = (field: Details, answers: Answers): Changes => (answers[field.id] ?? {}) as Changes;

/** The defaults of a details field, given the answer that it follows. */
export function defaultsInForce({ follows }: Details, answers: Answers): Changes {
  return follows.holds[String(answers[follows.id])] ?? {};
}

/** The changes after one more answer, without values equal to the defaults. */
export function withChange(field: Details, answers: Answers, id: string, value: string | boolean): Changes {
  const held = defaultsInForce(field, answers);
  const all = { ...changesOf(field, answers), [id]: value };
  return Object.fromEntries(Object.entries(all).filter(([key, one]) => held[key] !== one));
}

/** The raw settings that the answers stand for. */
export function rawSettings(form: readonly SettingField[], answers: Answers, seats: number): Answers {
  const asked = form.filter(
    (field) =>
      isAsked(field, answers, seats) &&
      !(field.kind === 'details' && Object.keys(changesOf(field, answers)).length === 0),
  );
  return { seats, ...Object.fromEntries(asked.map(({ id }) => [id, answers[id]])) };
}

/** True when the answers are those of a preset. */
export function isPreset({ seats: wanted, answers: given }: SetupPreset, answers: Answers, seats: number): boolean {
  return (
    wanted === seats &&
    Object.entries(given).every(([id, value]) => JSON.stringify(answers[id]) === JSON.stringify(value))
  );
}

/** The answers that raw settings stand for: the reverse of `rawSettings`. Settings that the form lacks are left out. */
export function answersFrom(form: readonly SettingField[], settings: Answers): Answers {
  return Object.fromEntries(form.flatMap(({ id }) => (settings[id] === undefined ? [] : [[id, settings[id]]])));
}

/** What each seat plays by the settings; undefined where seats choose nothing or it is not known before the game. */
export function seatRoles(
  form: readonly SettingField[],
  answers: Answers,
  seats: number,
): { readonly field: string; readonly bySeat: readonly string[] } | undefined {
  const field = form.find((one) => one.kind === 'each-seat' && isAsked(one, answers, seats));
  const bySeat = field && answers[field.id];
  return field && Array.isArray(bySeat) ? { field: field.id, bySeat: bySeat as readonly string[] } : undefined;
}

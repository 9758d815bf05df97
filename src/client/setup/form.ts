import type { Field } from '../../kernel/index.ts';

/** The answers of a set-up screen, by field. */
export type Answers = Readonly<Record<string, unknown>>;

/** The usual answers for a table of so many seats. */
export function usualAnswers(form: readonly Field[], seats: number): Answers {
  return Object.fromEntries(
    form.map((field) => [field.id, field.kind === 'each-seat' ? field.usual.slice(0, seats) : field.usual]),
  );
}

/** The answers after the number of seats changed: choices by seat are cut or filled up, the rest stays. */
export function resized(form: readonly Field[], answers: Answers, seats: number): Answers {
  const changed = form.flatMap((field) => {
    if (field.kind !== 'each-seat') return [];
    const old = answers[field.id] as readonly string[];
    return [[field.id, fillUp(field, old, seats)] as const];
  });
  return { ...answers, ...Object.fromEntries(changed) };
}

function fillUp(field: Field & { kind: 'each-seat' }, old: readonly string[], seats: number): string[] {
  const list = old.slice(0, seats);
  while (list.length < seats) {
    const free = [...field.usual, ...field.choices].find((one) => !field.apart || !list.includes(one));
    list.push(free ?? field.choices[0]!);
  }
  return list;
}

/** A seat picks; where seats must differ, whoever had it takes what is given up. */
export function pickForSeat(field: Field & { kind: 'each-seat' }, list: readonly string[], seat: number, pick: string) {
  const other = field.apart ? list.indexOf(pick) : -1;
  return list.map((one, i) => (i === seat ? pick : i === other ? list[seat]! : one));
}

/** Whether a field is asked, given the other answers and the number of seats. */
export function isAsked({ when }: Field, answers: Answers, seats: number): boolean {
  if (when === undefined) return true;
  const given = when.id === 'seats' ? seats : answers[when.id];
  return when.is.some((value) => given === value);
}

/** The raw settings that the answers stand for. */
export function rawSettings(form: readonly Field[], answers: Answers, seats: number): Answers {
  const asked = form.filter((field) => isAsked(field, answers, seats));
  return { seats, ...Object.fromEntries(asked.map(({ id }) => [id, answers[id]])) };
}

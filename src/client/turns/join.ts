import type { Argument, Part } from '../../i18n/index.ts';
import type { TurnSentence } from './turns.ts';

/** Most predicates of one sentence. */
const MAX_PREDICATES = 3;

/** Most characters of a sentence made of several. */
const MAX_LENGTH = 170;

/** Arguments that can be the subject of a log line. */
const SUBJECTS: ReadonlySet<string> = new Set(['faction', 'player', 'by', 'from', 'to', 'attacker', 'name']);

interface SplitSentence {
  readonly subject: string;
  /** The rest of the sentence; it begins with a space. */
  readonly predicate: readonly Part[];
}

const isArgument = (part: Part | undefined): part is Argument => typeof part === 'object' && 'arg' in part;

/** Splits a sentence that begins with who does something. */
function split(parts: readonly Part[]): SplitSentence | undefined {
  const at = parts[0] === 'The ' ? 1 : 0;
  const subject = parts[at];
  const next = parts[at + 1];
  if (!isArgument(subject) || !SUBJECTS.has(subject.arg)) return undefined;
  if (typeof next !== 'string' || !next.startsWith(' ')) return undefined;
  return { subject: subject.text, predicate: parts.slice(at + 1) };
}

/** A sentence as plain text. */
export function plainText(parts: readonly Part[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : 'arg' in part ? part.text : plainText(part.parts)))
    .join('');
}

/** A sentence without its subject, where that is one of these: for places that name it beside the sentence. */
export function withoutSubject(parts: readonly Part[], subjects: readonly string[]): readonly Part[] {
  const found = split(parts);
  if (!found || !subjects.includes(found.subject)) return parts;
  const [first, ...rest] = found.predicate;
  const text = (first as string).trimStart();
  // A predicate of one word is followed by an argument, which keeps its own letters.
  return [text.charAt(0).toUpperCase() + text.slice(1), ...rest];
}

/** English has a comma before the last predicate where an “and” stands inside one; the other languages leave their “and” out. */
const afterAnd = (and: string): string => (and === 'and' ? ', and' : ',');

/** True when a sentence stands alone: it lists or explains something after a colon. */
const isClosed = (parts: readonly Part[]): boolean => /[:;!]/.test(plainText(parts));

/**
 * A predicate without its verb where the one before has the same verb and the same words, and both have one argument: “gained
 * 2 kumis and 2 provisions”, “discarded “Cook” and “Archer””.
 */
function withoutVerb(predicate: readonly Part[], before: readonly Part[], and: string): readonly Part[] {
  const [verb, ...rest] = predicate;
  const isAlike =
    predicate.length === before.length &&
    predicate.filter((part) => typeof part !== 'string').length === 1 &&
    predicate.every((part, k) => (typeof part === 'string' ? part === before[k] : isArgument(before[k])));
  const isList = [predicate, before].some((one) => plainText(one).includes(` ${and} `));
  if (!isAlike || isList || typeof verb !== 'string' || rest.length === 0) return predicate;
  // What follows the last space is the opening quotation mark.
  return [` ${verb.slice(verb.lastIndexOf(' ') + 1)}`, ...rest];
}

const lengthOf = (sentences: readonly TurnSentence[]): number =>
  sentences.reduce((sum, { parts }) => sum + plainText(parts).length, 0);

/**
 * Joins neighbouring sentences about the same subject: “The Eyrie moved 2 warriors to clearing 7, built a roost and
 * drew a card”. Log lines begin with their subject in every language, so that only the subject is left out.
 */
export function joinSentences(sentences: readonly TurnSentence[], and: string): TurnSentence[] {
  const joined: TurnSentence[] = [];
  let group: { readonly sentence: TurnSentence; readonly split: SplitSentence | undefined }[] = [];
  const close = (): void => {
    const [first, ...rest] = group;
    if (!first) return;
    const all = group.map(({ sentence }) => sentence);
    const parts: Part[] = [...first.sentence.parts];
    for (const [k, one] of rest.entries()) {
      const before = (k === 0 ? first : rest[k - 1]!).split!.predicate;
      const predicate = withoutVerb(one.split!.predicate, before, and);
      const hasAnd = [first.sentence.parts, ...rest.map(({ split: s }) => s!.predicate)].some((p) =>
        plainText(p).includes(` ${and} `),
      );
      const isLast = k === rest.length - 1;
      parts.push(!isLast ? ',' : hasAnd ? afterAnd(and) : ` ${and}`, ...predicate);
    }
    const dice = all.flatMap((one) => one.dice ?? []);
    joined.push({
      parts,
      from: Math.min(...all.map(({ from }) => from)),
      to: Math.max(...all.map(({ to }) => to)),
      weight: Math.max(...all.map(({ weight }) => weight)),
      harms: [...new Set(all.flatMap(({ harms }) => harms))],
      ...(dice.length > 0 && { dice }),
    });
    group = [];
  };
  for (const sentence of sentences) {
    const one = { sentence, split: split(sentence.parts) };
    const last = group.at(-1);
    const fits =
      last?.split !== undefined &&
      one.split?.subject === last.split.subject &&
      group.length < MAX_PREDICATES &&
      !isClosed(last.sentence.parts) &&
      !isClosed(sentence.parts) &&
      lengthOf(group.map((each) => each.sentence)) + plainText(sentence.parts).length <= MAX_LENGTH;
    if (!fits) close();
    group.push(one);
  }
  close();
  return joined;
}

/** How much a sentence matters to a seat: its own losses first. */
export const rankFor = ({ weight, harms }: TurnSentence, seat: number): number =>
  weight + (harms.includes(seat) ? 1000 : 0);

/** The sentences that matter most to a seat, its own losses first, then in the order they happened. */
export function strongest(sentences: readonly TurnSentence[], seat: number, most: number): TurnSentence[] {
  const chosen = [...sentences].sort((a, b) => rankFor(b, seat) - rankFor(a, seat)).slice(0, most);
  const isLoss = ({ harms }: TurnSentence): boolean => harms.includes(seat);
  return sentences.filter((one) => chosen.includes(one)).sort((a, b) => Number(isLoss(b)) - Number(isLoss(a)));
}

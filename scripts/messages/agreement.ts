import { LANGUAGES } from '../../src/i18n/language.ts';
import { allPieces, type MessageProblem, problemIn, type MessageSet, type ParsedMessage, type Piece } from './model.ts';

/** What code has to pass for an argument. `values` are the labels of selects, without `other`. */
export interface ArgumentType {
  readonly number: boolean;
  /** True when a message selects by it: then it is one of `values` or `other`. */
  readonly selected: boolean;
  readonly values: readonly string[];
  /** A pattern of glossary ids. */
  readonly term: string | undefined;
  /** True when a language inflects it or a verb agrees with it: then it is a name with its forms. */
  readonly named: boolean;
}

/** The arguments that the three languages need together: a number may be plain in one language and plural in another. */
export function argumentTypes(message: MessageSet): ReadonlyMap<string, ArgumentType> {
  const types = new Map<string, ArgumentType>();
  // English first: its order is the order of the generated type.
  for (const language of ['en', 'uk', 'ru'] as const) {
    for (const piece of allPieces(message.in[language].pieces)) {
      if (piece.kind === 'text' || piece.kind === 'count' || piece.kind === 'tag') continue;
      const before = types.get(piece.name);
      const labels = piece.kind === 'select' ? piece.branches.map(([label]) => label) : [];
      types.set(piece.name, {
        number: (before?.number ?? false) || piece.kind === 'number' || piece.kind === 'plural',
        selected: (before?.selected ?? false) || piece.kind === 'select',
        values: [...new Set([...(before?.values ?? []), ...labels.filter((label) => label !== 'other')])],
        term: message.args[piece.name],
        named: (before?.named ?? false) || piece.kind === 'agree' || (piece.kind === 'arg' && piece.form !== undefined),
      });
    }
  }
  return types;
}

/** Checks that the three languages have the same arguments, selects and tags. */
export function* checkAgreement(message: MessageSet): Generator<MessageProblem> {
  const { en } = message.in;
  for (const [name, type] of argumentTypes(message)) {
    for (const language of LANGUAGES) {
      const parsed = message.in[language];
      if (!namesOf(parsed).has(name)) yield problemIn(parsed, 'L-5', `{${name}} is missing here and used elsewhere`);
    }
    if (type.number && (type.selected || type.term !== undefined)) {
      yield problemIn(en, 'L-5', `{${name}} is a number and also a word: use two arguments`);
    }
    if (type.number && type.named)
      yield problemIn(en, 'L-5', `{${name}} is a number and is declined: use two arguments`);
    if (type.selected && type.term === undefined && !isNeverPrinted(message, name)) {
      yield problemIn(
        en,
        'L-5',
        `{${name}} selects, its value is an id and no text: pass the text as another argument`,
      );
    }
  }
  for (const language of ['uk', 'ru'] as const) {
    const parsed = message.in[language];
    const own = selects(parsed);
    for (const [name, labels] of selects(en)) {
      const here = own.get(name);
      if (here !== undefined && here !== labels) {
        yield problemIn(parsed, 'L-5', `{${name}, select, …} has ${here}, English has ${labels}`);
      }
    }
    if (tags(parsed) !== tags(en)) yield problemIn(parsed, 'L-5', 'the tags are not those of the English message');
  }
  for (const name of Object.keys(message.args)) {
    if (!namesOf(en).has(name)) yield problemIn(en, 'L-5', `args names "${name}", which no message uses`);
  }
}

/** True when messages only select by a value: an id that is no term has no text to print. */
function isNeverPrinted(message: MessageSet, name: string): boolean {
  return LANGUAGES.every((language) =>
    [...allPieces(message.in[language].pieces)].every((piece) => piece.kind !== 'arg' || piece.name !== name),
  );
}

function namesOf(parsed: ParsedMessage): ReadonlySet<string> {
  return new Set([...allPieces(parsed.pieces)].flatMap((piece) => ('name' in piece ? [piece.name] : [])));
}

function selects(parsed: ParsedMessage): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const piece of allPieces(parsed.pieces)) {
    if (piece.kind === 'select')
      found.set(
        piece.name,
        piece.branches
          .map(([label]) => label)
          .sort()
          .join(', '),
      );
  }
  return found;
}

function tags(parsed: ParsedMessage): string {
  const names = new Set([...allPieces(parsed.pieces)].flatMap((piece) => (piece.kind === 'tag' ? [piece.tag] : [])));
  return [...names].sort().join(' ');
}

/** Checks plurals: in uk and ru `one` is also 21 and 101, so that it must print its number; number and noun stay together. */
export function* checkPlurals(parsed: ParsedMessage): Generator<MessageProblem> {
  for (const piece of allPieces(parsed.pieces)) {
    if (piece.kind !== 'plural') continue;
    for (const [label, branch] of piece.branches) {
      if (label === 'one' && parsed.language !== 'en' && !hasCount(branch)) {
        yield problemIn(
          parsed,
          'L-4',
          `{${piece.name}, plural, one {…}} has no #: it is also 21; use =1 for exactly one`,
        );
      }
      for (const [i, part] of branch.entries()) {
        const next = branch[i + 1];
        if (part.kind === 'count' && next?.kind === 'text' && next.text.startsWith(' ')) {
          yield problemIn(parsed, 'L-4', `a plain space after # in ${label} of {${piece.name}}: it is U+00A0`);
        }
      }
    }
  }
}

function hasCount(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => piece.kind === 'count' || (piece.kind === 'tag' && hasCount(piece.pieces)));
}

/** Kinds of messages that are labels, not sentences: see `key` in docs/messages.md. */
const LABELS = /\.(log|button|label)\./;

/** Checks the shape of a whole message. */
export function* checkShape(parsed: ParsedMessage, texts: readonly string[]): Generator<MessageProblem> {
  const edge = texts.find((text) => text !== text.trim());
  if (edge !== undefined)
    yield problemIn(parsed, 'I-1.2', 'begins or ends with a space: a message is a whole sentence');
  if (texts.every((text) => text === '')) yield problemIn(parsed, 'I-1.2', 'is empty');
  if (LABELS.test(parsed.key) && texts.some((text) => text.endsWith('.'))) {
    yield problemIn(parsed, 'I-5.6', 'a log line, a button and a label end without a full stop');
  }
  const colons = (text: string) => text.split(':').length - 1;
  if (
    parsed.language !== 'en' &&
    parsed.key.includes('.log.') &&
    texts.some((text) => colons(text) > 1 && !text.includes('. '))
  ) {
    yield problemIn(parsed, 'I-4.2', 'one colon in a log line; a second label takes a dash');
  }
}

/** L-4: `one`, `few` and `many` of a noun that are the same in several messages have the same `other` there. */
export function* checkPluralTables(messages: readonly MessageSet[]): Generator<MessageProblem> {
  const others = new Map<string, { readonly other: string; readonly at: ParsedMessage }>();
  for (const message of messages) {
    for (const parsed of [message.in.uk, message.in.ru]) {
      for (const piece of allPieces(parsed.pieces)) {
        if (piece.kind !== 'plural') continue;
        const { one, few, many, other } = Object.fromEntries(
          piece.branches.map(([label, branch]) => [label, JSON.stringify(branch)]),
        );
        const key = [parsed.language, one, few, many].join(' ');
        const known = others.get(key);
        if (known === undefined) others.set(key, { other: other ?? '', at: parsed });
        else if (known.other !== other)
          yield problemIn(parsed, 'L-4', `other of {${piece.name}} is not that of the same noun in ${known.at.key}`);
      }
    }
  }
}

/** The message in each language. */
export const languagesOf = (message: MessageSet): readonly ParsedMessage[] =>
  LANGUAGES.map((language) => message.in[language]);

import { readdirSync } from 'node:fs';
import type { Language } from '../../src/i18n/language.ts';
import type { Form } from '../../src/i18n/parts.ts';
import {
  allPieces,
  type Branches,
  type MessageProblem,
  problemIn,
  type GlossaryTerm,
  type MessageSet,
  type ParsedMessage,
} from './model.ts';
import { type Variant, variantsOf } from './variants.ts';

/** The folders of `src/games`. */
export const GAMES: readonly string[] = readdirSync(new URL('../../src/games', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The glossary with lookups that the checks share. */
export interface Glossary {
  readonly terms: readonly GlossaryTerm[];
  readonly byId: ReadonlyMap<string, GlossaryTerm>;
  /** Words of other games for things that have another name in this game, by game and language. */
  readonly foreign: (
    game: string,
    language: Language,
  ) => readonly { readonly form: string; readonly term: GlossaryTerm }[];
  /** Russian words that are written with ё, by their spelling without it. */
  readonly yo: ReadonlyMap<string, string>;
}

export function glossaryOf(terms: readonly GlossaryTerm[]): Glossary {
  const foreign = new Map<string, ReturnType<Glossary['foreign']>>();
  return {
    terms,
    byId: new Map(terms.map((term) => [term.id, term])),
    foreign(game, language) {
      const key = `${game} ${language}`;
      const found = foreign.get(key) ?? foreignForms(terms, game, language);
      foreign.set(key, found);
      return found;
    },
    yo: wordsWithYo(terms),
  };
}

/** The terms that match a pattern with one star, as [text of the star, term]. */
export function matching(glossary: Glossary, pattern: string): readonly (readonly [string, GlossaryTerm])[] {
  const [start, end] = pattern.split('*') as [string, string | undefined];
  if (end === undefined) return [];
  return glossary.terms.flatMap((term) => {
    const middle = term.id.slice(start.length, term.id.length - end.length);
    const fits = term.id.startsWith(start) && term.id.endsWith(end) && middle !== '' && !middle.includes('.');
    return fits && term.id.length > start.length + end.length ? [[middle, term] as const] : [];
  });
}

/** Cards, hirelings and people: their names are printed on the components, in each language in its own way. */
const PRINTED = /^root\.(card|leader|minister|mood|hireling)\./;

/** L-1: where the English message has a printed name, the others have that of their edition, in any form. */
function* checkNames(message: MessageSet, glossary: Glossary): Generator<MessageProblem> {
  const game = gameOf(message.subject);
  const english = plain(message.in.en);
  for (const term of glossary.terms) {
    if (term.id.split('.', 1)[0] !== game || !PRINTED.test(term.id)) continue;
    if (!/^\p{Lu}/u.test(term.en) || !standsIn(term.en, english)) continue;
    for (const parsed of [message.in.uk, message.in.ru]) {
      const text = normal(plain(parsed));
      const hasName = spellings(term, parsed.language).some((form) =>
        form.split(/[^\p{L}ʼ]+/u).every((one) => one.length < 3 || text.includes(stem(one))),
      );
      if (!hasName) yield problemIn(parsed, 'L-1', `${term.id} is «${term[parsed.language]}», which does not occur`);
    }
  }
}

const plain = (parsed: ParsedMessage): string => (variantsOf(parsed.pieces) ?? []).map(({ text }) => text).join(' | ');

/** True when a name stands in a text as it is written, with its capital letters. */
function standsIn(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = (text[at - 1] ?? ' ') + (text[at + name.length] ?? ' ');
    if (!/\p{L}/u.test(around)) return true;
  }
  return false;
}

/** The form of a term in a language. An accusative that is not listed equals the name; English has no other case. */
export function formOf(term: GlossaryTerm, language: Language, form: Form): string | undefined {
  if (language === 'en') return (form === 'acc' ? term.enForms?.acc : undefined) ?? term.en;
  return formsIn(term, language)[form] ?? (form === 'acc' ? term[language] : undefined);
}

/** Checks one message against the glossary. */
export function* checkTerms(message: MessageSet, glossary: Glossary): Generator<MessageProblem> {
  const { en } = message.in;
  const declared = message.terms.map((id) => glossary.byId.get(id)).filter((term) => term !== undefined);
  for (const id of message.terms) {
    if (!glossary.byId.has(id)) yield problemIn(en, 'L-12', `terms names "${id}", which the glossary does not know`);
  }
  for (const [name, pattern] of Object.entries(message.args)) {
    if (matching(glossary, pattern).length > 0) continue;
    yield problemIn(en, 'L-12', `args.${name}: the glossary has no ids like "${pattern}" (one * stands for the id)`);
  }
  yield* checkNames(message, glossary);
  for (const parsed of [message.in.en, message.in.uk, message.in.ru]) {
    const text = normal((variantsOf(parsed.pieces) ?? []).map((variant: Variant) => variant.text).join(' | '));
    yield* checkDeclared(parsed, text, declared);
    yield* checkCounted(parsed, declared);
    yield* checkCases(parsed, message.args, glossary);
    if (parsed.language === 'ru') yield* checkYo(parsed, text, glossary);
    const mentioned = glossary.terms.filter((term) => term.avoid && isMentioned(term, message, declared));
    yield* checkAvoided(parsed, text, mentioned, declared);
    yield* checkForeign(parsed, text, declared, glossary);
  }
}

/** L-1: a declared term is there, in one of its forms or as a value of its name: `{suit_f}` says a `root.suit`. */
function* checkDeclared(
  parsed: ParsedMessage,
  text: string,
  declared: readonly GlossaryTerm[],
): Generator<MessageProblem> {
  const values = new Set([...allPieces(parsed.pieces)].flatMap((piece) => (piece.kind === 'arg' ? [piece.name] : [])));
  for (const term of declared) {
    if (values.has(term.id.slice(term.id.lastIndexOf('.') + 1))) continue;
    const forms = spellings(term, parsed.language);
    if (forms.some((form) => occurs(form, text))) continue;
    // English also has the past of verbs and the possessive.
    if (parsed.language === 'en' && forms.some((form) => ['d', 'ed', 'ʼs'].some((end) => occurs(form + end, text))))
      continue;
    const near = forms.some((form) => form.split(' ').every((one) => text.includes(stem(one))));
    const what = `the term ${term.id} (${term[parsed.language]})`;
    if (near) yield problemIn(parsed, 'L-1', `${what} stands in a form the glossary does not list`, 'warning');
    else yield problemIn(parsed, 'L-1', `${what} does not occur`);
  }
}

/** L-4: where a plural counts a declared term, every branch has the glossary's form. */
function* checkCounted(parsed: ParsedMessage, declared: readonly GlossaryTerm[]): Generator<MessageProblem> {
  if (parsed.language === 'en') return;
  for (const piece of allPieces(parsed.pieces)) {
    if (piece.kind !== 'plural') continue;
    for (const term of declared) yield* checkCountedBy(parsed, term, piece.branches);
  }
}

function* checkCountedBy(parsed: ParsedMessage, term: GlossaryTerm, branches: Branches): Generator<MessageProblem> {
  const { one, few, many, other, acc, accFew, gen, genFew } = formsIn(term, parsed.language);
  if (one === undefined || few === undefined || many === undefined || other === undefined) return;
  const wanted: Readonly<Record<string, readonly (string | undefined)[]>> = {
    one: [one, acc],
    few: [few, accFew, genFew],
    many: [many],
    other: [other, gen],
  };
  const has = (label: string, text: string) =>
    (wanted[label] ?? []).some((form) => form !== undefined && occurs(normal(form), text));
  const texts = branches.map(([label, pieces]) => [label, branchText(pieces)] as const);
  if (!texts.some(([label, text]) => label === 'one' && has(label, text))) return;
  for (const [label, text] of texts) {
    if (!(label in wanted) || has(label, text)) continue;
    const forms = [...new Set(wanted[label]?.filter((form) => form !== undefined))];
    yield problemIn(
      parsed,
      'L-4',
      `${label} of a plural of ${term.id} is «${text.trim()}», not «${forms.join('» or «')}»`,
    );
  }
}

function branchText(pieces: Branches[number][1]): string {
  return normal((variantsOf(pieces) ?? []).map(({ text }) => text).join(' | ')).replace(/[\uE000\uE001+−]/g, ' ');
}

/** I-4.5: every name that can be passed has the case that the message uses. */
function* checkCases(parsed: ParsedMessage, args: MessageSet['args'], glossary: Glossary): Generator<MessageProblem> {
  for (const piece of allPieces(parsed.pieces)) {
    if (piece.kind !== 'arg' || piece.form === undefined) continue;
    const { name, form } = piece;
    const pattern = args[name];
    // Without a pattern, code passes a name with its forms.
    if (pattern === undefined) continue;
    const without = matching(glossary, pattern).filter(([, term]) => formOf(term, parsed.language, form) === undefined);
    if (without.length === 0) continue;
    yield problemIn(parsed, 'L-12', `the glossary has no ${form} of ${without.map(([, term]) => term.id).join(', ')}`);
  }
}

/** L-3: a known wrong word for a term that is declared or that the English message mentions. */
function* checkAvoided(
  parsed: ParsedMessage,
  text: string,
  mentioned: readonly GlossaryTerm[],
  declared: readonly GlossaryTerm[],
): Generator<MessageProblem> {
  const right = new Set(
    declared.flatMap((term) => spellings(term, parsed.language).flatMap((form) => form.split(' '))),
  );
  for (const term of mentioned) {
    for (const avoided of term.avoid?.[parsed.language] ?? []) {
      const start = normal(avoided.replace('*', ''));
      const isWrong = (one: string) => (avoided.endsWith('*') ? one.startsWith(start) : one === start);
      const found = wordsOf(text).find((one) => isWrong(one) && !right.has(one));
      if (found !== undefined) {
        yield problemIn(parsed, 'L-3', `«${found}»: ${term.id} is «${term[parsed.language]}»`);
        break;
      }
    }
  }
}

/** True when the term is declared, or when the English message of the term's game (a common term: of any) has the word. */
function isMentioned(term: GlossaryTerm, message: MessageSet, declared: readonly GlossaryTerm[]): boolean {
  if (declared.includes(term)) return true;
  const game = term.id.split('.', 1)[0];
  if (game !== 'common' && game !== gameOf(message.subject)) return false;
  const text = normal((variantsOf(message.in.en.pieces) ?? []).map((variant) => variant.text).join(' | '));
  return spellings(term, 'en').some((form) => occurs(form, text));
}

/** L-2: a word of another game for something that has another name in this game. */
function* checkForeign(
  parsed: ParsedMessage,
  text: string,
  declared: readonly GlossaryTerm[],
  glossary: Glossary,
): Generator<MessageProblem> {
  const game = gameOf(parsed.subject);
  if (game === undefined || parsed.language === 'en') return;
  for (const { form, term } of glossary.foreign(game, parsed.language)) {
    if (declared.includes(term) || !occurs(form, text)) continue;
    yield problemIn(parsed, 'L-2', `«${form}» is ${term.id}, a word of another game`);
  }
}

function foreignForms(
  terms: readonly GlossaryTerm[],
  game: string,
  language: Language,
): ReturnType<Glossary['foreign']> {
  const isOwn = (term: GlossaryTerm) => /^(\w+)\./.exec(term.id)?.[1] === game || term.id.startsWith('common.');
  const own = terms.filter(isOwn);
  const ownNames = new Set(own.filter((term) => !term.id.startsWith('common.')).map((term) => normal(term.en)));
  const ownWords = new Set(
    own.flatMap((term) => spellings(term, language)).flatMap((form) => [form, ...form.split(' ')]),
  );
  return terms
    .filter((term) => !isOwn(term) && ownNames.has(normal(term.en)))
    .flatMap((term) => [...new Set(spellings(term, language))].map((form) => ({ form, term })))
    .filter(({ form }) => !ownWords.has(form));
}

/** L-9: ё is always written. Words with another meaning without it are ignored. */
function* checkYo(parsed: ParsedMessage, text: string, glossary: Glossary): Generator<MessageProblem> {
  for (const one of wordsOf(text)) {
    const right = glossary.yo.get(one);
    if (right !== undefined) yield problemIn(parsed, 'L-9', `«${one}» is written «${right}»`);
  }
}

function wordsWithYo(terms: readonly GlossaryTerm[]): ReadonlyMap<string, string> {
  const words = new Set(terms.flatMap((term) => spellings(term, 'ru')).flatMap(wordsOf));
  const withYo = [...words].filter((one) => one.includes('ё'));
  const pairs = withYo.map((one) => [one.replaceAll('ё', 'е'), one] as const);
  return new Map(pairs.filter(([bare]) => !words.has(bare) && !['все', 'чем', 'нем', 'том'].includes(bare)));
}

function gameOf(subject: string): string | undefined {
  return GAMES.find((game) => subject.split('-').includes(game));
}

function formsIn(term: GlossaryTerm, language: Language): Readonly<Partial<Record<string, string>>> {
  return (language === 'uk' ? term.ukForms : language === 'ru' ? term.ruForms : undefined) ?? {};
}

/** All spellings of a term, as `normal` text. Text in brackets is a remark, not part of the name. */
function spellings(term: GlossaryTerm, language: Language): readonly string[] {
  const forms = Object.values(formsIn(term, language)).filter((form) => form !== undefined);
  const bare = [term[language], ...forms].flatMap((form) => {
    const name = normal(form).replace(/ *\([^)]*\)/g, '');
    return language === 'en' ? name.split(', ') : [name];
  });
  return language === 'en' ? bare.flatMap((name) => [name, `${name}s`, `${name}es`]) : bare;
}

/** Lower case, one kind of space, one kind of apostrophe, no stress marks. */
function normal(text: string): string {
  return text.toLowerCase().replaceAll('\u00A0', ' ').replace(/[’']/g, 'ʼ').normalize('NFC');
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}ʼ]+(?:-[\p{L}ʼ]+)*/gu) ?? [];
}

function occurs(form: string, text: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const around = (text[at - 1] ?? ' ') + (text[at + form.length] ?? ' ');
    if (!/[\p{L}ʼ]/u.test(around)) return true;
  }
  return false;
}

function stem(one: string): string {
  return one.length <= 4 ? one.slice(0, 3) : one.slice(0, Math.max(4, one.length - 3));
}

import { runInNewContext } from 'node:vm';
import { compile } from '../../scripts/messages/compile.ts';
import type { Entry, MessageProblem, GlossaryTerm, Sources } from '../../scripts/messages/model.ts';
import { GAME_IDS } from '../law/index.ts';
import { wordsIn } from './compiled.ts';
import type { Language } from './language.ts';
import type { Node } from './parts.ts';

export const GLOSSARY: readonly GlossaryTerm[] = [
  {
    id: 'root.warrior',
    en: 'warrior',
    uk: 'вояка',
    ru: 'воин',
    ukForms: { one: 'вояка', few: 'вояки', many: 'вояк', other: 'вояки', acc: 'вояку', accFew: 'вояк' },
    ruForms: { one: 'воин', few: 'воина', many: 'воинов', other: 'воина', gen: 'воина' },
    avoid: { uk: ['воїн*', 'боєць'] },
  },
  { id: 'root.building', en: 'building', uk: 'споруда', ru: 'здание' },
  { id: 'scythia.building', en: 'building', uk: 'будівля', ru: 'здание' },
  { id: 'root.roost', en: 'roost', uk: 'гніздо', ru: 'гнездо', ruForms: { few: 'гнёзда' } },
  { id: 'root.faction.eyrie', en: 'Eyrie', uk: 'Крилаті', ru: 'Династия', ukForms: { gen: 'Крилатих' } },
  {
    id: 'root.faction.cult',
    en: 'Cult',
    uk: 'Культ',
    ru: 'Культ',
    ukForms: { gen: 'Культу' },
    ruForms: { gen: 'Культа' },
  },
];

export type Trio = Readonly<Partial<Record<Language, Entry>>>;

/** One message as the whole of the sources. */
export function sourcesOf(trio: Trio, key = 'root.prompt.it', glossary = GLOSSARY): Sources {
  const subject = key.split('.', 1)[0] ?? '';
  const file = (language: Language) => {
    const entry = trio[language];
    return entry === undefined ? {} : { [key]: entry };
  };
  return { glossary, subjects: { [subject]: { uk: file('uk'), ru: file('ru'), en: file('en') } } };
}

export function found(trio: Trio, key?: string): readonly MessageProblem[] {
  return compile(sourcesOf(trio, key)).found;
}

/** What was found as `language rule`, shortest to compare. */
export function rules(trio: Trio, key?: string): readonly string[] {
  return [...new Set(found(trio, key).map(({ language, rule }) => `${language} ${rule}`))];
}

type CompiledMessages = Readonly<Record<string, Node | ((args: object) => Node)>>;

/** Runs the generated messages of one language without writing them to the disk. */
export function run(sources: Sources, language: Language, files = compile(sources).files): CompiledMessages {
  const load = (path: string, exported: string): CompiledMessages => {
    const lines = (files.get(path) ?? '').split('\n').filter((line) => !/^(import|\/\/|const )/.test(line));
    const code = lines
      .join('\n')
      .replace(new RegExp(`export const ${exported}: .*? = \\{`), '({')
      .replace(/;\s*$/, ')');
    return runInNewContext(code, scope(path)) as CompiledMessages;
  };
  let words: object | undefined;
  const scope = (path: string): object => {
    const names = path.replace('.ts', '-names.ts');
    if (files.has(names)) return { names: load(names, 'terms') };
    if (path.includes('terms/')) return {};
    return (words ??= withTerms());
  };
  const withTerms = (): object => {
    const games = GAME_IDS.map((game) => [game, load(`terms/${language}/${game}.ts`, 'terms')]);
    return { ...wordsIn(language), ...(Object.fromEntries(games) as object) };
  };
  const tables = Object.keys(sources.subjects).map((name) => load(`${language}/${name}.ts`, 'messages'));
  return Object.fromEntries(tables.flatMap((table) => Object.entries(table)));
}

import type { Language } from '../../../i18n/index.ts';
import { load } from '../../../i18n/index.ts';
import { BUILT_IN } from '../../../games/scythia/components/built-in.ts';
import { readPack } from '../../../games/scythia/components/read-pack.ts';
import { ARROWS, BUILDINGS, CIVS, COLOURS, EAGLES, PLUNDER, ROW } from '../../../games/scythia/words.ts';
import {
  type Choice,
  type ValueComponent,
  type ValueField,
  type ValueKind,
  type ValueSection,
  type ValuesForm,
  valueAt,
  withValue,
} from '../../values/values-form.ts';
import { effectKinds, effectNames } from './effect-fields.ts';
import { COMPONENTS, loadNames } from './names.ts';
import { capitalize } from '../../turns/capitalize.ts';

/** The lists of components whose entries are marked, with the paths of their entries. */
const LISTS = ['heroes', 'characters', 'animals', 'quests', 'schemes'] as const;

/** The marked components of the built-in pack: their paths and the marked fields. */
function marked(): { readonly section: string; readonly path: string; readonly fields: readonly string[] }[] {
  const all: { section: string; path: string }[] = [
    ...LISTS.flatMap((section) => BUILT_IN[section].map((_, at) => ({ section, path: `${section}.${at}` }))),
    ...Object.keys(BUILT_IN.dice).map((die) => ({ section: 'dice', path: `dice.${die}` })),
    ...BUILT_IN.civilisations.flatMap((civ, k) => [
      { section: 'civilisations', path: `civilisations.${k}` },
      ...civ.settlements.map((_, at) => ({ section: 'settlements', path: `civilisations.${k}.settlements.${at}` })),
    ]),
    ...BUILT_IN.buildings.map((_, at) => ({ section: 'buildings', path: `buildings.${at}` })),
  ];
  return all.flatMap(({ section, path }) => {
    const fields = valueAt(BUILT_IN, `${path}.reconstructed`) as readonly string[] | undefined;
    return fields ? [{ section, path, fields }] : [];
  });
}

const MARKED = marked();
/** The numbers of workers are marked at the pack itself. */
const WORKERS = 'workers';

async function sections(language: Language): Promise<readonly ValueSection[]> {
  const [names, say] = await Promise.all([loadNames(language), load(language, 'values')]);
  const label = (id: string): string => say.lookup('values.field', id);
  const words = (list: readonly string[], name: (at: number) => string): Choice[] =>
    list.map((value, at) => ({ value, name: capitalize(name(at)) }));
  const choicesOf = (group: string, list: readonly string[]): Choice[] =>
    words(list, (at) => say.lookup(`values.${group}` as 'values.word', list[at]!));
  const colours = words(COLOURS, (at) => names.say.t(`scythia.word.colour.${COLOURS[at]!}`));
  const civs = words(CIVS, (at) => names.civ(at));
  const goods = ['silver', ...PLUNDER] as const;
  const items = words(goods, (at) => names.text.count(goods[at]!, 1).replace(/^\d+\s/, ''));
  const number = (path: string): ValueField => ({ kind: 'number', path, name: label(path) });
  const word = (path: string, choices: readonly Choice[]): ValueField => ({
    kind: 'word',
    path,
    name: label(path),
    choices,
  });
  const numbers = (list: readonly string[]): ValueField[] => list.map(number);
  const effects = effectKinds(say, names);
  const kinds: Readonly<Record<string, ValueKind>> = {
    raid: effects.raid,
    play: effects.play,
    ability: effects.play,
    allowedWorkers: { kind: 'words', choices: colours },
    bands: { kind: 'rows', columns: numbers(['min', 'vp', 'wounds']) },
    spots: {
      kind: 'rows',
      columns: [...numbers(['column', 'plunder']), word('worker', colours), number('minPlayers')],
    },
    faces: { kind: 'rows', columns: numbers(['strength', 'wounds']) },
    civ: { kind: 'word', choices: civs },
    quest: { kind: 'word', choices: choicesOf('word', ARROWS) },
    horse: { kind: 'word', choices: choicesOf('word', ROW) },
    blocks: { kind: 'word', choices: words(BUILDINGS, (at) => names.building(at)) },
    cost: {
      kind: 'either',
      options: [
        { kind: 'counts', path: 'items', name: label('items'), choices: items },
        { kind: 'number', path: 'discardStrength', name: label('discardStrength') },
      ],
    },
    hasQuests: {
      kind: 'word',
      isData: true,
      choices: [true, false].map((one) => ({ value: String(one), name: say.t(`values.label.${one ? 'yes' : 'no'}`) })),
    },
    startWorker: { kind: 'word', choices: colours },
  };
  /** The fields of one mark; the halves of an animal are two or three values each. */
  function fieldsOf(section: string, field: string): ValueField[] {
    if (section === 'animals') {
      const half = (what: string): ValueField => ({
        kind: 'number',
        path: `${field}.${what}`,
        name: say.t('values.label.part', { whole: label(field), part: label(what) }),
      });
      const kind: ValueField = {
        ...word('eagle.kind', choicesOf('word', EAGLES)),
        name: say.t('values.label.part', { whole: label('eagle'), part: label('kind') }),
      };
      return [...(field === 'eagle' ? [kind] : []), half('strength'), half('vp')];
    }
    const kind: ValueKind =
      section !== 'quests' && field === 'cost'
        ? { kind: 'number' }
        : section !== 'schemes' && field === 'horse'
          ? { kind: 'number' }
          : (kinds[field] ?? { kind: 'number' });
    return [{ ...kind, path: field, name: label(field) }];
  }
  function nameOf(section: string, path: string): string {
    const parts = path.split('.');
    const at = Number(parts[1]);
    switch (section) {
      case 'heroes':
        return names.hero(at);
      case 'characters':
        return names.character(at);
      case 'dice':
        return names.terms.name(`scythia.die.${parts[1] as 'red'}`);
      case 'civilisations':
        return names.civ(at);
      case 'settlements':
        return names.settlement(COMPONENTS.settlement.names.indexOf(String(valueAt(BUILT_IN, `${path}.id`))));
      case 'buildings':
        return names.building(at);
      default:
        return say.t('values.label.numbered', { what: say.lookup('values.one', section), n: at + 1 });
    }
  }
  const components = (section: string): ValueComponent[] =>
    MARKED.filter((one) => one.section === section).map(({ path, fields }) => ({
      path,
      name: capitalize(nameOf(section, path)),
      fields: fields.flatMap((field) => fieldsOf(section, field)),
    }));
  const workers: ValueComponent = {
    path: WORKERS,
    name: say.lookup('values.section', WORKERS),
    fields: COLOURS.map((colour, at) => ({ kind: 'number', path: colour, name: colours[at]!.name })),
  };
  return [
    ...[
      'characters',
      'heroes',
      'animals',
      'quests',
      'settlements',
      'civilisations',
      'buildings',
      'dice',
      'schemes',
    ].map((id) => ({ id, name: say.lookup('values.section', id), components: components(id) })),
    { id: WORKERS, name: say.lookup('values.section', WORKERS), components: [workers] },
  ].filter((section) => section.components.length > 0);
}

/** The form for the values of Raiders of Scythia. */
export const scythiaValues: ValuesForm = {
  builtIn: BUILT_IN,
  read: readPack,
  sections,
  async names(language) {
    const [names, say] = await Promise.all([loadNames(language), load(language, 'values')]);
    const colours = COLOURS.map(
      (colour) => [colour, capitalize(names.say.t(`scythia.word.colour.${colour}`))] as const,
    );
    return { ...effectNames(say, names), ...Object.fromEntries(colours) };
  },
  withoutMarks: (pack, entered) =>
    entered.reduce((at, path) => {
      const place = path === WORKERS ? 'reconstructed' : `${path}.reconstructed`;
      return valueAt(at, place) === undefined ? at : withValue(at, place, undefined);
    }, pack),
  enteredIn: (file) => [
    ...MARKED.map(({ path }) => path).filter((path) => valueAt(file, `${path}.reconstructed`) === undefined),
    ...(valueAt(file, 'reconstructed') === undefined ? [WORKERS] : []),
  ],
};

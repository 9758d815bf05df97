import { type Language, load } from '../../../i18n/index.ts';
import { BUILT_IN } from '../../../games/wild/components/built-in.ts';
import { readPack } from '../../../games/wild/components/read-pack.ts';
import { AXIAL, BASE, CELLS, RADIUS, RING } from '../../../games/wild/rules/00-board/geometry.ts';
import { ABILITIES, CARDS, LEADERS, TERRAINS } from '../../../games/wild/words.ts';
import {
  type Choice,
  type ValueComponent,
  type ValueField,
  type ValueSection,
  type ValuesForm,
  valueAt,
  withValue,
} from '../../values/values-form.ts';
import { loadNames } from './names.ts';
import { capitalize } from '../../turns/capitalize.ts';

/** The components of each group without published values, by their paths. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  defenders: BUILT_IN.defenders.list.map((_, at) => `defenders.list.${at}`),
  leaders: BUILT_IN.leaders.list.map((_, at) => `leaders.list.${at}`),
  tiles: BUILT_IN.tiles.list.map((_, at) => `tiles.list.${at}`),
  damageDie: ['damageDie'],
  factories: ['factories'],
  supportTracks: ['2', '3', '4'].map((players) => `supportTracks.byPlayers.${players}`),
  board: ['board'],
};

async function sections(language: Language): Promise<readonly ValueSection[]> {
  const [names, say] = await Promise.all([loadNames(language), load(language, 'values')]);
  const label = (id: string): string => say.lookup('values.field', id);
  const words = (list: readonly string[], name: (at: number) => string): Choice[] =>
    list.map((value, at) => ({ value, name: capitalize(name(at)) }));
  const terrains = words(TERRAINS, names.terrain);
  /** Cells of the board as choices. */
  const cells = (isChoice: (cell: number) => boolean): Choice[] =>
    CELLS.flatMap((_, cell) =>
      cell !== BASE && isChoice(cell)
        ? [{ value: JSON.stringify([AXIAL[cell]!.q, AXIAL[cell]!.r]), name: names.cell(cell) }]
        : [],
    );
  const part = (whole: string, inner: string): string => say.t('values.label.part', { whole, part: inner });
  const tileSide = (side: 'front' | 'back'): ValueField[] => [
    ...[0, 1, 2].map(
      (cell): ValueField => ({
        kind: 'word',
        path: `${side}.cells.${cell}`,
        name: part(label(side), say.t('values.label.cell', { n: cell + 1 })),
        choices: terrains,
      }),
    ),
    {
      kind: 'word',
      isData: true,
      path: `${side}.pollution`,
      name: part(label(side), label('pollution')),
      choices: [
        { value: 'null', name: say.t('values.label.none') },
        ...[0, 1, 2].map((cell) => ({ value: String(cell), name: say.t('values.label.cell', { n: cell + 1 }) })),
      ],
    },
  ];
  function component(group: string, path: string, at: number): ValueComponent {
    switch (group) {
      case 'defenders': {
        const faction = CARDS[at]!.split('-')[0]!;
        const own = ABILITIES.flatMap((id, ability) => (id.startsWith(`${faction}.`) ? [{ id, ability }] : []));
        return {
          path,
          name: say.t('values.label.card', { name: names.defender(at), id: CARDS[at]! }),
          fields: [
            { kind: 'text', path: 'name', name: label('name') },
            { kind: 'word', path: 'terrain', name: label('terrain'), choices: terrains },
            { kind: 'number', path: 'ap', name: label('ap') },
            {
              kind: 'word',
              path: 'ability',
              name: label('ability'),
              choices: own.map(({ id, ability }) => ({ value: id, name: names.ability(ability) })),
            },
          ],
        };
      }
      case 'leaders':
        return {
          path,
          name: say.t('values.label.card', { name: names.leader(at), id: LEADERS[at]! }),
          fields: [{ kind: 'text', path: 'name', name: label('name') }],
        };
      case 'tiles':
        return {
          path,
          name: say.t('values.label.numbered', { what: say.lookup('values.one', 'tiles'), n: at + 1 }),
          fields: [...tileSide('front'), ...tileSide('back')],
        };
      case 'supportTracks':
        return {
          path,
          name: say.t('values.label.players', { n: at + 2 }),
          fields: [
            { kind: 'number', path: 'spacesBeforeCamps', name: label('spacesBeforeCamps') },
            { kind: 'numbers', path: 'hands', name: label('hands') },
          ],
        };
      case 'damageDie':
        return {
          path,
          name: say.lookup('values.section', group),
          fields: [{ kind: 'numbers', path: 'faces', name: label('faces') }],
        };
      case 'factories':
        return {
          path,
          name: say.lookup('values.section', group),
          fields: BUILT_IN.factories.chuteSides.map((_, n) => ({
            kind: 'numbers',
            path: `chuteSides.${n}`,
            name: say.t('values.label.numbered', { what: label('chutes'), n: n + 1 }),
          })),
        };
      default:
        return {
          path,
          name: say.lookup('values.section', group),
          fields: [
            {
              kind: 'rows',
              path: 'slots',
              name: label('slots'),
              columns: [0, 1, 2].map((n) => ({
                kind: 'word',
                isData: true,
                path: `${n}`,
                name: say.t('values.label.cell', { n: n + 1 }),
                choices: cells(() => true),
              })),
            },
            {
              kind: 'words',
              isData: true,
              path: 'mechSymbols',
              name: label('mechSymbols'),
              choices: cells((cell) => RING[cell] === RADIUS),
            },
          ],
        };
    }
  }
  return Object.entries(GROUPS).map(([id, paths]) => ({
    id,
    name: say.lookup('values.section', id),
    components: paths.map((path, at) => component(id, path, at)),
  }));
}

/** True when all components of a group are entered. */
const isComplete = (paths: readonly string[], entered: readonly string[]): boolean =>
  paths.every((path) => entered.includes(path));

/**
 * The form for the values of Defenders of the Wild. A group loses its mark when all of its components are entered; until then the
 * pack lists those that are.
 */
export const wildValues: ValuesForm = {
  builtIn: BUILT_IN,
  read: readPack,
  sections,
  async names(language) {
    const names = await loadNames(language);
    return Object.fromEntries(LEADERS.map((id, at) => [id, names.leader(at)]));
  },
  withoutMarks(pack, entered) {
    const groups = Object.entries(GROUPS);
    const begun = groups.flatMap(([, paths]) =>
      isComplete(paths, entered) ? [] : paths.filter((path) => entered.includes(path)),
    );
    const marked = groups.reduce<unknown>(
      (at, [group, paths]) => (isComplete(paths, entered) ? withValue(at, `${group}.source`, 'own') : at),
      pack,
    );
    return begun.length > 0 ? withValue(marked, 'entered', begun) : marked;
  },
  enteredIn(file) {
    const listed = valueAt(file, 'entered');
    return Object.entries(GROUPS).flatMap(([group, paths]) =>
      valueAt(file, `${group}.source`) === 'reconstructed'
        ? paths.filter((path) => Array.isArray(listed) && listed.includes(path))
        : paths,
    );
  },
};

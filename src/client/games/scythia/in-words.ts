import { raidCost } from '../../../games/scythia/rules/06-raiding/strength.ts';
import { raidInputsOf } from '../../../games/scythia/forecast/raid-inputs.ts';
import type { ScythiaView } from '../../../games/scythia/view-types.ts';
import { BUILDINGS, FIRST_PLUNDER, ITEMS, PROVISIONS, WAGONS } from '../../../games/scythia/words.ts';
import type { Language } from '../../../i18n/index.ts';
import type { TableInWords, TextPart, TextRow } from '../../registry/game-ui.ts';
import { characterText } from './character-text.ts';
import { COMPONENTS, loadNames, type Names } from './names.ts';
import { alternativeText } from './option-texts.ts';
import { spotText } from './spot-text.ts';
import { capitalize } from '../../turns/capitalize.ts';

/** The village: who stands at each building, and what it gives to whom. */
function village(view: ScythiaView, names: Names): TextPart {
  const { say } = names;
  return {
    title: say.t('scythia.label.village'),
    columns: [say.t('scythia.column.building'), say.t('scythia.column.worker'), say.t('scythia.column.gives')],
    rows: BUILDINGS.map((word, building): TextRow => {
      const worker = view.village[building]!;
      const from = COMPONENTS.building.from[building]!;
      const gives = COMPONENTS.alternative.names.slice(from, COMPONENTS.building.from[building + 1]).map((_, k) => {
        const colours = names.colours(
          COMPONENTS.alternative.workers[from + k]! & COMPONENTS.building.allowed[building]!,
        );
        return say.t('scythia.aria.alternative', { colours, effect: alternativeText(names, from + k, true) });
      });
      const isBlocked = view.chief?.blocked === building;
      return {
        word,
        cells: [
          names.building(building),
          isBlocked
            ? say.t('scythia.text.blocked')
            : worker < 0
              ? say.t('scythia.label.noWorker')
              : names.worker(worker),
          gives.join('; '),
        ],
      };
    }),
  };
}

/** The settlements: who may come, what it costs, what strength brings, and what lies there. */
function settlements(view: ScythiaView, names: Names, own: number): TextPart {
  const { say, text } = names;
  const inputs = raidInputsOf(view);
  return {
    title: say.t('scythia.label.settlements'),
    columns: [
      say.t('scythia.column.settlement'),
      say.t('scythia.column.workers'),
      say.t('scythia.column.cost'),
      say.t('scythia.column.bands'),
      say.t('scythia.column.spots'),
    ],
    rows: COMPONENTS.settlement.names.map((word, at): TextRow => {
      const { allowed, crew, provisions, wagons, bands, spots } = COMPONENTS.settlement;
      const food = raidCost(COMPONENTS, inputs, own, at, PROVISIONS, provisions[at]!);
      const carts = raidCost(COMPONENTS, inputs, own, at, WAGONS, wagons[at]!);
      const cost = [text.count('provisions', food), ...(carts > 0 ? [text.count('wagons', carts)] : [])];
      return {
        word,
        cells: [
          capitalize(names.settlement(at)),
          say.list(names.colours(allowed[at]!)),
          say.t('scythia.text.raidCost', { crew: crew[at]!, cost }),
          say.list(bands[at]!.map(({ min, vp, wounds }) => say.t('scythia.aria.band', { n: min, vp, wounds }))),
          spots[at]!.map((spot) => spotText(view, names, spot)).join(' '),
        ],
      };
    }),
  };
}

/** The viewer's hand. */
function hand(view: ScythiaView, names: Names, seat: number): TextPart[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    {
      title: names.say.t('scythia.label.hand'),
      rows: player.hand.map((kind) => ({ word: COMPONENTS.kind.names[kind], cells: [characterText(names, kind)] })),
    },
  ];
}

/** The heroes on offer at the start, quests of the village, animals, and what is left of everything. */
function common(view: ScythiaView, names: Names): TextPart[] {
  const { say, text } = names;
  const list = (title: string, rows: readonly TextRow[]): TextPart[] => (rows.length === 0 ? [] : [{ title, rows }]);
  return [
    ...list(
      say.t('scythia.label.offer'),
      view.offer.map(({ hero, character }) => ({
        word: COMPONENTS.hero.names[hero],
        cells: [
          [
            say.t('scythia.aria.hero', {
              name: names.hero(hero),
              ability: text.play(COMPONENTS.pack.heroes[hero]!.ability, true),
            }),
            ...(character < 0 ? [] : [characterText(names, character)]),
          ].join('. '),
        ],
      })),
    ),
    ...list(
      say.t('scythia.label.villageQuests'),
      view.villageQuests.flatMap((quest) =>
        quest < 0 ? [] : [{ word: COMPONENTS.quest.names[quest], cells: [names.quest(quest)] }],
      ),
    ),
    ...list(
      say.t('scythia.label.animalRow'),
      view.row.flatMap((animal) =>
        animal < 0 ? [] : [{ word: COMPONENTS.animal.names[animal], cells: [names.animal(animal)] }],
      ),
    ),
    ...list(say.t('scythia.label.stock'), [
      { cells: [capitalize(say.t('scythia.label.deck', { n: view.deck }))] },
      ...view.supply.map((n, k) => ({ cells: [text.count(ITEMS[FIRST_PLUNDER + k]!, n)] })),
    ]),
  ];
}

/** §S-12: the AI chief of a game alone. */
function chief(view: ScythiaView, names: Names): TextPart[] {
  const { chief: ai } = view;
  if (!ai) return [];
  const { say, text } = names;
  const rows = [
    say.t('scythia.aria.score', { name: names.chief(ai.character), n: ai.score }),
    text.count('provisions', ai.provisions),
    say.t('scythia-cards.animal.strength', { n: ai.strength }),
    say.t('scythia.label.horses', { n: ai.horses.length }),
    say.t('scythia.label.questsDone', { n: ai.quests.length }),
    ...(ai.blocked < 0 ? [] : [say.t('scythia.scheme.blocks', { building: names.building(ai.blocked) })]),
    say.t('scythia.label.schemesLeft', { n: ai.schemesLeft }),
  ];
  return [{ title: capitalize(say.t('scythia.word.chief')), rows: rows.map((cell) => ({ cells: [cell] })) }];
}

/** The table of Raiders of Scythia as headings, tables and lists, for readers who do not see the board. */
export async function scythiaInWords(language: Language): Promise<TableInWords> {
  const names = await loadNames(language);
  return (seen, seat) => {
    const view = seen as ScythiaView;
    const own = seat < view.players.length ? seat : view.active;
    return [
      ...hand(view, names, seat),
      village(view, names),
      settlements(view, names, own),
      ...common(view, names),
      ...chief(view, names),
    ];
  };
}

import { IN_DECK } from '../../../games/wild/components/piles.ts';
import { CELLS } from '../../../games/wild/rules/00-board/geometry.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { CARDS, FACTORIES, MACHINES, TERRAINS } from '../../../games/wild/words.ts';
import type { Language } from '../../../i18n/index.ts';
import type { TableInWords, TextPart, TextRow } from '../../registry/game-ui.ts';
import { type BoardForecast, boardForecastOf, playersOf } from './board-forecast.ts';
import { threatTexts, groundText, pieceTexts, sideTexts } from './cell-description.ts';
import { COMPONENTS } from './facts.ts';
import { loadNames, type Names } from './names.ts';

/** The board cell by cell: ground, what stands there, what is round it, what threatens it. */
function cells(view: WildView, names: Names, outlook: BoardForecast | undefined): TextPart {
  const { say } = names;
  const none = say.t('wild.label.none');
  return {
    title: say.t('wild.label.cells'),
    columns: [
      say.t('wild.column.cell'),
      say.t('wild.column.ground'),
      say.t('wild.column.pieces'),
      say.t('wild.column.sides'),
      say.t('wild.column.threats'),
    ],
    rows: CELLS.map((word, cell): TextRow => {
      const enclosed = outlook?.enclosed.includes(cell) ? [say.t('wild.aria.enclosed')] : [];
      return {
        word,
        cells: [
          names.cell(cell),
          groundText(view, cell, names) || none,
          pieceTexts(view, cell, names).join(', ') || none,
          sideTexts(view, cell, names).join('; ') || none,
          [...enclosed, ...threatTexts(outlook?.cells.get(cell), cell, names)].join('; ') || none,
        ],
      };
    }),
  };
}

/** How near each defeat is (§W-1.3). */
function defeats(view: WildView, names: Names): TextPart {
  const { say } = names;
  const { limits } = COMPONENTS.pack;
  const counted = (name: string, n: number, most: number): TextRow => ({
    cells: [say.t('wild.text.ofMost', { name, n, most })],
  });
  const built = FACTORIES.filter((_, number) => number > view.top).length;
  const dead = view.deaths.reduce((sum, n) => sum + n, 0);
  return {
    title: say.t('wild.aria.tracks'),
    rows: [
      counted(say.t('wild.label.factories'), built, limits.factoriesBuilt),
      counted(say.t('wild.label.sites'), limits.toxicSites - view.toxicLeft, limits.toxicSites),
      counted(say.t('wild.label.deaths'), dead, TERRAINS.length),
    ],
  };
}

/** The machine deck: how many cards of each name are left, and what each does. */
function machines(view: WildView, names: Names): TextPart {
  const { say } = names;
  const left = new Map<string, { n: number; steps: string }>();
  for (const [card] of MACHINES.entries()) {
    if (view.machines[card] !== IN_DECK) continue;
    const name = names.machine(card);
    const had = left.get(name);
    const steps = COMPONENTS.steps[card]!.map((step) => names.step(step)).join('; ');
    left.set(name, { n: (had?.n ?? 0) + 1, steps: had && had.steps !== steps ? `${had.steps} / ${steps}` : steps });
  }
  return {
    title: say.t('wild.label.machineDeck'),
    columns: [say.t('wild.column.machine'), say.t('wild.column.left'), say.t('wild.column.steps')],
    rows: [...left].map(([name, { n, steps }]) => ({ cells: [name, say.number(n), steps] })),
  };
}

/** The hand of the viewer's factions. */
function hand(view: WildView, names: Names, seat: number): TextPart[] {
  const { say } = names;
  const own = playersOf(view, seat);
  if (own.length === 0) return [];
  const cards = own.flatMap((player) => view.players[player]!.known);
  return [
    {
      title: say.t('wild.label.hand'),
      columns: [
        say.t('wild.column.card'),
        say.t('wild.column.terrain'),
        say.t('wild.column.points'),
        say.t('wild.column.ability'),
      ],
      rows: cards.map((card) => {
        const { name, terrain, ap, ability, effect } = names.card(card);
        return { word: CARDS[card]!, cells: [name, terrain, say.number(ap), `${ability}: ${effect}`] };
      }),
    },
  ];
}

/** The table of Defenders of the Wild as headings, tables and lists, for readers who do not see the board. */
export async function wildInWords(language: Language): Promise<TableInWords> {
  const names = await loadNames(language);
  return (seen, seat) => {
    const view = seen as WildView;
    const outlook = boardForecastOf(view);
    return [...hand(view, names, seat), defeats(view, names), cells(view, names, outlook), machines(view, names)];
  };
}

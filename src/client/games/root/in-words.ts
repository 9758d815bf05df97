import { FACTS, TITLE_OF, TITLES } from '../../../games/root/components/cards/index.ts';
import { GEOGRAPHY } from '../../../games/root/components/maps/index.ts';
import { AVAILABLE, DECK, DISCARD, handOf, openingOf } from '../../../games/root/components/piles.ts';
import {
  CLEARING_COUNT,
  CLEARINGS,
  EVERY_SUIT,
  FACTIONS,
  HIRELINGS,
  ITEMS,
  PARTIES,
  PLACES,
  SUITS,
} from '../../../games/root/words.ts';
import type { Language } from '../../../i18n/index.ts';
import type { TableInWords, TextPart, TextRow } from '../../registry/game-ui.ts';
import { cardsOf } from './known-cards.ts';
import { descriptionsIn } from './descriptions.ts';
import { BURROW_WORD, burrowInWords, hasBurrow } from './map/burrow-words.ts';
import { linksIn } from './map/closed-roads.ts';
import { aboutLandmark, landmarksIn } from './map/landmarks.ts';
import { contentsAt, inForest, wordsOf } from './map/place-contents.ts';
import { loadNames, type Names } from './names.ts';
import type { RootView } from '../../../games/root/view-types.ts';

const COST_SUITS = ['fox', 'rabbit', 'mouse', 'any'] as const;

/** The clearings: suit, ruler, pieces, free slots, and where one goes from there. */
function clearings(view: RootView, names: Names): TextPart {
  const { say } = names;
  const map = GEOGRAPHY[view.map];
  const none = say.t('root-board.label.empty');
  const list = (places: readonly number[]): string => say.list(places.map((c) => String(c + 1))) || none;
  return {
    title: say.t('root-board.label.clearings'),
    columns: [
      say.t('root-board.column.clearing'),
      say.t('root-board.column.suit'),
      say.t('root-board.column.ruler'),
      say.t('root-board.column.pieces'),
      say.t('root-board.column.slots'),
      say.t('root-board.column.paths'),
      say.t('root-board.column.rivers'),
    ],
    rows: CLEARINGS.map((word, c): TextRow => {
      const suit = SUITS[view.suit[c]!];
      const ruler = PARTIES[view.ruler[c]!];
      const pieces = wordsOf(contentsAt(view, c, names), names);
      return {
        word,
        cells: [
          names.place(word),
          view.suit[c] === EVERY_SUIT ? say.t('root.word.everySuit') : suit === undefined ? none : names.suit(suit),
          ruler === undefined ? none : names.party(ruler),
          pieces.join('; ') || none,
          say.number(view.open[c]!),
          pathsOf(view, c, names, list),
          list(map.rivers[c]!),
        ],
      };
    }),
  };
}

/** Open paths; §20.2: closed ones are said apart. */
function pathsOf(view: RootView, c: number, { say }: Names, list: (places: readonly number[]) => string): string {
  const open = linksIn(view).paths[c]!;
  const closed = GEOGRAPHY[view.map].paths[c]!.filter((to) => !open.includes(to));
  const roads = closed.map((to) => to + 1).join(', ');
  return closed.length === 0 ? list(open) : `${list(open)}; ${say.t('root-board.aria.closedRoads', { roads })}`;
}

/** §17.2.2: the Burrow, where it is in play. */
function burrow(view: RootView, names: Names): TextPart[] {
  if (!hasBurrow(view)) return [];
  const title = names.terms.name('root.duchy.burrow');
  return [{ title, rows: [{ word: BURROW_WORD, cells: [burrowInWords(view, names)] }] }];
}

/** §21: the landmarks, where they stand and what they do. */
function landmarks(view: RootView, names: Names): TextPart[] {
  const all = landmarksIn(view);
  if (all.length === 0) return [];
  const { say } = names;
  return [
    {
      title: say.t('root-board.label.landmarks'),
      columns: [
        say.t('root-board.column.landmark'),
        say.t('root-board.column.clearing'),
        say.t('root-board.column.effect'),
      ],
      rows: all.map((landmark) => {
        const { title = '', lines } = aboutLandmark(landmark, view, names);
        return { cells: [title, String(landmark.clearing + 1), lines.slice(0, -1).join(' ')] };
      }),
    },
  ];
}

/** The forests: what is around them, and what stands there. */
function forests(view: RootView, names: Names): TextPart {
  const { say } = names;
  const around = GEOGRAPHY[view.map].aroundForest;
  return {
    title: say.t('root-board.label.forests'),
    columns: [say.t('root-board.column.forest'), say.t('root-board.column.pieces'), say.t('root-board.column.around')],
    rows: around.map((places, i) => ({
      word: PLACES[CLEARING_COUNT + i]!,
      cells: [
        names.place(PLACES[CLEARING_COUNT + i]!),
        inForest(i, view, names)
          .map(({ label }) => label)
          .join('; ') || say.t('root-board.label.empty'),
        say.list(places.map((place) => names.place(PLACES[place]!))),
      ],
    })),
  };
}

/** What a card costs to craft, in words; empty for a card that cannot be crafted. */
function costOf(cost: readonly number[], names: Names): string {
  const { say } = names;
  const parts = COST_SUITS.flatMap((suit, k) =>
    cost[k]! > 0
      ? [
          say.t('root-board.text.costOf', {
            suit: suit === 'any' ? say.t('root-board.text.anySuit') : names.suit(suit),
            n: cost[k]!,
          }),
        ]
      : [],
  );
  return parts.length === 0 ? '' : say.t('root-board.text.cost', { list: parts });
}

/** The viewer's hand: each card with its suit, its text and what it costs. */
function hand(view: RootView, names: Names, seat: number): TextPart[] {
  const { say } = names;
  const own = view.factions[seat];
  if (own === undefined) return [];
  const cards = cardsOf(view, own === null ? openingOf(seat) : handOf(FACTIONS.indexOf(own)));
  return [
    {
      title: say.t('root-board.label.hand'),
      columns: [say.t('root-board.column.card'), say.t('root-board.column.suit'), say.t('root-board.column.effect')],
      rows: cards.map((card) => {
        const title = TITLES[TITLE_OF[card]!]!;
        const { name, suit, effect } = names.card(title);
        const cost = costOf(FACTS[TITLE_OF[card]!]!.cost, names);
        return { word: title, cells: [name, suit, [effect, cost].filter(Boolean).join(' ')] };
      }),
    },
  ];
}

/** What belongs to nobody: deck, discard pile, dominance cards, items. */
function supply(view: RootView, names: Names): TextPart {
  const { say, terms } = names;
  const counted = (name: string, n: number): TextRow => ({
    cells: [say.t('root-board.text.count', { name, n })],
  });
  return {
    title: say.t('root-board.label.common'),
    rows: [
      counted(say.t('root-board.label.deck'), view.pileSizes[DECK]!),
      counted(terms.name('root.discard-pile'), view.pileSizes[DISCARD]!),
      ...cardsOf(view, AVAILABLE).map((card) => ({
        word: TITLES[TITLE_OF[card]!]!,
        cells: [`${terms.name('root.available-dominance')}: ${names.card(TITLES[TITLE_OF[card]!]!).suit}`],
      })),
      ...ITEMS.flatMap((item, i) => (view.items[i]! > 0 ? [counted(names.item(item), view.items[i]!)] : [])),
    ],
  };
}

/** The hirelings in play: whom they serve, and what their cards say. */
function hirelings(view: RootView, names: Names): TextPart[] {
  const { hirelings: all } = view;
  if (all === null || all.parties.length === 0) return [];
  const { say } = names;
  const { hireling } = descriptionsIn(names);
  return [
    {
      title: say.t('root-board.label.hirelings'),
      columns: [
        say.t('root-board.column.hireling'),
        say.t('root-board.column.controller'),
        say.t('root-board.column.effect'),
      ],
      rows: HIRELINGS.flatMap((name, h): TextRow[] => {
        if (!all.parties.includes(PARTIES.indexOf(name))) return [];
        const { name: title, effects } = hireling(name, all.demoted[h] === 1);
        const controller = FACTIONS[all.controller[h]!];
        return [
          {
            cells: [
              title,
              controller === undefined ? say.t('root-board.label.empty') : names.faction(controller),
              effects.map(({ name: when, about }) => `${when}: ${about}`).join(' '),
            ],
          },
        ];
      }),
    },
  ];
}

/** The table of Root as headings, tables and lists, for readers who do not see the board. */
export async function rootInWords(language: Language): Promise<TableInWords> {
  const names = await loadNames(language);
  return (seen, seat) => {
    const view = seen as RootView;
    const { hirelings: all } = view;
    const here = names.withDemoted((name) => all?.demoted[HIRELINGS.indexOf(name)] === 1);
    return [
      ...hand(view, here, seat),
      clearings(view, here),
      ...burrow(view, here),
      forests(view, here),
      ...landmarks(view, here),
      ...hirelings(view, here),
      supply(view, here),
    ];
  };
}

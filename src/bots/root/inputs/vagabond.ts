import { QUESTS } from '../../../games/root/components/cards/quests.ts';
import {
  CONDITIONS,
  DAMAGED,
  HOSTILE,
  QUEST_DONE,
  QUEST_FACE_UP,
  type VagabondState,
} from '../../../games/root/factions/09-vagabond/state.ts';
import { CHARACTERS } from '../../../games/root/factions/09-vagabond/characters.ts';
import type { RootState } from '../../../games/root/state.ts';
import { CLEARING_COUNT, type Faction, ITEMS, PLACES, SUITS, VAGABOND } from '../../../games/root/words.ts';
import type { FactionInputs } from './faction.ts';
import { each, oneOf, type RootInputs, single, upTo } from './reading.ts';

const WHERE = ['track', 'satchel', 'exhausted', 'damaged', 'damaged and exhausted', 'exhausted on track'];
/** Spaces of the chart of relationships, from Hostile. */
const SPACES = ['hostile', 'indifferent', 'friendly', 'close', 'allied'];
const QUEST_SUIT = QUESTS.map((quest) => (SUITS as readonly string[]).indexOf(quest.suit));
const QUEST_SUITS = SUITS.slice(0, 3);

/** §9.7: the second Vagabond's board stands beside the first one's. */
const boardOf = (s: RootState, f: Faction): VagabondState => s.vagabonds[f - VAGABOND]!;

/** Items in one condition, of all kinds. */
function itemsIn(v: VagabondState, condition: number): number {
  let count = 0;
  for (let item = 0; item < ITEMS.length; item++) count += v.items[item * CONDITIONS + condition]!;
  return count;
}

/** Items of one kind that are not damaged. */
function whole(v: VagabondState, item: number): number {
  let count = 0;
  for (let condition = 0; condition < CONDITIONS; condition++)
    if (condition < DAMAGED || condition === CONDITIONS - 1) count += v.items[item * CONDITIONS + condition]!;
  return count;
}

const quests = (f: Faction): RootInputs[] => [
  // The quests are common to both Vagabonds.
  ...(f === VAGABOND
    ? [
        each(
          'open quest',
          QUESTS.map(({ id }) => id),
          (r, quest) => (r.s.quests[quest] === QUEST_FACE_UP ? 1 : 0),
        ),
      ]
    : []),
  {
    name: 'done quests',
    labels: QUEST_SUITS,
    read(r, x, at) {
      for (let quest = 0; quest < QUEST_SUIT.length; quest++)
        if (r.s.quests[quest] === QUEST_DONE + f - VAGABOND) x[at + QUEST_SUIT[quest]!]!++;
    },
  },
];

/** Inputs of either Vagabond: pawn, character, items, relationships, quests. */
export const vagabond: FactionInputs = {
  own: (f) => [
    oneOf('character', CHARACTERS, (r) => boardOf(r.s, f).character),
    single('in a forest', (r) => (boardOf(r.s, f).place >= CLEARING_COUNT ? 1 : 0)),
    {
      name: 'item',
      labels: ITEMS.flatMap((item) => WHERE.map((where) => `${item} ${where}`)),
      read(r, x, at) {
        const { items } = boardOf(r.s, f);
        for (let i = 0; i < items.length; i++) x[at + i] = items[i]!;
      },
    },
    each('items', WHERE, (r, condition) => itemsIn(boardOf(r.s, f), condition)),
    ...ITEMS.map((item, i) => upTo(`whole ${item}`, 3, 1, (r) => whole(boardOf(r.s, f), i))),
    ...quests(f),
  ],
  onMap: (f) => [oneOf('pawn', PLACES, (r) => boardOf(r.s, f).place)],
  about: (f, other) => [
    oneOf('relationship', SPACES, (r) => boardOf(r.s, f).relation[other]! - HOSTILE),
    single('aids', (r) => boardOf(r.s, f).aids[other]!),
  ],
};

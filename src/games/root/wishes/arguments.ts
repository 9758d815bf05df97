import type { RootOption } from '../types.ts';
import { cardsIn } from '../../../kernel/index.ts';
import { eachFace, relicLike } from '../factions/13-keepers/relics.ts';
import { DATA_OF } from '../factions/data.ts';
import { RELIC_FACES, STATION_SIDES } from '../factions/13-keepers/state.ts';
import { FACTS, TITLE_OF, TITLES } from '../components/cards/index.ts';
import { QUEST_FACE_UP } from '../factions/09-vagabond/state.ts';
import { QUESTS } from '../components/cards/quests.ts';
import { IS_BUILDING, IS_WARRIOR, PIECES, PIECES_OF } from '../components/pieces.ts';
import {
  AVAILABLE,
  DISCARD,
  handOf,
  LOST_SOULS,
  openingOf,
  playArea,
  RETINUE,
  SUPPORTERS,
} from '../components/piles.ts';
import { moveEnds } from '../rules/02-key-terms/burrow.ts';
import { copyIn } from '../rules/02-key-terms/cards.ts';
import { parties, playing } from '../rules/02-key-terms/players.ts';
import { isClosedBetween } from '../rules/20-mountain/closed-paths.ts';
import { geographyOf, type RootState } from '../state.ts';
import {
  CLEARING_COUNT,
  CLEARINGS,
  type Faction,
  FACTIONS,
  HIRELINGS,
  ITEMS,
  MOVE_ENDS,
  PARTIES,
  PLACES,
  SUITS,
} from '../words.ts';

/** The ids that one place of an option can have when a faction asks for it. */
type Ids = (s: RootState, f: Faction, seat: number) => readonly number[];

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);
const titlesIn = (s: RootState, ...piles: readonly number[]): number[] => [
  ...new Set(piles.flatMap((pile) => cardsIn(s.cards, pile).map((card) => TITLE_OF[card]!))),
];

const hand: Ids = (s, f, seat) => titlesIn(s, ...(f < 0 ? [] : [handOf(f)]), openingOf(seat));
const forests = (s: RootState): readonly number[] =>
  geographyOf(s).aroundForest.map((_, forest) => CLEARING_COUNT + forest);
const ownPieces: Ids = (_s, f) => (f < 0 ? [] : PIECES_OF[f]!);
const enemyPieces: Ids = (s, f) => parties(s).flatMap((party) => (party === f ? [] : PIECES_OF[party]!));
const others: Ids = (s, f) => playing(s).filter((each) => each !== f);
const everybody: Ids = (s) => playing(s);
/** Relic faces that lie anywhere on the map. */
const relics: Ids = (s) => {
  const faces = new Set<number>();
  for (const place of [...upTo(CLEARING_COUNT), ...forests(s)]) eachFace(s, place, (face) => faces.add(face));
  return [...faces];
};

/** What a place of a verb can name, by the list of words it is written with. Other lists are named whole. */
const BY_WORDS: readonly (readonly [words: readonly string[], ids: Ids])[] = [
  [CLEARINGS, () => upTo(CLEARING_COUNT)],
  [MOVE_ENDS, moveEnds],
  [PLACES, (s) => [...upTo(CLEARING_COUNT), ...forests(s)]],
  [TITLES, hand],
  [PIECES, ownPieces],
  [FACTIONS, others],
  [PARTIES, (s, f) => parties(s).filter((each) => each !== f)],
  [HIRELINGS, (s) => s.hirelings.parties.map((party) => party - FACTIONS.length)],
  [SUITS, () => upTo(SUITS.length - 1)],
  [RELIC_FACES, relics],
];

const MOST_COUNTED = 12;
const numbers: Ids = () => upTo(MOST_COUNTED + 1);
const quests: Ids = (s) => QUESTS.flatMap((_, quest) => (s.quests[quest] === QUEST_FACE_UP ? [quest] : []));

/** Verbs with places that name something else than their words do elsewhere. */
const BY_VERB: { readonly [V in RootOption['verb']]?: Readonly<Record<string, Ids>> } = {
  count: { count: numbers },
  escort: { count: numbers },
  'with-warlord': { count: numbers },
  begin: { faction: everybody },
  draft: { faction: () => upTo(FACTIONS.length) },
  resolve: { suit: () => upTo(SUITS.length) },
  // §10.2.6-R2: lost souls lie open, too.
  take: { title: (s) => titlesIn(s, AVAILABLE, LOST_SOULS) },
  supporter: { title: (s) => titlesIn(s, SUPPORTERS) },
  'buy-card': {
    title: (s) =>
      titlesIn(
        s,
        ...playing(s)
          .filter((f) => DATA_OF[f]!.openHand)
          .map(handOf),
      ),
  },
  serve: { title: (s) => titlesIn(s, RETINUE, RETINUE + 1, RETINUE + 2) },
  reassign: { title: (s) => titlesIn(s, RETINUE, RETINUE + 1, RETINUE + 2) },
  saboteurs: { title: (s, f) => titlesIn(s, ...others(s, f, -1).map(playArea)) },
  informants: { title: (s) => titlesIn(s, DISCARD, LOST_SOULS) },
  recall: { title: (s) => titlesIn(s, DISCARD) },
  camp: { place: forests },
  wander: { place: forests },
  delve: { forest: forests },
  bury: { forest: forests },
  strike: { piece: enemyPieces },
  convert: { piece: enemyPieces },
  sanctify: { piece: enemyPieces },
  burn: { piece: enemyPieces },
  quest: { quest: quests },
  improvise: { quest: quests },
};

/** What a place of a verb can name when this seat asks. */
export function argumentsOf(
  s: RootState,
  seat: number,
  verb: RootOption['verb'],
  field: string,
  words: readonly string[],
): readonly number[] {
  const ids = BY_VERB[verb]?.[field] ?? BY_WORDS.find(([list]) => list === words)?.[1];
  return ids ? ids(s, s.faction[seat]!, seat) : upTo(words.length);
}

const columnHolds = (s: RootState, column: number, title: number): boolean => copyIn(s, RETINUE + column, title) >= 0;

/** False for combinations that nothing on the screen names: the parts of the option do not belong to one another. */
export function isNameable(s: RootState, o: RootOption): boolean {
  if (o.verb === 'move' || o.verb === 'herd' || o.verb === 'false-orders') return o.from !== o.to;
  if (o.verb === 'clear-path')
    return o.from < o.to && (geographyOf(s).paths[o.from]!.includes(o.to) || isClosedBetween(s, o.from, o.to));
  if (o.verb === 'waylay' || o.verb === 'call-off' || o.verb === 'trick') return o.from < o.to;
  if (o.verb === 'saboteurs') return copyIn(s, playArea(o.faction), o.title) >= 0;
  if (o.verb === 'delve') return relicLike(s, o.forest, o.relic) >= 0;
  if (o.verb === 'recover') return relicLike(s, o.clearing, o.relic) >= 0;
  if (o.verb === 'reassign') return o.from !== o.to && columnHolds(s, o.from, o.title);
  if (o.verb === 'coalition' || o.verb === 'dominance' || o.verb === 'take')
    return FACTS[o.title]!.kind === 'dominance';
  if (o.verb === 'encamp' || o.verb === 'come-back') return STATION_SIDES[o.station]!.includes(o.side);
  if (o.verb === 'improvise')
    return o.needed !== o.item && QUESTS[o.quest]!.items.some((item) => item === ITEMS[o.needed]);
  if (o.verb === 'convert') return IS_WARRIOR[o.piece]!;
  if (o.verb === 'sanctify' || o.verb === 'build') return IS_BUILDING[o.piece]!;
  if (o.verb === 'goad' || o.verb === 'instigate') return o.defender !== (o.verb === 'goad' ? o.faction : o.attacker);
  return true;
}

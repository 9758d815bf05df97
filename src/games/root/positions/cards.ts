import {
  EVERYBODY,
  hasSeat,
  type Mask,
  type Raw,
  type Reader,
  seatMask,
  SPECTATOR,
  ownCards,
  ownPool,
} from '../../../kernel/index.ts';
import { RETINUE_COLUMNS } from '../factions/13-keepers/state.ts';
import { type Card, CARD_NAMES, FACTS, TITLE_OF, TITLES } from '../components/cards/index.ts';
import {
  AVAILABLE,
  BOX,
  DISCARD,
  handOf,
  KEPT,
  LOST_SOULS,
  MARKET,
  MARKET_CARDS,
  openingOf,
  OWN_PILES,
  pileOwners,
  playArea,
  RETINUE,
} from '../components/piles.ts';
import { setMarketKnowers } from '../rules/21-landmarks/market.ts';
import type { RootState } from '../state.ts';
import { FACTIONS } from '../words.ts';
import { readSeat, seatName } from './seats.ts';

/** Every reshuffle opens a pool of its own, so a long game has more of them than cards. */
const MOST_POOLS = 10_000;

/** A pile that a file may list, and where: a path of keys. */
interface ListedPile {
  readonly path: readonly string[];
  readonly pile: number;
}

/** The piles of a file; whatever card is in none of them lies in the deck. */
function listedPiles(s: RootState): ListedPile[] {
  const list: ListedPile[] = [
    { path: ['discard'], pile: DISCARD },
    { path: ['available'], pile: AVAILABLE },
    { path: ['lostSouls'], pile: LOST_SOULS },
    { path: ['box'], pile: BOX },
    { path: ['kept'], pile: KEPT },
  ];
  for (let i = 0; i < MARKET_CARDS; i++) list.push({ path: ['market', `place-${i + 1}`], pile: MARKET + i });
  s.faction.forEach((_, seat) => list.push({ path: ['opening', `seat-${seat}`], pile: openingOf(seat) }));
  FACTIONS.forEach((name, f) => {
    if (s.seat[f]! < 0) return;
    list.push({ path: ['factions', name, 'hand'], pile: handOf(f) });
    list.push({ path: ['factions', name, 'crafted'], pile: playArea(f) });
    for (const { faction, name: key, column, pile } of OWN_PILES)
      if (faction === f) list.push({ path: ['factions', name, key, ...(column === undefined ? [] : [column])], pile });
  });
  return list;
}

function at(raw: unknown, path: readonly string[]): unknown {
  let found = raw;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Raw)[key];
  }
  return found;
}

/** §13.3.5: a Faithful Retainer is of no deck, and lies in the retinue only. */
const isRetainer = (name: string, pile: number): boolean =>
  FACTS[TITLE_OF[CARD_NAMES.indexOf(name)]!]!.kind === 'retainer' &&
  pile >= RETINUE &&
  pile < RETINUE + RETINUE_COLUMNS.length;

/** Where a card lies when the file does not say. */
const homeOf = (fresh: RootState, card: Card): number => fresh.cards.at[card]!;

/** Lays the cards of a file where it says: exact copies first, then any free copy of a name. */
export function readCards(reader: Reader, raw: Raw, s: RootState, fresh: RootState): void {
  const wanted: { readonly path: string; readonly pile: number; readonly name: string }[] = [];
  for (const { path, pile } of listedPiles(s)) {
    reader.items(at(raw, path), path.join('.')).forEach((name, i) => {
      const here = `${path.join('.')}.${i}`;
      if (typeof name !== 'string') reader.note(here, 'not-a-text');
      else if (!CARD_NAMES.includes(name)) reader.note(here, 'unknown-card', { card: name });
      else if (homeOf(fresh, CARD_NAMES.indexOf(name)) === BOX && pile !== BOX && !isRetainer(name, pile))
        reader.note(here, 'card-not-in-deck', { card: name });
      else wanted.push({ path: here, pile, name });
    });
  }
  const taken = TITLE_OF.map(() => false);
  const lay = (card: Card, pile: number): void => {
    taken[card] = true;
    ownCards(s.cards).size[s.cards.at[card]!]!--;
    ownCards(s.cards).at[card] = pile;
    ownCards(s.cards).knows[card] = s.owners[pile]!;
    ownCards(s.cards).size[pile]!++;
  };
  const isPlain = (name: string): boolean => (TITLES as readonly string[]).includes(name);
  for (const each of wanted) {
    if (isPlain(each.name)) continue;
    const card = CARD_NAMES.indexOf(each.name);
    if (taken[card]) reader.note(each.path, 'twice', { name: each.name });
    else lay(card, each.pile);
  }
  for (const each of wanted) {
    if (!isPlain(each.name)) continue;
    const title = (TITLES as readonly string[]).indexOf(each.name);
    const card = TITLE_OF.findIndex((t, i) => t === title && !taken[i]);
    if (card < 0) {
      const count = TITLE_OF.filter((t) => t === title).length;
      reader.note(each.path, 'too-many-copies', { card: each.name, count });
    } else lay(card, each.pile);
  }
  for (let i = 0; i < s.cards.at.length; i++) {
    const dominance = FACTS[TITLE_OF[i]!]!.kind === 'dominance';
    if (s.cards.at[i] === DISCARD && dominance) reader.note('discard', 'dominance-is-available');
    if (s.cards.at[i] === AVAILABLE && !dominance) reader.note('available', 'no-dominance', { card: CARD_NAMES[i]! });
  }
  readSeen(reader, raw['seen'], s);
  readPools(reader, raw['pools'], s);
}

/** Who besides the owners of its pile knows where a card is. */
function readSeen(reader: Reader, raw: unknown, s: RootState): void {
  reader.items(raw, 'seen').forEach((each, i) => {
    const path = `seen.${i}`;
    const from = reader.object(each, path, ['card', 'by']);
    const card = reader.name(from['card'], `${path}.card`, CARD_NAMES);
    if (card < 0) return;
    const pile = s.cards.at[card]!;
    const knows = s.owners[pile]! | readMask(reader, from['by'], `${path}.by`, s);
    ownCards(s.cards).knows[card] = knows;
    if (pile >= MARKET && pile < MARKET + MARKET_CARDS) setMarketKnowers(s, pile - MARKET, knows);
  });
}

function readPools(reader: Reader, raw: unknown, s: RootState): void {
  for (const [key, cards] of Object.entries(reader.object(raw, 'pools'))) {
    const pool = reader.whole(Number(key), `pools.${key}`, 0, MOST_POOLS);
    for (const card of reader.names(cards, `pools.${key}`, CARD_NAMES)) ownPool(s.cards)[card] = pool;
  }
}

/** Seats by the names of their factions, or everybody. */
export function readMask(reader: Reader, raw: unknown, path: string, s: RootState): Mask {
  if (raw === 'everybody') return EVERYBODY;
  let mask = 0;
  reader.items(raw, path).forEach((name, i) => {
    if (name === 'spectators') mask |= seatMask(SPECTATOR);
    else {
      const seat = readSeat(reader, name, `${path}.${i}`, s);
      if (seat >= 0) mask |= seatMask(seat);
    }
  });
  return mask;
}

/** The names for a set of seats. */
export function writeMask(s: RootState, mask: Mask): unknown {
  if (mask === EVERYBODY) return 'everybody';
  const names: string[] = s.faction.flatMap((_, seat) => (hasSeat(mask, seat) ? [seatName(s, seat)] : []));
  return hasSeat(mask, SPECTATOR) ? [...names, 'spectators'] : names;
}

/** Puts every pile where the file lists it. */
export function writeCards(s: RootState, fresh: RootState, file: Record<string, unknown>): void {
  for (const { path, pile } of listedPiles(s)) {
    const cards = CARD_NAMES.filter((_, card) => s.cards.at[card] === pile && homeOf(fresh, card) !== pile);
    if (cards.length === 0) continue;
    let into = file;
    for (const key of path.slice(0, -1)) into = (into[key] ??= {}) as Record<string, unknown>;
    into[path[path.length - 1]!] = cards;
  }
  const owners = pileOwners(s.seat);
  const seen = CARD_NAMES.flatMap((card, i) =>
    s.cards.knows[i] === owners[s.cards.at[i]!] ? [] : [{ card, by: writeMask(s, s.cards.knows[i]!) }],
  );
  if (seen.length > 0) file['seen'] = seen;
  const pools: Record<string, string[]> = {};
  s.cards.pool.forEach((pool, i) => {
    if (pool !== fresh.cards.pool[i]) (pools[String(pool)] ??= []).push(CARD_NAMES[i]!);
  });
  if (Object.keys(pools).length > 0) file['pools'] = pools;
}

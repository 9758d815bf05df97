import { IN_BOX, TRADE_POST, WARRIOR_OF } from '../../components/pieces.ts';
import { takeFromSupply } from '../../positions/board.ts';
import type { FactionPosition } from '../../positions/faction-position.ts';
import { checkSuits } from '../../positions/soundness.ts';
import type { RootState } from '../../state.ts';
import { type Faction, FACTIONS, NO_FACTION, RIVERFOLK, SUITS } from '../../words.ts';
import { POSTS_PER_SUIT, uncovered } from './posts.ts';
import { SERVICES } from './state.ts';
import { DEAREST } from './verbs.ts';
import { counted, type Raw, type Reader, withoutEmpty, withAdded } from '../../../../kernel/index.ts';

const KEYS = ['funds', 'payments', 'committed', 'spaces', 'prices', 'lostPosts', 'left', 'boats', 'hirer', 'serving'];
const CLEARING_SUITS = SUITS.slice(0, 3);
const MOST_SERVICES = 13;

function readBox(reader: Reader, raw: unknown, path: string, s: RootState, box: number[]): void {
  reader.counts(raw, path, FACTIONS, Math.max(...IN_BOX)).forEach((count, f) => {
    if (count === 0) return;
    const here = `${path}.${FACTIONS[f]}`;
    if (s.seat[f]! < 0) reader.note(here, 'not-playing');
    else if (WARRIOR_OF[f]! < 0) reader.note(here, 'unknown-name', { name: FACTIONS[f]! });
    else
      takeFromSupply(reader, here, s, WARRIOR_OF[f]!, count, () => {
        box[f] = count;
      });
  });
}

function readPrices(reader: Reader, raw: unknown, path: string, s: RootState, inSetup: boolean): void {
  const prices = reader.object(raw, path, SERVICES);
  SERVICES.forEach((service, i) => {
    if (prices[service] !== undefined)
      s.riverfolk.prices[i] = reader.whole(prices[service], `${path}.${service}`, 1, DEAREST);
    else if (!inSetup) reader.note(`${path}.${service}`, 'missing');
  });
}

function readPosts(reader: Reader, raw: Raw, path: string, s: RootState): void {
  const r = s.riverfolk;
  reader.counts(raw['lostPosts'], `${path}.lostPosts`, CLEARING_SUITS, POSTS_PER_SUIT).forEach((count, suit) => {
    if (count > 0)
      takeFromSupply(reader, `${path}.lostPosts.${SUITS[suit]}`, s, TRADE_POST, count, () => {
        s.away = withAdded(s.away, TRADE_POST, count);
        r.lostPosts[suit] = count;
      });
  });
  r.spaces = reader.counts(raw['spaces'], `${path}.spaces`, CLEARING_SUITS, POSTS_PER_SUIT);
}

function readBuyer(reader: Reader, raw: unknown, path: string, s: RootState): Faction {
  if (raw === undefined) return NO_FACTION;
  const f = reader.name(raw, path, FACTIONS);
  if (f >= 0 && (s.seat[f]! < 0 || f === RIVERFOLK)) reader.note(path, 'not-playing');
  return f;
}

/** Reads boxes, prices, posts and what was bought this turn. */
function readRiverfolk(reader: Reader, raw: Raw, path: string, s: RootState, inSetup: boolean): void {
  const r = s.riverfolk;
  readBox(reader, raw['funds'], `${path}.funds`, s, r.funds);
  readBox(reader, raw['payments'], `${path}.payments`, s, r.payments);
  readBox(reader, raw['committed'], `${path}.committed`, s, r.committed);
  readPrices(reader, raw['prices'], `${path}.prices`, s, inSetup);
  readPosts(reader, raw, path, s);
  if (raw['left'] !== undefined) r.left = reader.whole(raw['left'], `${path}.left`, 0, MOST_SERVICES);
  r.boats = readBuyer(reader, raw['boats'], `${path}.boats`, s);
  r.hirer = readBuyer(reader, raw['hirer'], `${path}.hirer`, s);
  r.serving = readBuyer(reader, raw['serving'], `${path}.serving`, s);
}

function writeRiverfolk(s: RootState): Record<string, unknown> {
  const r = s.riverfolk;
  return withoutEmpty({
    funds: counted(r.funds, FACTIONS),
    payments: counted(r.payments, FACTIONS),
    committed: counted(r.committed, FACTIONS),
    spaces: counted(r.spaces, CLEARING_SUITS),
    prices: counted(r.prices, SERVICES),
    lostPosts: counted(r.lostPosts, CLEARING_SUITS),
    left: r.left < 0 ? undefined : r.left,
    boats: FACTIONS[r.boats],
    hirer: FACTIONS[r.hirer],
    serving: FACTIONS[r.serving],
  });
}

function showRiverfolk(s: RootState): [string, string][] {
  const r = s.riverfolk;
  const list = (counts: readonly number[], names: readonly string[]): string =>
    Object.entries(counted(counts, names))
      .map(([name, count]) => `${count} ${name}`)
      .join(', ');
  return [
    ['funds', list(r.funds, FACTIONS)],
    ['payments', list(r.payments, FACTIONS)],
    ['committed', list(r.committed, FACTIONS)],
    ['prices', SERVICES.map((service, i) => `${service} ${r.prices[i]}`).join(', ')],
    ['lost trade posts', list(r.lostPosts, CLEARING_SUITS)],
    ['riverboats', FACTIONS[r.boats] ?? ''],
    ['mercenaries', FACTIONS[r.hirer] ?? ''],
  ];
}

/** The lost trade posts. */
function lostPosts(s: RootState): number {
  const [fox = 0, rabbit = 0, mouse = 0] = s.riverfolk.lostPosts;
  return fox + rabbit + mouse;
}

/** The Riverfolk's part of position files. */
export const riverfolkPosition: FactionPosition = {
  keys: KEYS,
  read: (reader, raw, path, s, _f, inSetup) => readRiverfolk(reader, raw, path, s, inSetup),
  write: writeRiverfolk,
  show: showRiverfolk,
  away: (s, p) => (p === TRADE_POST ? lostPosts(s) : 0),
  // §11.3.3
  check: (reader, s) => checkSuits(reader, 'post-suits', POSTS_PER_SUIT, (suit) => uncovered(s, suit)),
};

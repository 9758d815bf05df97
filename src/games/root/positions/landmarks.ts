import { counted, type Raw, type Reader, withoutEmpty, withValue, withAdded } from '../../../kernel/index.ts';
import { IS_BUILDING, type Piece, PIECES } from '../components/pieces.ts';
import { MARKET, MARKET_CARDS } from '../components/piles.ts';
import { inCity, reprint, SUITED } from '../rules/21-landmarks/printed.ts';
import { LANDMARKS } from '../rules/21-landmarks/landmark.ts';
import { newState, type RootState } from '../state.ts';
import { type Clearing, CLEARING_COUNT, CLEARINGS, EVERY_SUIT, ITEMS, SUITS } from '../words.ts';

const KEYS = ['dealt', 'market', 'traded', 'treetop', 'housed', 'forge', 'forged', 'city', 'printed'];
const CLEARING_SUITS = SUITS.slice(0, 3);
const MOST_FORGED = 2;

/** §21.2: where the landmarks of a table stand; before pieces are placed. */
export function readLandmarks(reader: Reader, raw: Raw, s: RootState): void {
  const at = (from: Raw, key: string, path: string): Clearing =>
    from[key] === undefined ? -1 : reader.name(from[key], path, CLEARINGS);
  if (raw['tower'] !== undefined) {
    s.tower = at(raw, 'tower', 'tower');
    if (!s.settings.landmarkPool.includes('tower')) reader.note('tower', 'no-landmark');
  }
  const from = reader.object(raw['landmarks'], 'landmarks', KEYS);
  if (raw['landmarks'] === undefined) return;
  if (s.settings.landmarks === 'none') {
    reader.note('landmarks', 'no-landmark');
    return;
  }
  const own = s.landmarks;
  own.dealt = reader.distinct(from['dealt'], 'landmarks.dealt', LANDMARKS);
  own.market = at(from, 'market', 'landmarks.market');
  own.traded = from['traded'] !== undefined && reader.flag(from['traded'], 'landmarks.traded') ? 1 : 0;
  own.treetop = at(from, 'treetop', 'landmarks.treetop');
  if (own.treetop >= 0) s.open = withAdded(s.open, own.treetop, 1);
  own.forge = at(from, 'forge', 'landmarks.forge');
  own.forged = reader.counts(from['forged'], 'landmarks.forged', ITEMS, MOST_FORGED);
  own.city = at(from, 'city', 'landmarks.city');
  if (own.city >= 0) {
    own.under = s.suit[own.city]!;
    s.suit = withValue(s.suit, own.city, EVERY_SUIT);
  }
  const places = [own.market, own.treetop, own.forge, own.city, s.ferry, s.tower].filter((c) => c >= 0);
  if (new Set(places).size < places.length) reader.note('landmarks', 'one-per-clearing');
}

/** §21.4-R1, §21.7: which pieces stand at landmarks; after pieces were placed. */
export function readAtLandmarks(reader: Reader, raw: unknown, s: RootState): void {
  const from = (raw ?? {}) as Raw;
  const { city, treetop } = s.landmarks;
  if (city >= 0) s.landmarks.latest = -1;
  if (treetop >= 0 && from['housed'] !== undefined) {
    const p = reader.name(from['housed'], 'landmarks.housed', PIECES);
    if (p >= 0 && (!IS_BUILDING[p] || s.on[p * CLEARING_COUNT + treetop] === 0))
      reader.note('landmarks.housed', 'not-there', { piece: PIECES[p]! });
    else s.landmarks.housed = p;
  }
  if (city < 0 || from['printed'] === undefined) return;
  const printed = reader.object(
    from['printed'],
    'landmarks.printed',
    SUITED.map((p) => PIECES[p]!),
  );
  for (const p of SUITED) {
    const name = PIECES[p]!;
    if (printed[name] === undefined) continue;
    const suits = reader.names(printed[name], `landmarks.printed.${name}`, CLEARING_SUITS);
    if (suits.length !== s.on[p * CLEARING_COUNT + city])
      reader.note(`landmarks.printed.${name}`, 'not-there', { piece: name });
    else restamp(s, p, suits);
  }
}

/** Gives the pieces in the Lost City these printed suits. */
function restamp(s: RootState, p: Piece, suits: readonly number[]): void {
  const had = CLEARING_SUITS.flatMap((_, suit) => Array.from({ length: inCity(s, p, suit) }, () => suit));
  had.forEach((suit, i) => {
    reprint(s, p, suit, suits[i]!);
  });
}

const named = (c: Clearing): string | undefined => CLEARINGS[c];

/** Landmarks as a file says them; nothing at a table without any. */
export function writeLandmarks(s: RootState): Record<string, unknown> {
  if (s.settings.landmarks === 'none') return {};
  const { dealt, market, traded, treetop, housed, forge, forged, city } = s.landmarks;
  const printed = SUITED.map(
    (p) =>
      [PIECES[p]!, CLEARING_SUITS.flatMap((suit, i) => Array.from({ length: inCity(s, p, i) }, () => suit))] as const,
  ).filter(([, suits]) => suits.length > 0);
  return {
    tower: s.tower === newState(s.settings).tower ? undefined : named(s.tower),
    landmarks: withoutEmpty({
      dealt: dealt.map((each) => LANDMARKS[each]),
      market: named(market),
      traded: traded === 1 ? true : undefined,
      treetop: named(treetop),
      housed: PIECES[housed],
      forge: named(forge),
      forged: counted(forged, ITEMS),
      city: named(city),
      printed: printed.length > 0 ? Object.fromEntries(printed) : undefined,
    }),
  };
}

/** §21.3, §21.4-R1: a card lies in each place of the Black Market; the slot of the Treetop is not empty while all are taken. */
export function checkLandmarks(reader: Reader, s: RootState): void {
  const { market, treetop, housed } = s.landmarks;
  if (market >= 0)
    for (let i = 0; i < MARKET_CARDS; i++)
      if (s.cards.size[MARKET + i] !== 1) reader.note('landmarks.market', 'market-cards');
  if (treetop >= 0 && housed < 0 && s.open[treetop] === 0) reader.note('landmarks.housed', 'treetop-slot');
}

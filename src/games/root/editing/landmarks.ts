import { MUTE, withValue, withAdded } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import { IS_BUILDING, PIECES } from '../components/pieces.ts';
import { DECK, MARKET, MARKET_CARDS } from '../components/piles.ts';
import { stockForge } from '../rules/21-landmarks/forge.ts';
import {
  BLACK_MARKET,
  ELDER_TREETOP,
  FERRY,
  LANDMARK_COUNTS,
  LANDMARKS,
  LEGENDARY_FORGE,
  LOST_CITY,
  TOWER,
} from '../rules/21-landmarks/landmark.ts';
import { print, SUITED } from '../rules/21-landmarks/printed.ts';
import { hasLandmark, misfitOf, standLandmark } from '../rules/21-landmarks/setup.ts';
import type { RootState } from '../state.ts';
import { type Clearing, CLEARING_COUNT, CLEARINGS } from '../words.ts';
import { cardNamed, freeCards, isPlain, lay, nameOfCard } from './cards.ts';
import type { RootFields } from './faction-editing.ts';

const LAWS: readonly RootLaw[] = ['21.3', '21.4', '21.5', '21.6', '21.7', '21.8'];
const UNDER = 'landmarks';

/** The clearing of a landmark, -1 where it is not on the map. */
function clearingOf({ landmarks, ferry, tower }: RootState, landmark: number): Clearing {
  const { market, treetop, forge, city } = landmarks;
  return [market, treetop, ferry, forge, city, tower][landmark]!;
}

/** Pieces of this kind in a clearing. */
const on = (s: RootState, p: number, c: Clearing): number => s.on[p * CLEARING_COUNT + c]!;

/** Takes a landmark off the map, with what it brought. */
function takeAway(s: RootState, landmark: number): void {
  const own = s.landmarks;
  switch (landmark) {
    case BLACK_MARKET:
      for (let i = 0; i < MARKET_CARDS; i++)
        for (const card of s.cards.at.keys()) if (s.cards.at[card] === MARKET + i) lay(s, card, DECK);
      own.market = -1;
      own.traded = 0;
      break;
    case ELDER_TREETOP:
      s.open = withAdded(s.open, own.treetop, -1);
      own.treetop = -1;
      own.housed = -1;
      break;
    case FERRY:
      s.ferry = -1;
      break;
    case LEGENDARY_FORGE:
      own.forged.forEach((count, item) => {
        s.items = withAdded(s.items, item, count);
      });
      own.forged.fill(0);
      own.forge = -1;
      break;
    case LOST_CITY:
      s.suit = withValue(s.suit, own.city, own.under);
      own.city = -1;
      own.under = -1;
      own.printed.fill(0);
      own.latest = -1;
      break;
    case TOWER:
      s.tower = -1;
      break;
  }
}

/** Puts a landmark on the map, with what it brings. */
function putDown(s: RootState, landmark: number, c: Clearing): void {
  const suit = s.suit[c]!;
  standLandmark(s, landmark, c, MUTE);
  if (landmark === LEGENDARY_FORGE) stockForge(s);
  if (landmark === BLACK_MARKET)
    for (let i = 0; i < MARKET_CARDS; i++) {
      const card = s.cards.at.findIndex((at) => at === DECK);
      if (card >= 0) lay(s, card, MARKET + i);
    }
  if (landmark === LOST_CITY) {
    for (const p of SUITED) for (let n = on(s, p, c); n > 0; n--) print(s, p, suit);
    s.landmarks.latest = -1;
  }
}

/** §21.2: the landmarks of the table that are not the map's own, each with the clearings that its card allows. */
export function landmarkFields(fields: RootFields, s: RootState): void {
  const most = LANDMARK_COUNTS.indexOf(s.settings.landmarks);
  const pool = s.settings.landmarkPool.map((name) => LANDMARKS.indexOf(name));
  if (most === 0) return;
  const isFull = pool.filter((landmark) => clearingOf(s, landmark) >= 0).length >= most;
  for (const landmark of pool) {
    const here = clearingOf(s, landmark);
    const open = CLEARINGS.flatMap((_, c) =>
      c === here || ((here >= 0 || !isFull) && !hasLandmark(s, c) && !misfitOf(s, landmark, c)) ? [c] : [],
    );
    const places = [-1, ...open];
    fields.oneOf(
      { name: `landmark ${LANDMARKS[landmark]}`, under: UNDER, law: LAWS[landmark]! },
      places.indexOf(here),
      places.map((c) => (c < 0 ? 'nowhere' : `place ${CLEARINGS[c]}`)),
      (t, choice) => {
        if (here >= 0) takeAway(t, landmark);
        if (places[choice]! >= 0) putDown(t, landmark, places[choice]!);
      },
    );
  }
  marketFields(fields, s);
  treetopField(fields, s);
}

/** §21.3: the card in each place of the Black Market. */
function marketFields(fields: RootFields, s: RootState): void {
  if (s.landmarks.market < 0) return;
  for (let i = 0; i < MARKET_CARDS; i++) {
    const pile = MARKET + i;
    const here = s.cards.at.findIndex((at) => at === pile);
    const free = freeCards(s, pile, isPlain).map(({ name }) => name);
    const choices = here < 0 ? ['nothing', ...free] : [nameOfCard(here), ...free];
    fields.oneOf({ name: `market-place ${i + 1}`, under: UNDER, law: '21.3' }, 0, choices, (t, choice) => {
      if (choice === 0) return;
      if (here >= 0) lay(t, here, DECK);
      lay(t, cardNamed(choices[choice]!), pile);
    });
  }
}

/** §21.4-R1: the building in the slot of the Elder Treetop. */
function treetopField(fields: RootFields, s: RootState): void {
  const { treetop, housed } = s.landmarks;
  if (treetop < 0) return;
  const buildings = PIECES.flatMap((_, p) => (IS_BUILDING[p] && on(s, p, treetop) > 0 ? [p] : []));
  const choices = [-1, ...buildings];
  fields.oneOf(
    { name: 'treetop-slot', under: UNDER, law: '21.4' },
    Math.max(0, choices.indexOf(housed)),
    choices.map((p) => (p < 0 ? 'nothing' : `piece ${PIECES[p]}`)),
    (t, choice) => {
      t.landmarks.housed = choices[choice]!;
    },
  );
}

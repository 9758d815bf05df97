import { EVERYBODY, moveCard, MUTE, withAdded, withValue } from '../../kernel/index.ts';
import { current, isVagabond } from '../../games/root/rules/02-key-terms/players.ts';
import { BUILDING_POINTS, SYMPATHY_POINTS } from '../../games/root/components/tracks.ts';
import { BUILDINGS } from '../../games/root/factions/06-marquise/setup.ts';
import { LEADERS } from '../../games/root/factions/07-eyrie/state.ts';
import { battle } from '../../games/root/rules/04-key-actions/battle/options.ts';
import { addAcolyte, joinAcolytes, spendAcolytes } from '../../games/root/factions/10-cult/acolytes.ts';
import { vagabondOf } from '../../games/root/factions/09-vagabond/items.ts';
import { fundsOf, transfer } from '../../games/root/factions/11-riverfolk/funds.ts';
import {
  CONDITIONS,
  DAMAGED,
  DAMAGED_EXHAUSTED,
  EXHAUSTED,
  IN_SATCHEL,
  ON_TRACK,
  QUEST_DONE,
  QUEST_FACE_UP,
  type VagabondState,
} from '../../games/root/factions/09-vagabond/state.ts';
import { typeOf } from '../../games/root/factions/13-keepers/relics.ts';
import { RECOVERED } from '../../games/root/factions/13-keepers/state.ts';
import { type Card, FACTS, SUIT_OF, TITLE_OF } from '../../games/root/components/cards/index.ts';
import { QUESTS } from '../../games/root/components/cards/quests.ts';
import {
  IN_BOX,
  IS_CARDBOARD,
  LIZARD,
  MOLE,
  MOUSE_WARRIOR,
  OWNER,
  PLOT,
  RELIC,
  SYMPATHY,
  TRADE_POST,
} from '../../games/root/components/pieces.ts';
import { DECK, DECREE, DISCARD, handOf, playArea } from '../../games/root/components/piles.ts';
import { standBelow } from '../../games/root/rules/02-key-terms/burrow.ts';
import { pieces } from '../../games/root/rules/02-key-terms/rule.ts';
import { faceUpPlots, inSupply, isFaceDown, setPlot, swapPlots } from '../../games/root/factions/18-corvids/plots.ts';
import { NO_PLOT, PLOT_KINDS } from '../../games/root/factions/18-corvids/state.ts';
import { CROWN_POINTS, rankOf } from '../../games/root/factions/17-duchy/state.ts';
import { lift, sendHome, setDown } from '../../games/root/rules/02-key-terms/pieces.ts';
import { discardPile, refillDeck } from '../../games/root/rules/02-key-terms/cards.ts';
import type { RootState } from '../../games/root/state.ts';
import { BURROW, CLEARING_COUNT, CORVIDS, CULT, DUCHY, EYRIE, ITEMS, SUITS } from '../../games/root/words.ts';
import { bookPoints, isMet, type Item, type OpenNeeds } from './match.ts';
import { isWildcard, type Need } from '../read/need.ts';
import { NO_PILE } from '../read/needs.ts';
import { settle } from './recorded-game.ts';

/** The points that cards with an item show, by item. */
const ITEM_POINTS = ITEMS.map((_, item) => FACTS.find((facts) => facts.item === item)?.points ?? 0);

/** §11.5.6.III */
const POINTS_FOR_POST = 2;

/** Edits the state so that the open part of a need is met, without the rules. */
export function edit(s: RootState, items: readonly Item[], open: OpenNeeds, i: number): void {
  if (isMet(items, open, i)) return;
  const { need } = items[i]!;
  const count = open.out[i]!;
  const arriving = open.in[i]!;
  open.out[i] = 0;
  open.in[i] = 0;
  apply(s, need, isWildcard(need) ? 0 : count, arriving, open);
  const points = pointsFor(s, need, count);
  if (points === 0) return;
  s.points = withAdded(s.points, current(s), points);
  open.credit[current(s)]! += points;
  bookPoints(items, open);
}

/** The points that the current player would score by the rules for a change that was made by editing. */
function pointsFor(s: RootState, need: Need, count: number): number {
  if (s.stack.length === 0 || s.turns === 0) return 0;
  const self = current(s);
  if (need.kind === 'craft' && need.item >= 0) return self === EYRIE ? 1 : (ITEM_POINTS[need.item] ?? 0);
  if (need.kind === 'flip') return self === CORVIDS ? faceUpPlots(s) : 0;
  if (need.kind === 'minister') return need.gone ? 0 : CROWN_POINTS[rankOf(need.minister)]!;
  if (need.kind !== 'piece') return 0;
  const own = OWNER[need.piece] === self;
  if (!own && need.from >= 0 && need.to < 0 && IS_CARDBOARD[need.piece])
    return count + (self === EYRIE && s.eyrie.leader === LEADERS.indexOf('despot') ? 1 : 0);
  if (!own || need.from >= 0) return 0;
  let points = 0;
  for (let n = 1; n <= count; n++) {
    const number = IN_BOX[need.piece]! - s.supply[need.piece]! - n;
    if (need.piece === TRADE_POST) points += POINTS_FOR_POST;
    if (need.piece === SYMPATHY) points += SYMPATHY_POINTS[number] ?? 0;
    const track = BUILDINGS.indexOf(need.piece);
    if (track >= 0) points += BUILDING_POINTS[track]![number] ?? 0;
  }
  return points;
}

function apply(s: RootState, need: Need, count: number, arriving: number, open: OpenNeeds): void {
  switch (need.kind) {
    case 'piece':
      return editPiece(s, need, count, arriving);
    case 'card':
      for (let n = 0; n < count; n++) editCard(s, need);
      return;
    case 'points': {
      const given = open.credit[need.faction]!;
      open.credit[need.faction] = 0;
      if (need.faction >= 0)
        s.points = withValue(s.points, need.faction, Math.max(0, s.points[need.faction]! + need.points - given));
      return;
    }
    case 'craft':
      return editCraft(s, need);
    case 'battle':
      if (need.attacker >= 0 && need.defender >= 0 && s.stack.length > 0 && !s.over) {
        s.stack.push(battle(need.attacker, need.defender, need.clearing));
        settle(s);
      }
      return;
    case 'item':
      for (let n = 0; n < count; n++) editItem(s, need);
      return;
    case 'pawn':
      if (isVagabond(need.faction) && need.to >= 0) vagabondOf(s, need.faction).place = need.to;
      return;
    case 'relation':
      vagabondOf(s, need.faction).relation = withValue(vagabondOf(s, need.faction).relation, need.other, need.value);
      return;
    case 'quest': {
      const of = (where: number): number =>
        QUESTS.findIndex((q, k) => SUITS.indexOf(q.suit) === need.suit && s.quests[k] === where);
      const quest = of(QUEST_FACE_UP) >= 0 ? of(QUEST_FACE_UP) : of(0);
      if (quest >= 0) s.quests = withValue(s.quests, quest, QUEST_DONE);
      return;
    }
    case 'leader':
      s.eyrie.leader = need.leader;
      return;
    case 'turmoil':
      for (let card = 0; card < s.cards.at.length; card++) {
        const pile = s.cards.at[card]!;
        if (pile >= DECREE && pile < DECREE + 4) toDiscard(s, card);
      }
      return;
    case 'officers': {
      const more = need.more ? Math.min(count, s.supply[MOUSE_WARRIOR]!) : -Math.min(count, s.alliance.officers);
      s.alliance.officers += more;
      s.away = withAdded(s.away, MOUSE_WARRIOR, more);
      s.supply[MOUSE_WARRIOR]! -= more;
      return;
    }
    case 'coalition':
      s.coalition = withValue(s.coalition, need.faction, need.partner);
      return;
    case 'box':
      return editBox(s, need, count);
    case 'price':
      s.riverfolk.prices[need.service] = need.price;
      return;
    case 'outcast':
      s.cult.outcast = need.suit;
      s.cult.hated = need.hated ? 1 : 0;
      return;
    case 'mood':
      s.hundreds.mood = need.mood;
      return;
    case 'ferry':
      s.ferry = need.to;
      return;
    case 'minister':
      return editMinister(s, need);
    case 'flip':
      if (s.seat[CORVIDS]! >= 0 && isFaceDown(s, need.clearing)) setPlot(s, need.clearing, need.plot, 1);
      return;
    case 'trick':
      if (s.seat[CORVIDS]! >= 0 && pieces(s, PLOT, need.from) > 0 && pieces(s, PLOT, need.to) > 0)
        swapPlots(s, need.from, need.to, MUTE);
      return;
    case 'relic': {
      const relic = s.keepers.place.findIndex((place, k) => place === need.from && typeOf(k) === need.type);
      if (relic < 0) return;
      s.keepers.place[relic] = need.to < 0 ? RECOVERED : need.to;
      const isClearing = (place: number): boolean => place >= 0 && place < CLEARING_COUNT;
      if (isClearing(need.from)) lift(s, RELIC, need.from, 1);
      if (isClearing(need.to)) setDown(s, RELIC, need.to, 1);
      s.away = withAdded(s.away, RELIC, Number(isClearing(need.from)) - Number(isClearing(need.to)));
      return;
    }
    case 'acolytes':
      if (need.more) for (let n = Math.min(count, s.supply[LIZARD]!); n > 0; n--) addAcolyte(s, MUTE);
      else spendAcolytes(s, Math.min(count, s.cult.acolytes), MUTE);
      return;
    default:
      return;
  }
}

/** Moves warriors between boxes of the Riverfolk; those that should be funds may be in another box. */
function editBox(s: RootState, need: Extract<Need, { kind: 'box' }>, count: number): void {
  let left = count - transfer(s, need.owner, need.from, need.to, count, MUTE);
  if (need.from !== 'funds') return;
  for (const box of ['committed', 'payments'] as const) left -= transfer(s, need.owner, box, need.to, left, MUTE);
}

/** §11.2.5.I: a removed trade post leaves the game, and half the funds with it, the most numerous warriors first. */
function loseTradePosts(s: RootState, c: number, count: number): void {
  s.away = withAdded(s.away, TRADE_POST, count);
  s.riverfolk.lostPosts[s.suit[c]!]! += count;
  for (let n = 0; n < count; n++)
    for (let left = Math.ceil(fundsOf(s) / 2); left > 0; left--) {
      const { funds } = s.riverfolk;
      transfer(s, funds.indexOf(Math.max(...funds)), 'funds', 'supply', 1, MUTE);
    }
}

/** Returns pieces that were removed from the map. */
function takeHome(s: RootState, piece: number, from: number, count: number, gone: boolean): void {
  if (gone && piece === TRADE_POST) return loseTradePosts(s, from, count);
  // §10.2.3: in turns of other factions the Cult loses warriors as the defender.
  if (gone && piece === LIZARD && s.turns > 0 && current(s) !== CULT) return joinAcolytes(s, count, MUTE);
  if (gone) sendHome(s, piece, count, false, MUTE);
  else s.supply[piece]! += count;
}

function editMinister(s: RootState, need: Extract<Need, { kind: 'minister' }>): void {
  if (s.seat[DUCHY]! < 0) return;
  const { crowns, swayed } = s.duchy;
  if (!need.gone && swayed[need.minister] === 0)
    crowns[rankOf(need.minister)] = Math.max(0, crowns[rankOf(need.minister)]! - 1);
  swayed[need.minister] = need.gone ? 0 : 1;
}

/** Warriors that come into the Burrow or leave it; those that leave are in the supply until they arrive. */
function editBurrow(s: RootState, piece: number, change: number): void {
  if (s.seat[DUCHY]! < 0 || piece !== MOLE) return;
  const count = change < 0 ? -Math.min(-change, s.duchy.burrow) : change;
  s.supply[piece] = Math.max(0, s.supply[piece]! - count);
  standBelow(s, count);
}

/** What lies in a clearing after plots were put there or taken away. */
function editPlot(s: RootState, c: number): void {
  if (s.seat[CORVIDS]! < 0) return;
  const has = pieces(s, PLOT, c) > 0;
  if (!has) setPlot(s, c, NO_PLOT, 0);
  else if (s.corvids.kind[c] === NO_PLOT)
    setPlot(
      s,
      c,
      Math.max(
        0,
        PLOT_KINDS.findIndex((_, kind) => inSupply(s, kind) > 0),
      ),
      0,
    );
}

function editPiece(s: RootState, need: Extract<Need, { kind: 'piece' }>, count: number, arriving: number): void {
  const { piece, from, to } = need;
  const isMove = from >= 0 && to >= 0;
  const leaves = from >= 0 ? count : 0;
  const arrives = isMove ? arriving : to >= 0 ? count : 0;
  const here = from >= 0 && from < CLEARING_COUNT ? Math.min(leaves, s.on[piece * CLEARING_COUNT + from]!) : 0;
  if (here > 0) {
    lift(s, piece, from, here);
    takeHome(s, piece, from, here, to < 0);
    if (piece === PLOT) editPlot(s, from);
  }
  if (from === BURROW) editBurrow(s, piece, -leaves);
  if (to === BURROW) editBurrow(s, piece, arrives);
  if (to < 0 || to >= CLEARING_COUNT || arrives === 0) return;
  s.supply[piece] = Math.max(0, s.supply[piece]! - arrives);
  setDown(s, piece, to, arrives);
  if (piece === PLOT) editPlot(s, to);
}

function toDiscard(s: RootState, card: Card): void {
  moveCard(s.cards, s.owners, card, discardPile(s, card), EVERYBODY, MUTE);
  refillDeck(s, MUTE);
}

/** Moves a matching card from its recorded pile, or else from the deck. */
function editCard(s: RootState, need: Extract<Need, { kind: 'card' }>): void {
  const fits = (card: Card): boolean =>
    (need.titles.length === 0 || need.titles.includes(TITLE_OF[card]!)) &&
    (need.suit < 0 || SUIT_OF[card] === need.suit);
  const find = (test: (card: Card) => boolean): Card => s.cards.at.findIndex((_, card) => test(card));
  const inPlace = (card: Card): boolean => need.from.includes(s.cards.at[card]!);
  let card = find((c) => inPlace(c) && fits(c));
  if (card < 0) {
    // The identity was unknown: exchange a card of the pile for a matching one.
    const victim = find((c) => inPlace(c) && need.from[0]! >= handOf(0) && s.cards.at[c] !== DECK);
    card = find((c) => s.cards.at[c] === DECK && fits(c));
    if (victim >= 0 && card >= 0) moveCard(s.cards, s.owners, victim, DECK, 0, MUTE);
  }
  if (card < 0) return;
  const to = need.to[0]!;
  if (to === NO_PILE) return;
  if (to === DISCARD) toDiscard(s, card);
  else {
    const see = s.owners[to]!;
    moveCard(s.cards, s.owners, card, to, see, MUTE);
    refillDeck(s, MUTE);
  }
}

function editCraft(s: RootState, need: Extract<Need, { kind: 'craft' }>): void {
  if (need.faction < 0) return;
  const hand = handOf(need.faction);
  const fits = (card: Card): boolean =>
    need.item >= 0 ? FACTS[TITLE_OF[card]!]!.item === need.item : need.titles.includes(TITLE_OF[card]!);
  const find = (pile: number): Card => s.cards.at.findIndex((at, card) => at === pile && fits(card));
  const inHand = find(hand);
  const card = inHand >= 0 ? inHand : find(DECK);
  const victim = s.cards.at.indexOf(hand);
  if (inHand < 0 && card >= 0 && victim >= 0) moveCard(s.cards, s.owners, victim, DECK, 0, MUTE);
  if (card >= 0) {
    if (need.item >= 0) toDiscard(s, card);
    else moveCard(s.cards, s.owners, card, playArea(need.faction), EVERYBODY, MUTE);
  }
  if (need.item < 0) return;
  s.items = withValue(s.items, need.item, Math.max(0, s.items[need.item]! - 1));
  if (isVagabond(need.faction)) vagabondOf(s, need.faction).items[need.item * CONDITIONS + IN_SATCHEL]!++;
  else s.crafted = withAdded(s.crafted, need.faction * ITEMS.length + need.item, 1);
}

const FROM: Readonly<Record<string, readonly number[]>> = {
  exhausted: [IN_SATCHEL, ON_TRACK],
  refreshed: [EXHAUSTED, DAMAGED_EXHAUSTED],
  damaged: [IN_SATCHEL, ON_TRACK, EXHAUSTED],
  repaired: [DAMAGED, DAMAGED_EXHAUSTED],
  'item-lost': [IN_SATCHEL, EXHAUSTED, DAMAGED, DAMAGED_EXHAUSTED],
};
const TO: Readonly<Record<string, number>> = {
  exhausted: EXHAUSTED,
  refreshed: IN_SATCHEL,
  damaged: DAMAGED,
  repaired: IN_SATCHEL,
};

function editItem(s: RootState, need: Extract<Need, { kind: 'item' }>): void {
  if (!isVagabond(need.faction) || need.item < 0) return;
  const v: VagabondState = vagabondOf(s, need.faction);
  const at = (where: number): number => need.item * CONDITIONS + where;
  const from = (FROM[need.deed] ?? []).find((where) => v.items[at(where)]! > 0);
  if (from !== undefined) v.items[at(from)]!--;
  else if (need.deed !== 'explored' && need.deed !== 'item-taken') return;
  if (need.deed === 'item-lost') return;
  const turned = need.deed === 'damaged' && from === EXHAUSTED;
  v.items[at(turned ? DAMAGED_EXHAUSTED : (TO[need.deed] ?? IN_SATCHEL))]!++;
}

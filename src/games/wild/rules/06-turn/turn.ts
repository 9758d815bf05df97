import { seatMask } from '../../../../kernel/index.ts';
import type { WildLaw } from '../../../../law/index.ts';
import { draw } from '../08-cards/draw.ts';
import { damage, roll } from '../10-damage/damage.ts';
import { isDirty, listActions } from '../11-actions/actions.ts';
import { BREAD_ITEM, listItems, MAPS, POTIONS, ROCKETS } from '../12-items/items.ts';
import { machine } from '../13-machine-deck/machine-deck.ts';
import { componentsOf } from '../../components/components.ts';
import { NOWHERE } from '../00-board/geometry.ts';
import type { Collector, Sink, After, Section } from '../../types.ts';
import {
  addDefender,
  breachEdge,
  buildCamp,
  clearCell,
  destroyFactory,
  destroyMech,
  gainItem,
  gainSupport,
  leave,
  removeDamage,
  travel,
  useAdded,
  useHand,
  useItem,
} from '../transfers/players.ts';
import { verbs, type WildOption } from '../../verbs.ts';
import { hand } from '../../components/piles.ts';
import {
  handSize,
  hasUsableCamp,
  intactFactories,
  isOwn,
  isPlaying,
  isSolo,
  isWon,
  nextHand,
  ownEffect,
  SAFE,
  seatOf,
  sharedEffect,
  threatOn,
} from '../queries.ts';
import { refusal } from '../../refusals.ts';
import type { TurnFrame, WildFrame } from '../../frames.ts';
import type { WildState } from '../../state.ts';

/** a: action points to be spent first. */
const POINTS_LEFT = refusal('W-6.4', 'points-left');
const OTHER_TERRAIN = refusal('W-6.4', 'other-terrain');
const ADD_NOT_IN_HAND = refusal('W-6.4', 'not-in-hand');
const OTHER_FACTION_CARD = refusal('W-21.6', 'other-faction');

const END = verbs.end();

/** A turn of one player. */
export function turn(player: number): TurnFrame {
  return { proc: 'turn', step: 'start', got: 0, player };
}

/** §W-6.4, §W-A57: lists the cards that may be added: of the active card's terrain, when all points are spent. */
function listAdds(s: WildState, player: number, ask: Collector): void {
  const { at } = s.cards;
  const { terrain } = componentsOf(s);
  const active = s.active[player]!;
  if (s.ap > 0 && !ask.wantsRefusals) return;
  for (let card = 0; card < at.length; card++) {
    if (at[card] !== hand(player)) {
      if (!ask.wantsRefusals) continue;
      if (isSolo(s) && at[card] === hand(1 - player)) ask.refuse(verbs.add(card), OTHER_FACTION_CARD);
      else if (isOwn(s, player, card)) ask.refuse(verbs.add(card), ADD_NOT_IN_HAND);
    } else if (s.ap > 0) ask.refuse(verbs.add(card), POINTS_LEFT, s.ap);
    else if (active !== NOWHERE && terrain[card] === terrain[active]) ask.offer(verbs.add(card));
    else if (ask.wantsRefusals) ask.refuse(verbs.add(card), OTHER_TERRAIN);
  }
}

/** §W-6.2 to §W-6.5: all a player on turn may do. */
function listTurn(s: WildState, f: TurnFrame, ask: Collector): void {
  listActions(s, f.player, ask);
  listItems(s, f.player, ask);
  listAdds(s, f.player, ask);
  ask.offer(END);
}

/** §W-11.1d: arriving on a usable camp gives its item. §W-22.V7, §W-A50: fungi clear the cell where a move ends. */
function arrive(s: WildState, player: number, to: number, after: WildFrame[], out: Sink): void {
  travel(s, player, to, 'move', out);
  if (hasUsableCamp(s, to)) gainItem(s, player, s.faction[s.camp[to]!]!, out);
  if (isDirty(s, to) && ownEffect(s, player, 'onMoveClearPollution')) clear(s, player, to, after, out);
}

/** §W-10.6: clearing a toxic site costs damage, by action, item or ability. */
function clear(s: WildState, player: number, c: number, after: WildFrame[], out: Sink): void {
  if (clearCell(s, player, c, out)) after.push(damage(player, 1, 'toxic'));
}

/**
 * §W-11.2, §W-9.4 to §W-9.6: the camp is built, cards are drawn; after the last one the player leaves, unless they are
 * the last of all and a factory stands (§W-9.7).
 */
function camp(s: WildState, player: number, after: WildFrame[], out: Sink): void {
  const shown = nextHand(s, player);
  buildCamp(s, player, shown, out);
  for (let each = 0; each < s.active.length; each++) {
    const food = ownEffect(s, each, 'onCampBuiltGainSupport');
    if (food) gainSupport(s, each, food.n, 'ability', 'W-22.C4', out);
  }
  const isLast = s.camps.every((left) => left === 0);
  if (s.camps[player] === 0 && !(isLast && intactFactories(s) > 0)) {
    if (isSolo(s)) useHand(s, player, out);
    leave(s, player, out);
  } else after.push(draw(player, shown - handSize(s, player)));
}

/** Carries out an action or an item. Frames that must follow are added to `after`. */
function carryOut(s: WildState, player: number, o: WildOption, after: WildFrame[], out: Sink): void {
  const here = s.cell[player]!;
  switch (o.verb) {
    case 'move':
    case 'use-maps-move':
      return arrive(s, player, o.cell, after, out);
    case 'regroup':
    case 'use-maps-regroup':
      return travel(s, player, o.cell, 'regroup', out);
    case 'camp':
      return camp(s, player, after, out);
    case 'clear':
    case 'use-potions-clear':
      return clear(s, player, here, after, out);
    case 'heal':
      return removeDamage(s, player, s.damage[player]!, out);
    case 'use-potions-heal':
      return removeDamage(s, player, 1, out);
    case 'destroy-mech':
      return destroyMech(s, player, here, out);
    case 'use-rockets-mech':
      return destroyMech(s, player, o.cell, out);
    case 'breach':
    case 'use-rockets-breach':
      return breachEdge(s, player, o.edge, out);
    case 'destroy-factory':
      return destroyFactory(s, player, here, out);
    case 'take-item':
      return gainItem(s, player, s.faction[s.camp[here]!]!, out);
    default:
      throw new Error(`${o.text} is no option of a turn`);
  }
}

const ITEM_OF: { readonly [verb: string]: number } = {
  'use-maps-move': MAPS,
  'use-maps-regroup': MAPS,
  'use-bread': BREAD_ITEM,
  'use-potions-heal': POTIONS,
  'use-potions-clear': POTIONS,
  'use-rockets-mech': ROCKETS,
  'use-rockets-breach': ROCKETS,
};

/** The paragraph of each verb of a turn. */
const ACTION_LAWS: { readonly [verb: string]: WildLaw } = {
  move: 'W-11.1',
  camp: 'W-11.2',
  regroup: 'W-11.3',
  clear: 'W-11.4',
  heal: 'W-11.5',
  'destroy-mech': 'W-11.6',
  breach: 'W-11.7',
  'destroy-factory': 'W-11.8',
  'take-item': 'W-11.9',
  'use-bread': 'W-12.3',
  'use-potions-heal': 'W-12.4',
  'use-potions-clear': 'W-12.4',
  'use-rockets-mech': 'W-12.5',
  'use-rockets-breach': 'W-12.5',
  'use-maps-move': 'W-12.6',
  'use-maps-regroup': 'W-12.6',
  add: 'W-6.4',
  end: 'W-6.6',
};
const lawFor = (o: WildOption): WildLaw | undefined => ACTION_LAWS[o.verb];

function setPoints(s: WildState, player: number, ap: number, out: Sink): void {
  s.ap = ap;
  if (out.on) out.emit({ type: 'points', player, ap });
}

/** Applies the option that the active player chose. */
function takeTurn(s: WildState, f: TurnFrame, o: WildOption, out: Sink): After<TurnFrame> {
  const { player } = f;
  if (o === END) return 'machine';
  if (o.verb === 'add') {
    addDefender(s, player, o.card, out);
    setPoints(s, player, s.ap + 1, out);
    return 'next';
  }
  const after: WildFrame[] = [];
  const item = ITEM_OF[o.verb];
  // §W-10.5: using an item never rolls; support is gained as usual (§W-12.7).
  if (item !== undefined) {
    const effect = (): void =>
      o.verb === 'use-bread' ? setPoints(s, player, s.ap + 1, out) : carryOut(s, player, o, after, out);
    useItem(s, player, item, effect, out);
    return { calls: after, then: 'next' };
  }
  // §W-A12: every action that costs a point rolls. §W-A11: the threat is read first, then the action is carried out,
  // then the die is rolled.
  const spared = o.verb === 'regroup' && sharedEffect(s, 'regroupToAnyCamp') !== undefined;
  const threat = spared ? SAFE : threatOn(s, s.cell[player]!);
  setPoints(s, player, s.ap - 1, out);
  carryOut(s, player, o, after, out);
  if (out.on && isWon(s)) out.emit({ type: 'won', law: 'W-20.1' });
  if (threat !== SAFE) after.push(roll(player, threat));
  return { calls: after, then: 'next' };
}

/** Chapter W-6: actions, then one machine card. */
export const turnProcedure: Section<TurnFrame> = {
  start: {
    kind: 'rule',
    law: 'W-6.2',
    run(s, f, out) {
      const card = s.active[f.player]!;
      s.turn = f.player;
      s.ap = card === NOWHERE ? 0 : componentsOf(s).ap[card]!;
      if (out.on) out.emit({ type: 'turn', player: f.player, ap: s.ap });
      return 'next';
    },
  },
  /** §W-A27: a player who has left loses the rest of the turn. 'add' is secret, to hide the hand. */
  next: {
    kind: 'rule',
    run(s, f) {
      if (!isPlaying(s, f.player)) return 'machine';
      return s.ap === 0 && s.cards.size[hand(f.player)]! > 0 ? 'add' : 'act';
    },
  },
  act: {
    kind: 'choice',
    window: 'act',
    law: 'W-6.2',
    lawFor,
    seats: (s, f) => seatMask(seatOf(s, f.player)),
    options: (s, f, _seat, ask) => listTurn(s, f, ask),
    take: (s, f, o, _seat, out) => takeTurn(s, f, o, out),
  },
  add: {
    kind: 'choice',
    window: 'add',
    law: 'W-6.4',
    lawFor,
    secret: true,
    seats: (s, f) => seatMask(seatOf(s, f.player)),
    options: (s, f, _seat, ask) => listTurn(s, f, ask),
    take: (s, f, o, _seat, out) => takeTurn(s, f, o, out),
  },
  /** §W-6.6, §W-9.8: a machine card, unless the player's own defender prevents it (§W-A51). */
  machine: {
    kind: 'rule',
    law: 'W-6.6',
    run(s, f, out) {
      s.ap = 0;
      if (out.on) out.emit({ type: 'turn-ended', player: f.player });
      // §W-22.S4: hack attack skips the machine card.
      if (!ownEffect(s, f.player, 'skipMachineCard')) return { call: machine(f.player), then: 'end' };
      if (out.on) out.emit({ type: 'no-machine', player: f.player });
      return 'end';
    },
  },
  end: {
    kind: 'rule',
    law: 'W-21.2',
    run(s, f, out) {
      s.turn = NOWHERE;
      if (isSolo(s)) useAdded(s, f.player, out);
      return 'done';
    },
  },
};

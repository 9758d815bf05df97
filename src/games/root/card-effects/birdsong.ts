import type { OptionCollector, EventSink } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import { copyIn, discard, draw, eachTitle } from '../rules/02-key-terms/cards.ts';
import { isEnemy } from '../rules/02-key-terms/players.ts';
import { ruledClearings } from '../rules/02-key-terms/rule.ts';
import { score } from '../rules/03-victory/scoring.ts';
import { FACTS, title } from '../components/cards/index.ts';
import type { RootEvent, RootOption } from '../types.ts';
import { playArea } from '../components/piles.ts';
import type { RootState } from '../state.ts';
import type { Faction } from '../words.ts';
import { emptyCoffins } from './coffins.ts';
import { type Effect, giveUp } from './effect.ts';
import { takeRandom } from './hands.ts';
import { eachOther, NOT_ENEMY, noEnemy, noHand, offerOthers } from './targets.ts';
import { BETTER_BURROW_BANK, ROYAL_CLAIM, SABOTEURS, STAND_AND_DELIVER, SWAP_MEET } from './verbs.ts';

/** A point per ruled clearing, for the card. */
export const royalClaim: Effect = {
  title: 'royal-claim',
  slot: 'birdsong',
  once: false,
  verb: 'royal-claim',
  options: (_s, _f, ask) => ask.offer(ROYAL_CLAIM()),
  take(s, f, _o, out) {
    giveUp(s, f, title('royal-claim'), out);
    score(s, f, ruledClearings(s, f), '4.1.3', out);
    return [];
  },
};

/** A random card of an enemy, who scores a point for it. */
export const standAndDeliver: Effect = {
  title: 'stand-and-deliver',
  slot: 'birdsong',
  once: true,
  verb: 'stand-and-deliver',
  options: (s, f, ask) =>
    offerOthers(s, f, ask, STAND_AND_DELIVER, (other) => noEnemy(s, f, other) ?? noHand(s, other)),
  take(s, f, o, out) {
    if (o.verb !== 'stand-and-deliver') return [];
    score(s, o.faction, 1, '4.1.3', out);
    return [takeRandom(f, o.faction, false)];
  },
};

/** A card for oneself and one for an enemy. */
export const betterBurrowBank: Effect = {
  title: 'better-burrow-bank',
  slot: 'birdsong-start',
  once: true,
  verb: 'better-burrow-bank',
  options: (s, f, ask) => offerOthers(s, f, ask, BETTER_BURROW_BANK, (other) => noEnemy(s, f, other)),
  take: (_s, f, o) => (o.verb === 'better-burrow-bank' ? [draw(f, 1), draw(o.faction, 1)] : []),
};

/** A random card of another player against any card of one's own. */
export const swapMeet: Effect = {
  title: 'swap-meet',
  slot: 'birdsong',
  once: true,
  verb: 'swap-meet',
  options: (s, f, ask) => offerOthers(s, f, ask, SWAP_MEET, (other) => noHand(s, other)),
  take: (_s, f, o) => (o.verb === 'swap-meet' ? [takeRandom(f, o.faction, true)] : []),
};

/** §3.3.2: an activated dominance card is no crafted one and cannot leave play. */
function listCrafted(s: RootState, f: Faction, ask: OptionCollector<RootOption, RootLaw>): void {
  eachOther(s, f, (other) =>
    eachTitle(s, playArea(other), (t) => {
      if (FACTS[t]!.kind !== 'persistent') return;
      if (isEnemy(s, f, other)) ask.offer(SABOTEURS(other, t));
      else if (ask.wantsRefusals) ask.refuse(SABOTEURS(other, t), NOT_ENEMY);
    }),
  );
}

/** A crafted card of an enemy for the card. */
export const saboteurs: Effect = {
  title: 'saboteurs',
  slot: 'birdsong-start',
  once: false,
  verb: 'saboteurs',
  options: listCrafted,
  take(s, f, o, out: EventSink<RootEvent>) {
    if (o.verb !== 'saboteurs') return [];
    giveUp(s, f, title('saboteurs'), out);
    discard(s, o.faction, copyIn(s, playArea(o.faction), o.title), '4.1.3', out);
    if (o.title === title('coffin-makers')) emptyCoffins(s, out);
    return [];
  },
};

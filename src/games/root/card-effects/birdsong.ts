import { copyIn, discard, draw, eachTitle } from '../rules/02-key-terms/cards.ts';
import { isEnemy } from '../rules/02-key-terms/players.ts';
import { ruledClearings } from '../rules/02-key-terms/rule.ts';
import { score } from '../rules/03-victory/scoring.ts';
import { FACTS, title } from '../components/cards/index.ts';
import type { Collector, Sink } from '../types.ts';
import { playArea } from '../components/piles.ts';
import type { RootState } from '../state.ts';
import type { Faction } from '../words.ts';
import { emptyCoffins } from './coffins.ts';
import { type Effect, giveUp } from './effect.ts';
import { takeRandom } from './hands.ts';
import { eachOther, NOT_ENEMY, noEnemy, noHand, offerOthers } from './targets.ts';
import { effectVerbs } from './verbs.ts';
import { offerUnless } from '../../../kernel/index.ts';

/** A point per ruled clearing, for the card. */
export const royalClaim: Effect = {
  title: 'royal-claim',
  slot: 'birdsong',
  once: false,
  verb: 'royal-claim',
  options: (_s, _f, ask) => ask.offer(effectVerbs.royalClaim()),
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
    offerOthers(s, f, ask, effectVerbs.standAndDeliver, (other) => noEnemy(s, f, other) ?? noHand(s, other)),
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
  options: (s, f, ask) => offerOthers(s, f, ask, effectVerbs.betterBurrowBank, (other) => noEnemy(s, f, other)),
  take: (_s, f, o) => (o.verb === 'better-burrow-bank' ? [draw(f, 1), draw(o.faction, 1)] : []),
};

/** A random card of another player against any card of one's own. */
export const swapMeet: Effect = {
  title: 'swap-meet',
  slot: 'birdsong',
  once: true,
  verb: 'swap-meet',
  options: (s, f, ask) => offerOthers(s, f, ask, effectVerbs.swapMeet, (other) => noHand(s, other)),
  take: (_s, f, o) => (o.verb === 'swap-meet' ? [takeRandom(f, o.faction, true)] : []),
};

/** §3.3.2: an activated dominance card is no crafted one and cannot leave play. */
function listCrafted(s: RootState, f: Faction, ask: Collector): void {
  eachOther(s, f, (other) =>
    eachTitle(s, playArea(other), (t) => {
      if (FACTS[t]!.kind !== 'persistent') return;
      offerUnless(ask, effectVerbs.saboteurs(other, t), isEnemy(s, f, other) ? undefined : NOT_ENEMY);
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
  take(s, f, o, out: Sink) {
    if (o.verb !== 'saboteurs') return [];
    giveUp(s, f, title('saboteurs'), out);
    discard(s, o.faction, copyIn(s, playArea(o.faction), o.title), '4.1.3', out);
    if (o.title === title('coffin-makers')) emptyCoffins(s, out);
    return [];
  },
};

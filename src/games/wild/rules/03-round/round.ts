import { seatMask, hasSeat, nthCard, type Procedure } from '../../../../kernel/index.ts';
import { planning } from '../04-planning/planning.ts';
import { turn } from '../06-turn/turn.ts';
import { ability, isReveal } from '../22-abilities/abilities.ts';
import { factionOfCard } from '../../components/components.ts';
import { NOWHERE } from '../00-board/geometry.ts';
import type { Collector, Wild } from '../../types.ts';
import { refill, turnUp, useActive } from '../transfers/players.ts';
import { say } from '../../verbs.ts';
import { activePile, deck, hand, used } from '../../components/piles.ts';
import { isOwn, isPlaying, nextPlayer, playerCount } from '../queries.ts';
import { why } from '../../refusals.ts';
import type { RoundFrame, SoloFrame, WildState } from '../../state.ts';
import { CARDS } from '../../words.ts';

/** Rounds until the game ends. */
export function rounds(): RoundFrame {
  return { proc: 'round', step: 'plan', got: 0, player: NOWHERE, acted: 0 };
}

/** Turns of a single player until the game ends. */
export function solo(): SoloFrame {
  return { proc: 'solo', step: 'choose', got: 0, player: NOWHERE };
}

/** §W-3.1: planning together, then a turn for each player. */
export const roundProcedure: Procedure<Wild, RoundFrame> = {
  plan: {
    kind: 'rule',
    law: 'W-3.1',
    run(s, _f, out) {
      s.round++;
      if (out.on) out.emit({ type: 'round', round: s.round });
      return { call: planning(), then: 'begin' };
    },
  },
  /** §W-6.1: the holder of the marker is first; if they have left, the next in line (§W-A28). */
  begin: {
    kind: 'rule',
    run(s, f) {
      f.player = isPlaying(s, s.first) ? s.first : nextPlayer(s, s.first);
      f.acted = 0;
      return 'turn';
    },
  },
  turn: {
    kind: 'rule',
    run(_s, f) {
      f.acted |= seatMask(f.player);
      return { call: turn(f.player), then: 'next' };
    },
  },
  next: {
    kind: 'rule',
    run(s, f) {
      f.player = nextPlayer(s, f.player);
      return hasSeat(f.acted, f.player) ? 'end' : 'turn';
    },
  },
  /** §W-3.2: the active defenders are used. */
  end: {
    kind: 'rule',
    law: 'W-3.2',
    run(s, _f, out) {
      for (let player = 0; player < playerCount(s); player++) useActive(s, player, out);
      if (out.on) out.emit({ type: 'round-ended', round: s.round });
      return 'plan';
    },
  },
};

/** §W-21.2: any card of the common hand; §W-21.3: a faction without one may use its deck's top card. */
function listSolo(s: WildState, ask: Collector): void {
  const { at, size } = s.cards;
  for (let card = 0; card < at.length; card++)
    if (at[card] === hand(0) || at[card] === hand(1)) ask.offer(say.play(card));
    else if (ask.wantsRefusals && (isOwn(s, 0, card) || isOwn(s, 1, card))) ask.refuse(say.play(card), why.notInHand);
  for (let player = 0; player < playerCount(s); player++) {
    if (!isPlaying(s, player)) continue;
    const hasDeck = size[deck(player)]! + size[used(player)]! + size[activePile(player)]! > 0;
    if (size[hand(player)] === 0 && hasDeck) ask.offer(say.unseen(s.faction[player]!));
    else if (ask.wantsRefusals) ask.refuse(say.unseen(s.faction[player]!), why.hasFactionHand);
  }
}

/** §W-21.2: no rounds; each turn one card is chosen and its faction acts. */
export const soloProcedure: Procedure<Wild, SoloFrame> = {
  choose: {
    kind: 'choice',
    window: 'solo',
    law: 'W-21.2',
    seats: () => seatMask(0),
    options: (s, _f, _seat, ask) => listSolo(s, ask),
    take(s, f, o, _seat, out) {
      s.round++;
      if (out.on) out.emit({ type: 'round', round: s.round });
      const faction = o.verb === 'unseen' ? o.faction : o.verb === 'play' ? factionOfCard(o.card) : NOWHERE;
      f.player = s.faction.indexOf(faction);
      useActive(s, f.player, out);
      if (o.verb !== 'play') {
        if (out.on) out.emit({ type: 'laid', player: f.player });
        refill(s, f.player, out);
        return 'unseen';
      }
      turnUp(s, f.player, o.card, false, out);
      return 'reveal';
    },
  },
  unseen: {
    kind: 'chance',
    law: 'W-21.3',
    count: (s, f) => s.cards.size[deck(f.player)]!,
    name: (s, f, n) => `unseen ${CARDS[nthCard(s.cards, deck(f.player), n)]!}`,
    take(s, f, n, out) {
      turnUp(s, f.player, nthCard(s.cards, deck(f.player), n), true, out);
      return 'reveal';
    },
  },
  /** §W-21.4: a reveal ability happens at once. */
  reveal: {
    kind: 'rule',
    run(s, f) {
      const card = s.active[f.player]!;
      return isReveal(s, card) ? { call: ability(f.player, card), then: 'turn' } : 'turn';
    },
  },
  turn: { kind: 'rule', run: (_s, f) => ({ call: turn(f.player), then: 'end' }) },
  /** A faction that has left plays no part any more, nor does its ability. */
  end: {
    kind: 'rule',
    law: 'W-21.2',
    run(s, f, out) {
      if (!isPlaying(s, f.player)) useActive(s, f.player, out);
      return 'choose';
    },
  },
};

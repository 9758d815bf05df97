import { nthCard, seatMask } from '../../../../kernel/index.ts';
import { factionOfCard } from '../../components/components.ts';
import { activePile, deck, hand, used } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { SoloFrame } from '../../frames.ts';
import type { WildState } from '../../state.ts';
import type { Collector, Section } from '../../types.ts';
import { verbs } from '../../verbs.ts';
import { CARDS } from '../../words.ts';
import { NOWHERE } from '../00-board/geometry.ts';
import { NOT_IN_HAND } from '../04-planning/planning.ts';
import { turn } from '../06-turn/turn.ts';
import { ability, isReveal } from '../22-abilities/abilities.ts';
import { isOwn, isPlaying, playerCount } from '../queries.ts';
import { refill, turnUp, useActive } from '../transfers/players.ts';

const FACTION_HAND_NOT_EMPTY = refusal('W-21.3', 'hand-not-empty');

/** §W-21.2: turns of one person until the game ends. */
export function solo(): SoloFrame {
  return { proc: 'solo', step: 'choose', got: 0, player: NOWHERE };
}

/** §W-21.2: any card of the common hand; §W-21.3: a faction without one may use its deck's top card. */
function listSolo(s: WildState, ask: Collector): void {
  const { at, size } = s.cards;
  for (let card = 0; card < at.length; card++)
    if (at[card] === hand(0) || at[card] === hand(1)) ask.offer(verbs.play(card));
    else if (ask.wantsRefusals && (isOwn(s, 0, card) || isOwn(s, 1, card))) ask.refuse(verbs.play(card), NOT_IN_HAND);
  for (let player = 0; player < playerCount(s); player++) {
    if (!isPlaying(s, player)) continue;
    const hasDeck = size[deck(player)]! + size[used(player)]! + size[activePile(player)]! > 0;
    if (size[hand(player)] === 0 && hasDeck) ask.offer(verbs.unseen(s.faction[player]!));
    else if (ask.wantsRefusals) ask.refuse(verbs.unseen(s.faction[player]!), FACTION_HAND_NOT_EMPTY);
  }
}

/** §W-21.2: no rounds; each turn one card is chosen and its faction acts. */
export const soloProcedure: Section<SoloFrame> = {
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
  /** §W-21.2: the active card of a faction that has left is used, so that its ability ends. */
  end: {
    kind: 'rule',
    law: 'W-21.2',
    run(s, f, out) {
      if (!isPlaying(s, f.player)) useActive(s, f.player, out);
      return 'choose';
    },
  },
};

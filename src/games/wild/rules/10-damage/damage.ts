import { nthCard } from '../../../../kernel/index.ts';
import { componentsOf, factionOfCard } from '../../components/components.ts';
import type { Sink, After, Section } from '../../types.ts';
import { gainSupport, kill, refill } from '../transfers/players.ts';
import { deck, hand } from '../../components/piles.ts';
import { handSize, isSolo, MELEE, ownEffect } from '../queries.ts';
import type { DamageFrame, DamageSource, RollFrame } from '../../frames.ts';
import type { WildState } from '../../state.ts';
import { CARDS } from '../../words.ts';

/** Damage from one source for one player. */
export function damage(player: number, n: number, source: DamageSource): DamageFrame {
  return { proc: 'damage', step: 'take', got: 0, player, n, source };
}

/** One roll of the damage die for a player who acted under this threat. */
export function roll(player: number, threat: number): RollFrame {
  return { proc: 'roll', step: 'die', got: 0, player, melee: threat === MELEE ? 1 : 0 };
}

/** §W-21.7: the player whose card this is; in solo both factions share one hand. */
function holderOf(s: WildState, card: number): number {
  return s.faction.indexOf(factionOfCard(card));
}

/** The n-th card that a death may hit, in the player's hand or, in solo, the common one. */
function nthVictim(s: WildState, player: number, n: number): number {
  if (!isSolo(s)) return nthCard(s.cards, hand(player), n);
  const first = s.cards.size[hand(0)]!;
  return n < first ? nthCard(s.cards, hand(0), n) : nthCard(s.cards, hand(1), n - first);
}

/** §W-10.7, §W-A14: the killed card comes from the hand, else from the deck, else nobody dies. */
function findVictim(s: WildState, f: DamageFrame, out: Sink): After<DamageFrame> {
  if (handSize(s, f.player) > 0) return 'hand';
  refill(s, f.player, out);
  if (s.cards.size[deck(f.player)]! > 0) return 'deck';
  s.damage[f.player] = 0;
  if (out.on) out.emit({ type: 'nobody-died', player: f.player });
  return 'done';
}

/** §W-10.7: tokens up to the maximum; the first one beyond kills a defender, and the rest is lost (§W-A13). */
export const damageProcedure: Section<DamageFrame> = {
  take: {
    kind: 'rule',
    law: 'W-10.7',
    run(s, f, out) {
      if (out.on) out.emit({ type: 'damage', player: f.player, n: f.n, source: f.source });
      // §W-A49: once for each source of damage. §W-A54: outside the own turn too.
      const burn = ownEffect(s, f.player, 'onDamageGainSupport');
      if (burn) gainSupport(s, f.player, burn.n, 'ability', 'W-22.O5', out);
      const most = componentsOf(s).pack.setup.maxDamage;
      const sum = s.damage[f.player]! + f.n;
      s.damage[f.player] = Math.min(sum, most);
      return sum > most ? findVictim(s, f, out) : 'done';
    },
  },
  hand: {
    kind: 'chance',
    law: 'W-10.7',
    count: (s, f) => handSize(s, f.player),
    name: (s, f, n) => `kill ${CARDS[nthVictim(s, f.player, n)]!}`,
    take(s, f, n, out) {
      const card = nthVictim(s, f.player, n);
      kill(s, f.player, holderOf(s, card), card, out);
      return 'done';
    },
  },
  deck: {
    kind: 'chance',
    law: 'W-10.7',
    count: (s, f) => s.cards.size[deck(f.player)]!,
    name: (s, f, n) => `kill ${CARDS[nthCard(s.cards, deck(f.player), n)]!}`,
    take(s, f, n, out) {
      kill(s, f.player, f.player, nthCard(s.cards, deck(f.player), n), out);
      return 'done';
    },
  },
};

/** §W-10.3, §W-10.4: the damage of a face in melee, or from snipers only. §W-22.C7, §W-22.V4: some defenders ignore a face. */
export function damageOf(s: WildState, player: number, face: number, isMelee: boolean): number {
  const { melee, sniper } = componentsOf(s).pack.damageDie;
  if (!(isMelee ? melee : sniper).includes(face)) return 0;
  return ownEffect(s, player, 'ignoreDieFace')?.face === face ? 0 : face;
}

/** §W-10.2: the die is rolled once for an action. */
export const rollProcedure: Section<RollFrame> = {
  die: {
    kind: 'chance',
    law: 'W-10.2',
    count: (s) => componentsOf(s).pack.damageDie.faces.length,
    name: (s, _f, n) => `die ${componentsOf(s).pack.damageDie.faces[n]!}`,
    take(s, f, n, out) {
      const face = componentsOf(s).pack.damageDie.faces[n]!;
      const hurt = damageOf(s, f.player, face, f.melee === 1);
      if (out.on) out.emit({ type: 'roll', player: f.player, face, melee: f.melee === 1, n: hurt });
      return hurt === 0 ? 'done' : { call: damage(f.player, hurt, 'roll'), then: 'done' };
    },
  },
};

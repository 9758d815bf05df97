import { seatBit } from '../rules/02-key-terms/players.ts';
import { battle, listBattles } from '../rules/04-key-actions/battle/options.ts';
import { FACTION_RULES } from '../factions/faction.ts';
import type { Collector, Section } from '../types.ts';
import { refusal } from '../refusals.ts';
import type { RootState } from '../state.ts';
import { BIRD, type Faction } from '../words.ts';
import type { GrantFrame } from './frames.ts';

/** The effect grants an action that cannot be taken now. */
export const NO_ACTION = refusal('4.1.3', 'no-action');

/** What an effect can grant. */
export const GRANT_MOVE = 1;
export const GRANT_BATTLE = 2;

/** Grants the faction a move, a battle or either. */
export const grant = (faction: Faction, what: number): GrantFrame => ({
  proc: 'grant',
  step: 'act',
  got: 0,
  faction,
  what,
});

/** Lists what is granted: §4.2, §4.3. */
export function listGranted(s: RootState, f: Faction, what: number, ask: Collector): void {
  if (what & GRANT_MOVE) FACTION_RULES[f]!.listGrantedMoves(s, f, ask);
  if (what & GRANT_BATTLE) listBattles(s, f, BIRD, ask);
}

export const grantProcedure: Section<GrantFrame> = {
  act: {
    kind: 'choice',
    window: 'granted-action',
    law: '4.1.3',
    part: true,
    secret: true,
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => listGranted(s, f.faction, f.what, ask),
    take(s, f, o, _seat, out) {
      if (o.verb === 'battle') return { call: battle(f.faction, o.defender, o.clearing), then: 'done' };
      return { call: FACTION_RULES[f.faction]!.takeGrantedMove(s, f.faction, o, out), then: 'done' };
    },
  },
};

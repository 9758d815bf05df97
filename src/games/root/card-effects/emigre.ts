import { seatBit } from '../rules/02-key-terms/players.ts';
import { battle, listBattles } from '../rules/04-key-actions/battle/options.ts';
import { title } from '../components/cards/index.ts';
import { FACTION_RULES } from '../factions/faction.ts';
import type { Section } from '../types.ts';
import type { RootState } from '../state.ts';
import { BIRD, type Faction } from '../words.ts';
import { giveUp, hasCrafted, tellUse } from './effect.ts';
import type { EmigreFrame } from './frames.ts';
import type { Slot } from './slot.ts';

const EYRIE_EMIGRE = title('eyrie-emigre');

/** At the end of Birdsong its owner must try. */
export function eyrieEmigre(s: RootState, f: Faction, slot: Slot): EmigreFrame | undefined {
  if (slot !== 'birdsong-end' || !hasCrafted(s, f, EYRIE_EMIGRE)) return undefined;
  return { proc: 'eyrieEmigre', step: 'begin', got: 0, faction: f, to: -1 };
}

export const emigreProcedure: Section<EmigreFrame> = {
  begin: {
    kind: 'rule',
    law: '4.1.3',
    run(s, f, out) {
      tellUse(s, f.faction, EYRIE_EMIGRE, out);
      return 'move';
    },
  },
  move: {
    kind: 'choice',
    window: 'emigre-move',
    law: '4.1.3',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => FACTION_RULES[f.faction]!.listGrantedMoves(s, f.faction, ask),
    none: () => 'lapse',
    take(s, f, o, _seat, out) {
      f.to = o.verb === 'move' ? o.to : o.verb === 'go' ? o.place : -1;
      return { call: FACTION_RULES[f.faction]!.takeGrantedMove(s, f.faction, o, out), then: 'battle' };
    },
  },
  battle: {
    kind: 'choice',
    window: 'emigre-battle',
    law: '4.1.3',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => listBattles(s, f.faction, BIRD, ask, f.to),
    none: () => 'lapse',
    take(_s, f, o) {
      if (o.verb !== 'battle') return 'battle';
      return { call: battle(f.faction, o.defender, o.clearing), then: 'done' };
    },
  },
  lapse: {
    kind: 'rule',
    law: '4.1.3',
    run(s, f, out) {
      giveUp(s, f.faction, EYRIE_EMIGRE, out);
      return 'done';
    },
  },
};

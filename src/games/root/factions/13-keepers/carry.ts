import { orPass } from '../../../../kernel/index.ts';
import { shift } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { loose } from '../../rules/14-hirelings/stuck.ts';
import type { Section } from '../../types.ts';
import { BADGER, RELIC } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { type Clearing, type Faction, KEEPERS, type Party } from '../../words.ts';
import { areLaidOut, eachFace, relicLike } from './relics.ts';
import { keepersVerbs } from './verbs.ts';
import type { CarryFrame } from './frames.ts';
import type { BattleFrame } from '../../rules/04-key-actions/battle/frames.ts';

/** §13.2.4, §16.3-R1: also when somebody forced their warriors to move. */
export function carrying(
  s: RootState,
  mover: Faction,
  from: Clearing,
  to: Clearing,
  count: number,
): CarryFrame | undefined {
  if (mover !== KEEPERS || pieces(s, RELIC, from) === 0) return undefined;
  return { proc: 'carry', step: 'relic', got: 0, from, to, left: count };
}

export const carryProcedure: Section<CarryFrame> = {
  // §13.2.4, §13.2.4-R1: one for each warrior; a relic never moves alone.
  relic: {
    kind: 'choice',
    window: 'keepers-carry',
    law: '13.2.4',
    part: true,
    seats: (s) => seatBit(s, KEEPERS),
    options: (s, f, _seat, ask) =>
      orPass(ask, verbs.pass(), (asked) => {
        if (f.left > 0 && loose(s, RELIC, f.from) > 0)
          eachFace(s, f.from, (face) => asked.offer(keepersVerbs.carry(face)));
      }),
    none: () => 'done',
    take(s, f, o, _seat, out) {
      if (o.verb !== 'carry') return 'done';
      s.keepers.place[relicLike(s, f.from, o.relic)] = f.to;
      shift(s, RELIC, f.from, f.to, 1, KEEPERS, out);
      if (out.on) out.emit({ type: 'carried', from: f.from, to: f.to, relic: o.relic });
      f.left--;
      return 'relic';
    },
  },
};

/** §13.2.4: with a relic and a warrior of theirs in the clearing of battle they ignore the first hit. */
export const devoutKnights = (ignores: boolean, s: RootState, b: BattleFrame, side: Party): boolean =>
  ignores ||
  (side === KEEPERS && pieces(s, RELIC, b.clearing) > 0 && pieces(s, BADGER, b.clearing) > 0 && areLaidOut(s));

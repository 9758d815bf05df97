import { type ChildFrame, EVERYBODY } from '../../../../kernel/index.ts';
import { mayNotPlace } from '../../rules/02-key-terms/pieces.ts';
import { adjacent } from '../../rules/04-key-actions/move.ts';
import type { Removal } from '../../rules/04-key-actions/removal.ts';
import { RAVEN } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import type { Root, Section, Sink } from '../../types.ts';
import { type Clearing, CLEARINGS, CORVIDS, type Faction } from '../../words.ts';
import { placeRavens, whereRavens } from './ravens.ts';
import type { RaidFrame } from './frames.ts';

/** §18.7.4-R1, §18.7.4-R2: adjacent clearings where they can place; Boat Builders make rivers paths, Tunnels are for moves only. */
const targets = (s: RootState, c: Clearing): Clearing[] =>
  adjacent(s, CORVIDS, c).filter((near) => !mayNotPlace(s, CORVIDS, near));

/** §18.7.4, §18.7.4-R3: what follows when raids have left the map, once everything has left that goes with them. */
export function raids(s: RootState, r: Removal, victim: Faction, out: Sink): readonly ChildFrame<Root>[] | undefined {
  if (victim !== CORVIDS || r.raids.length === 0 || s.supply[RAVEN] === 0) return undefined;
  // §18.8-R1: where no warrior can be placed nothing shows what it was.
  const left = r.raids.filter((c) => targets(s, c).length > 0);
  for (const clearing of left) {
    out.learned(EVERYBODY);
    if (out.on) out.emit({ type: 'raid', clearing });
  }
  return left.map((clearing) => ({
    proc: 'raid',
    step: 'begin',
    got: 0,
    key: CLEARINGS[clearing]!,
    clearing,
    left: [],
  }));
}

export const raidProcedure: Section<RaidFrame> = {
  begin: {
    kind: 'rule',
    law: '18.7.4',
    run(s, f, out) {
      f.left = targets(s, f.clearing);
      return placeRavens(s, f.left, out) ? 'done' : 'where';
    },
  },
  // §18.7.4-R1, §2.5: with too few warriors they choose where.
  where: whereRavens('corvids-raid', '18.7.4', 'done'),
};

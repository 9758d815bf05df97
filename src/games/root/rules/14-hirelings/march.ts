import { orPass } from '../../../../kernel/index.ts';
import { shift } from '../02-key-terms/pieces.ts';
import { seatBit } from '../02-key-terms/players.ts';
import { isSnared, SNARED_MOVE } from '../02-key-terms/snares.ts';
import { pieces, ruler } from '../02-key-terms/rule.ts';
import { ferryCard, ferryRides, takeFerry } from '../19-lake/ferry.ts';
import { battle, listBattles } from '../04-key-actions/battle/options.ts';
import { moved, orderer } from '../04-key-actions/move.ts';
import type { Collector, Section } from '../../types.ts';
import { OWNER, type Piece, WARRIOR_OF } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import { linksOf, type RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, CLEARING_COUNT, type Clearing, type Party } from '../../words.ts';
import { controllerOf } from './parties.ts';
import { heldBack } from './stuck.ts';
import type { HirelingMoveFrame, HirelingBattleFrame } from './frames.ts';

const NO_RULE = refusal('4.2.1', 'hirelings-rule-neither');
const SCORCHED = refusal('E.6.2', 'scorched');

/** §14.4.4, §14.4.5, §14.5.1, §14.5.5: moves of hireling warriors along paths, by the common rule and no ability of their controller. */
export function listMarches(s: RootState, party: Party, ask: Collector): void {
  const p = WARRIOR_OF[party]!;
  const f = controllerOf(s, party);
  const { paths } = linksOf(s);
  for (let from = 0; from < CLEARING_COUNT; from++) {
    if (pieces(s, p, from) === 0 || pieces(s, p, from) === heldBack(s, p, from)) continue;
    const snared = isSnared(s, party, from);
    for (const to of s.ferry === from ? [...paths[from]!, ...ferryRides(s, from)] : paths[from]!) {
      if (snared) {
        if (ask.wantsRefusals) ask.refuse(verbs.move(from, to), SNARED_MOVE);
      } else if (s.scorched[to] === 1) {
        if (ask.wantsRefusals) ask.refuse(verbs.move(from, to), SCORCHED);
      } else if (ruler(s, from) === f || ruler(s, to) === f) ask.offer(verbs.move(from, to));
      else if (ask.wantsRefusals) ask.refuse(verbs.move(from, to), NO_RULE);
    }
  }
}

/** Moves as many as the controller says, or all of them. */
export function march(s: RootState, party: Party, from: Clearing, to: Clearing, all: boolean): HirelingMoveFrame {
  const piece = WARRIOR_OF[party]!;
  const count = all ? pieces(s, piece, from) - heldBack(s, piece, from) : 0;
  return { proc: 'hirelingMove', step: all ? 'go' : 'count', got: 0, piece, from, to, count };
}

export const hirelingMoveProcedure: Section<HirelingMoveFrame> = {
  count: {
    kind: 'choice',
    window: 'move-count',
    law: '4.2',
    part: true,
    seats: (s, f) => seatBit(s, controllerOf(s, OWNER[f.piece]!)),
    options(s, f, _seat, ask) {
      for (let count = pieces(s, f.piece, f.from) - heldBack(s, f.piece, f.from); count > 0; count--)
        ask.offer(verbs.count(count));
    },
    take(_s, f, o) {
      if (o.verb === 'count') f.count = o.count;
      return 'go';
    },
  },
  // §14.4.7, §14.5.7: the controller is the player who moves.
  go: {
    kind: 'rule',
    law: '14.4.7',
    run(s, { piece, from, to, count }, out) {
      const mover = OWNER[piece]!;
      shift(s, piece, from, to, count, mover, out);
      const payer = controllerOf(s, mover);
      const group = { mover, payer, piece, from, to };
      // §19.5-R2: they use the Ferry up.
      const rides = s.ferry === from && !linksOf(s).paths[from]!.includes(to);
      if (rides) takeFerry(s, to, out);
      const cards = rides ? ferryCard(s, mover, payer) : [];
      return { calls: moved.gather([...cards], s, group, out), by: orderer(s), law: '1.1.3', then: 'done' };
    },
  },
};

/** Lets hirelings battle. */
export const hirelingBattle = (party: Party, clearing: Clearing, optional: boolean): HirelingBattleFrame => ({
  proc: 'hirelingBattle',
  step: 'whom',
  got: 0,
  party,
  clearing,
  optional: optional ? 1 : 0,
  left: [],
});

/** Lets hirelings battle once in each of these clearings where they are able to; §1.1.3: their controller says in which order. */
export const hirelingRaid = (party: Party, left: Clearing[]): HirelingBattleFrame => ({
  ...hirelingBattle(party, -1, false),
  step: 'raid',
  left,
});

export const hirelingBattleProcedure: Section<HirelingBattleFrame> = {
  whom: {
    kind: 'choice',
    window: 'hireling-battle',
    law: '14.4.4',
    seats: (s, f) => seatBit(s, controllerOf(s, f.party)),
    options(s, f, _seat, ask) {
      if (f.optional === 1) orPass(ask, verbs.pass(), (asked) => listBattles(s, f.party, BIRD, asked, f.clearing));
      else listBattles(s, f.party, BIRD, ask, f.clearing);
    },
    none: () => 'done',
    take: (_s, f, o) =>
      o.verb === 'battle' ? { call: battle(f.party, o.defender, o.clearing), then: 'done' } : 'done',
  },
  raid: {
    kind: 'choice',
    window: 'hireling-battle',
    law: '14.4.4',
    seats: (s, f) => seatBit(s, controllerOf(s, f.party)),
    options(s, f, _seat, ask) {
      for (const c of f.left) listBattles(s, f.party, BIRD, ask, c);
    },
    none: () => 'done',
    take(_s, f, o) {
      if (o.verb !== 'battle') return 'raid';
      f.left.splice(f.left.indexOf(o.clearing), 1);
      return { call: battle(f.party, o.defender, o.clearing), then: 'raid' };
    },
  },
};

/** The clearing where all warriors of a kind stand, -1 when there are none. */
export function standsAt(s: RootState, p: Piece): Clearing {
  for (let c = 0; c < CLEARING_COUNT; c++) if (pieces(s, p, c) > 0) return c;
  return -1;
}

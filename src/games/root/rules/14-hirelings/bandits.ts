import { type ChildFrame, offerUnless, seatMask, withAdded } from '../../../../kernel/index.ts';
import { mayNotPlace, place } from '../02-key-terms/pieces.ts';
import { hasPieces, isEnemy, seatBit } from '../02-key-terms/players.ts';
import { pieces } from '../02-key-terms/rule.ts';
import type { CompletedMove } from '../04-key-actions/move.ts';
import { removal, takeOff, triggers } from '../04-key-actions/removal.ts';
import { isClosedBetween } from '../20-mountain/closed-paths.ts';
import type { Collector, Root, Section, Sink } from '../../types.ts';
import { OWNER, piece, WARLORD, WARRIOR_OF } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { type Clearing, type Faction, hireling, isFaction, NO_FACTION } from '../../words.ts';
import { controllerOf, isUp } from './parties.ts';
import type { HirelingRules } from './rules.ts';
import { hirelingVerbs } from './verbs.ts';
import type { HighwayBanditsFrame, BanditHelpFrame } from './frames.ts';

const BANDIT = piece('bandit');
const PARTY = hireling('highway-bandits');

const HAS_BANDIT = refusal('14.3.4', 'has-bandit');
const CLOSED = refusal('20.2', 'path-closed');
const NOT_LINKED = refusal('14.3.4', 'not-linked');
const NO_BANDIT = refusal('14.3.4', 'no-bandit');

/** The number of the path between two clearings, -1 when there is none. */
function pathBetween(s: RootState, a: Clearing, b: Clearing): number {
  return geographyOf(s).data.paths.findIndex(
    ([one, other]) => (one === a + 1 && other === b + 1) || (one === b + 1 && other === a + 1),
  );
}

/** Puts a bandit on a path, or takes it off; on paths they are away from supply and clearings. */
function setBandit(s: RootState, path: number, stands: 0 | 1, out: Sink): void {
  const [one, other] = geographyOf(s).data.paths[path]!;
  s.hirelings.bandits[path] = stands;
  s.supply[BANDIT]! += stands === 1 ? -1 : 1;
  s.away = withAdded(s.away, BANDIT, stands === 1 ? 1 : -1);
  if (out.on) out.emit({ type: 'bandit', from: one! - 1, to: other! - 1, stands: stands === 1 });
}

/** Paths without a bandit; with a player, those linked to a clearing with that player's faction pieces. */
function listPaths(s: RootState, f: Faction, ask: Collector): void {
  geographyOf(s).data.paths.forEach(([one, other], path) => {
    const a = one! - 1;
    const b = other! - 1;
    const linked = f < 0 || hasPieces(s, f, a) || hasPieces(s, f, b);
    const free = isClosedBetween(s, a, b) ? CLOSED : linked ? undefined : NOT_LINKED;
    offerUnless(ask, hirelingVerbs.waylay(a, b), s.hirelings.bandits[path] === 1 ? HAS_BANDIT : free);
  });
}

function listWithdrawals(s: RootState, ask: Collector): void {
  geographyOf(s).data.paths.forEach(([one, other], path) => {
    offerUnless(
      ask,
      hirelingVerbs.callOff(one! - 1, other! - 1),
      s.hirelings.bandits[path] === 1 ? undefined : NO_BANDIT,
    );
  });
}

export const highwayBanditsProcedure: Section<HighwayBanditsFrame> = {
  // With none in supply one comes from another path.
  withdraw: {
    kind: 'choice',
    window: 'bandits-withdraw',
    law: '14.3.4',
    part: true,
    seats: (_s, f) => seatMask(f.seat),
    options(s, _f, _seat, ask) {
      if (s.supply[BANDIT] === 0) listWithdrawals(s, ask);
    },
    none: () => 'path',
    take(s, _f, o, _seat, out) {
      if (o.verb === 'call-off') setBandit(s, pathBetween(s, o.from, o.to), 0, out);
      return 'path';
    },
  },
  path: {
    kind: 'choice',
    window: 'bandits-path',
    law: '14.3.4',
    seats: (_s, f) => seatMask(f.seat),
    options(s, f, _seat, ask) {
      if (f.left > 0) listPaths(s, f.faction, ask);
    },
    none: () => 'done',
    take(s, f, o, _seat, out) {
      if (o.verb === 'waylay') setBandit(s, pathBetween(s, o.from, o.to), 1, out);
      f.left--;
      return 'path';
    },
  },
};

export const banditHelpProcedure: Section<BanditHelpFrame> = {
  join: {
    kind: 'choice',
    window: 'bandits-help',
    law: '14.3.2',
    seats: (s, f) => seatBit(s, f.faction),
    options(_s, _f, _seat, ask) {
      ask.offer(hirelingVerbs.reinforce());
      ask.offer(verbs.pass());
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'reinforce') place(s, WARRIOR_OF[f.faction]!, f.clearing, 1, out);
      return 'done';
    },
  },
};

/** True when a bandit lies in wait on the path between two clearings. */
export function isWaylaid(s: RootState, from: Clearing, to: Clearing): boolean {
  if (!isUp(s, 'highway-bandits', 'promoted')) return false;
  const path = pathBetween(s, from, to);
  return path >= 0 && s.hirelings.bandits[path] === 1;
}

/**
 * Highway Bandits: an enemy removes one of the pieces that moved, so nothing shelters it from enemies; §12.2.2: a warlord
 * who came alone has nothing to pay with. Their controller may gain a warrior.
 */
export function banditToll(s: RootState, m: CompletedMove, out: Sink): readonly ChildFrame<Root>[] | undefined {
  if (s.hirelings.parties.length === 0 || !isWaylaid(s, m.from, m.to)) return undefined;
  if (isEnemy(s, m.mover, PARTY)) {
    if (m.piece === WARLORD || pieces(s, m.piece, m.to) === 0) return undefined;
    const r = removal(OWNER[m.piece]!);
    takeOff(s, r, m.piece, m.to, 1, out);
    return triggers(s, r, out);
  }
  const f = controllerOf(s, PARTY);
  const joins = m.mover === f && isFaction(f) && WARRIOR_OF[f]! >= 0 && s.supply[WARRIOR_OF[f]!]! > 0;
  if (!joins || mayNotPlace(s, f, m.to)) return undefined;
  return [{ proc: 'banditHelp', step: 'join', got: 0, faction: f, clearing: m.to }];
}

/** True when a pawn must pay the bandits for a move. */
export const robsPawn = (s: RootState, f: Faction, from: Clearing, to: Clearing): boolean =>
  s.hirelings.parties.length > 0 && isWaylaid(s, from, to) && isEnemy(s, f, PARTY);

/** Highway Bandits. */
export const highwayBandits: HirelingRules = {
  setup: (_s, seat) => ({ proc: 'highwayBandits', step: 'path', got: 0, seat, faction: NO_FACTION, left: 2 }),
  daylight: {
    options: (s, f, ask) => listPaths(s, f, ask),
    command: (s, f) => ({ proc: 'highwayBandits', step: 'withdraw', got: 0, seat: s.seat[f]!, faction: f, left: 1 }),
  },
};

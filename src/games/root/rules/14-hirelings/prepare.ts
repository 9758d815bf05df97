import { type Seat, seatMask, markShareable } from '../../../../kernel/index.ts';
import { dealsBeside, dealsForDraft } from '../15-advanced-setup/stance.ts';
import type { Section } from '../../types.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { FACTIONS, type Party } from '../../words.ts';
import { hasSetup, kindOf } from './boxes.ts';
import { isDemoted } from './parties.ts';
import { rulesOf } from './rules.ts';
import { dealtHirelings, kindNumber } from './state.ts';
import { hirelingVerbs } from './verbs.ts';
import type { PrepareHirelingsFrame } from './frames.ts';

/** The set-up of three kinds. */
export const prepareHirelings = (): PrepareHirelingsFrame => ({
  proc: 'prepareHirelings',
  step: 'deal',
  got: 0,
  turns: 0,
});

/** The sets of three that can be dealt: §14.0, §15.8.1.I-R1. */
const dealable = (s: RootState): readonly (readonly Party[])[] =>
  s.settings.setup === 'advanced'
    ? dealsForDraft(s.settings.pool, s.settings.hirelings, s.settings.seats)
    : dealsBeside(s.settings.factions, s.settings.hirelings);

/** §14.1.2: none with two players, one with three, two with four, all with more. */
const toDemote = (seats: number): number => Math.min(seats - 2, 3);

const promoted = (s: RootState): Party[] => s.hirelings.parties.filter((party) => !isDemoted(s, party));
const unprepared = (s: RootState): Party[] =>
  s.hirelings.parties.filter((party) => s.hirelings.prepared[kindNumber(party)] === 0);

/** The same list with one more mark: these lists are replaced, never written into. */
const marked = (list: readonly number[], kind: number): readonly number[] =>
  markShareable(list.map((mark, k) => (k === kind ? 1 : mark)));

/** §14.1.3: from the last player in turn order, counterclockwise. */
function turnOf(s: RootState, turns: number): Seat {
  const { order } = s;
  return order[order.length - 1 - (turns % order.length)]!;
}

export const prepareHirelingsProcedure: Section<PrepareHirelingsFrame> = {
  // §14.1.1
  deal: {
    kind: 'chance',
    law: '14.1.1',
    count: (s) => dealable(s).length,
    name: (s, _f, n) => `hirelings ${dealable(s)[n]!.map(kindOf).join(' ')}`,
    take(s, _f, n, out) {
      const parties = dealable(s)[n]!.slice();
      s.hirelings = dealtHirelings(parties, geographyOf(s).data.paths.length);
      if (out.on) out.emit({ type: 'hirelings', parties: parties.slice() });
      return 'weaken';
    },
  },
  weaken: {
    kind: 'rule',
    run: (s) => (s.hirelings.parties.length - promoted(s).length < toDemote(s.settings.seats) ? 'demote' : 'next'),
  },
  // §14.1.2
  demote: {
    kind: 'chance',
    law: '14.1.2',
    count: (s) => promoted(s).length,
    name: (s, _f, n) => `demote ${kindOf(promoted(s)[n]!)}`,
    take(s, _f, n, out) {
      const party = promoted(s)[n]!;
      s.hirelings.demoted = marked(s.hirelings.demoted, kindNumber(party));
      if (out.on) out.emit({ type: 'demoted', party });
      return 'weaken';
    },
  },
  // §14.1.3: once no card has any setup text left, everybody would pass.
  next: {
    kind: 'rule',
    run: (s) => (unprepared(s).some((party) => hasSetup(party, isDemoted(s, party))) ? 'which' : 'done'),
  },
  which: {
    kind: 'choice',
    window: 'hireling-prepare',
    law: '14.1.3',
    seats: (s, f) => seatMask(turnOf(s, f.turns)),
    options(s, _f, _seat, ask) {
      for (const party of unprepared(s)) ask.offer(hirelingVerbs.prepare(kindNumber(party)));
    },
    take(s, f, o, seat, out) {
      if (o.verb !== 'prepare') return 'which';
      const party = FACTIONS.length + o.kind;
      s.hirelings.prepared = marked(s.hirelings.prepared, o.kind);
      f.turns++;
      const child = hasSetup(party, isDemoted(s, party)) ? rulesOf(s, party).setup?.(s, seat, out) : undefined;
      return child ? { call: child, then: 'next' } : 'next';
    },
  },
};

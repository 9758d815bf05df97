import { game, OfferList, type PositionFormat, type Rules, seatsOf } from '../../../kernel/index.ts';
import type { Root, RootOption } from '../types.ts';
import { type Machine, read } from './read.ts';
import { show } from './show.ts';
import { write } from './write.ts';
import type { RootState } from '../state.ts';

/** Positions of Root as files, read and run by these rules. */
export function positionsOf(rules: Rules<Root>): PositionFormat<Root> {
  const played = game(rules);
  // A game that begins with the state being read. It is made once, because to make a game takes longer than to read a position.
  let given: RootState | undefined;
  const settling = game({ ...rules, setup: (settings) => given ?? rules.setup(settings) });
  const machine: Machine = {
    procs: rules.procs,
    settle(s) {
      given = s;
      settling.begin(s.settings);
      given = undefined;
    },
    ending: rules.ending,
    probe(s: RootState) {
      for (const seat of seatsOf(played.asked(s))) played.options(s, seat, new OfferList<RootOption>());
      for (let n = 0; n < played.outcomeCount(s); n++) played.outcomeName(s, n);
    },
    audit: rules.checks.audit,
  };
  return { read: (raw) => read(raw, machine), write, show };
}

import type { OptionCollector } from './option-collector.ts';
import type { Option } from './option.ts';
import type { AgendaFrame, Frame, GameTypes, StepResult, Procedure } from './procedure.ts';
import { seatMask, type Seat } from './seat.ts';

/** The answer of a seat that orders an agenda: this one first. */
export interface OrderFirst extends Option {
  readonly verb: 'first';
}

type Interned = { [name: string]: OrderFirst };
const FIRSTS = Object.create(null) as { [proc: string]: Interned };

/** The interned option that puts a frame first, by its procedure and key. */
function first({ proc, key = '' }: Frame): OrderFirst {
  const ofProc = (FIRSTS[proc] ??= Object.create(null) as Interned);
  return (ofProc[key] ??= Object.freeze({
    verb: 'first',
    text: key === '' ? `first ${proc}` : `first ${proc} ${key}`,
  }));
}

/** The option with this text, if it orders an agenda of procedures that exist; a text from outside is not interned. */
export function parseOrderFirst(text: string, procs: object): OrderFirst | undefined {
  const [verb, proc, key, ...more] = text.split(' ');
  if (verb !== 'first' || proc === undefined || key === '' || more.length > 0 || !Object.hasOwn(procs, proc))
    return undefined;
  return FIRSTS[proc]?.[key ?? ''] ?? Object.freeze({ verb: 'first', text });
}

/**
 * A frame that runs the items one after the other, in the order `by` says; itself an item for another agenda, where
 * `key` tells it from others.
 */
export function agenda(items: readonly Frame[], by: Seat, law: string, key = ''): AgendaFrame {
  return { proc: 'agenda', step: 'next', got: 0, key, by, law, items: items.slice() };
}

/** Twins are offered once: which of them comes first cannot matter. */
function listFirsts(items: readonly Frame[], ask: OptionCollector<OrderFirst>): void {
  for (let i = 0; i < items.length; i++) {
    const option = first(items[i]!);
    let known = false;
    for (let j = 0; j < i && !known; j++) known = first(items[j]!) === option;
    if (!known) ask.offer(option);
  }
}

function run(f: AgendaFrame, at: number): StepResult<GameTypes, AgendaFrame> {
  const item = f.items[at]!;
  for (let i = at + 1; i < f.items.length; i++) f.items[i - 1] = f.items[i]!;
  f.items.pop();
  return { call: item, then: f.items.length > 0 ? 'next' : 'done' };
}

/** The kernel's own procedure: while it matters, the ordering seat says which comes first. */
export const agendaProcedure: Procedure<GameTypes, AgendaFrame> = {
  next: {
    kind: 'rule',
    run: (_s, f) => (f.by < 0 || f.items.length === 1 ? run(f, 0) : 'pick'),
  },
  pick: {
    kind: 'choice',
    window: 'order',
    law: '',
    lawOf: (f) => f.law,
    seats: (_s, f) => seatMask(f.by),
    options: (_s, f, _seat, ask) => listFirsts(f.items, ask),
    take(_s, f, o) {
      let at = 0;
      while (first(f.items[at]!).text !== o.text) at++;
      return run(f, at);
    },
  },
};

import type { OptionCollector } from './option-collector.ts';
import type { Option } from './option.ts';
import type { AgendaFrame, Frame, GameTypes, StepResult, Procedure } from './procedure.ts';
import { seatMask, type Seat } from './seat.ts';

/** The option of a seat that orders an agenda: run this frame first. */
export interface OrderFirst extends Option {
  readonly verb: 'first';
}

type OptionByKey = { [name: string]: OrderFirst };
const FIRSTS = Object.create(null) as { [proc: string]: OptionByKey };

/** The interned option that runs a frame first, by its procedure and key. */
function first({ proc, key = '' }: Frame): OrderFirst {
  const ofProc = (FIRSTS[proc] ??= Object.create(null) as OptionByKey);
  return (ofProc[key] ??= Object.freeze({
    verb: 'first',
    text: key === '' ? `first ${proc}` : `first ${proc} ${key}`,
  }));
}

/** The option with this text, if it orders an agenda of known procedures. Untrusted text is not interned. */
export function parseOrderFirst(text: string, procs: object): OrderFirst | undefined {
  const [verb, proc, key, ...more] = text.split(' ');
  if (verb !== 'first' || proc === undefined || key === '' || more.length > 0 || !Object.hasOwn(procs, proc))
    return undefined;
  return FIRSTS[proc]?.[key ?? ''] ?? Object.freeze({ verb: 'first', text });
}

/**
 * A frame that runs the items one after the other, in the order that seat `by` chooses. As an item of another agenda it is
 * identified by `key`.
 */
export function agenda(items: readonly Frame[], by: Seat, law: string, key = ''): AgendaFrame {
  const copy: Frame[] = [];
  for (let i = 0; i < items.length; i++) copy.push(items[i]!);
  return { proc: 'agenda', step: 'next', got: 0, key, by, law, items: copy };
}

/** Offers each item as the first one. Equal items are offered once: their order makes no difference. */
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

/** The kernel's own procedure: while several items are left, the ordering seat chooses which runs first. */
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

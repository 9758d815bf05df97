import { defineRefusals, type Refusal } from '../../kernel/index.ts';
import type { RootLaw } from '../../law/index.ts';
import type { Collector, RootOption } from './types.ts';

/** Declares a reason to refuse an option; each chapter declares its own. `refusal.all` lists all of them. */
export const refusal = defineRefusals<RootLaw>();

/** A collector that refuses everything it receives for one reason; for a caller that wants refusals. */
export function refusingAll(ask: Collector, reason: Refusal<RootLaw>, a = 0, b = 0): Collector {
  const refuse = (o: RootOption): void => ask.refuse(o, reason, a, b);
  return { wantsRefusals: true, isSatisfied: false, offer: refuse, refuse };
}

import type { OptionCollector, Refusal } from '../../kernel/index.ts';
import type { RootLaw } from '../../law/index.ts';
import type { RootOption } from './types.ts';

/** An ask that takes a whole list as refused for one reason, whatever the list itself says; only when reasons count. */
export function refusingAll(
  ask: OptionCollector<RootOption, RootLaw>,
  no: Refusal<RootLaw>,
  a = 0,
  b = 0,
): OptionCollector<RootOption, RootLaw> {
  const refuse = (o: RootOption): void => ask.refuse(o, no, a, b);
  return { wantsRefusals: true, isSatisfied: false, offer: refuse, refuse };
}

import type { OffWindowRefusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import type { Root, RootOption } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import { CULT } from '../../words.ts';

const row = (verb: RootOption['verb'], law: RootLaw, when: string): OffWindowRefusal<Root> => ({
  verb,
  refusal: refusal(law, when),
  concerns: (s, seat) => s.faction[seat] === CULT,
});

/** When each action of the Cult has its time, for all other windows. */
export const cultElsewhere: readonly OffWindowRefusal<Root>[] = [
  row('move', '10.4.3.I', 'in-birdsong'),
  row('battle', '10.4.3.I', 'in-birdsong'),
  row('convert', '10.4.3.II', 'in-birdsong'),
  row('sanctify', '10.4.3.III', 'in-birdsong'),
  row('reveal', '10.5', 'in-daylight'),
  row('build', '10.5.1', 'in-daylight'),
  row('recruit-at', '10.5.2', 'in-daylight'),
  row('score', '10.5.3', 'in-daylight'),
  row('sacrifice', '10.5.4', 'in-daylight'),
  row('craft', '10.6.2', 'in-evening'),
];

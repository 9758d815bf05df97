import type { OffWindowRefusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import type { Root, RootOption } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import { HUNDREDS } from '../../words.ts';

const row = (verb: RootOption['verb'], law: RootLaw, when: string): OffWindowRefusal<Root> => ({
  verb,
  refusal: refusal(law, when),
  concerns: (s, seat) => s.faction[seat] === HUNDREDS,
});

/** When each action of the Hundreds has its time, for all other windows. */
export const hundredsElsewhere: readonly OffWindowRefusal<Root>[] = [
  row('raze', '12.4.1', 'in-birdsong'),
  row('anoint', '12.4.3', 'in-birdsong'),
  row('mood', '12.4.4', 'in-birdsong'),
  row('squander', '12.7.4', 'at-end-of-birdsong'),
  row('craft', '12.5.1', 'at-start-of-daylight'),
  row('build', '12.5.2.III', 'in-daylight'),
  row('incite', '12.6.1', 'in-evening'),
  row('loot', '12.2.5', 'when-attacking'),
  row('join', '12.7.1', 'before-the-roll'),
];

import type { Title } from '../../components/cards/index.ts';
import type { Faction } from '../../words.ts';
import type { Frame } from '../../../../kernel/index.ts';

/** §3.3.4: taking an available dominance card. */
export interface TakeDominanceFrame extends Frame {
  readonly proc: 'takeDominance';
  step: 'pay' | 'take';
  readonly faction: Faction;
  readonly title: Title;
}

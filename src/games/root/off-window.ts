import type { OffWindowRefusal } from '../../kernel/index.ts';
import { current, isVagabond } from './rules/02-key-terms/players.ts';
import { holdsDominance } from './rules/03-victory/dominance.ts';
import { DESCRIPTORS } from './factions/index.ts';
import { DATA_OF } from './factions/data.ts';
import { offWindowRows } from './factions/off-window-rows.ts';
import { hirelingsOffWindow } from './rules/14-hirelings/off-window.ts';
import { effectsOffWindow } from './card-effects/off-window.ts';
import type { Root } from './types.ts';
import { AVAILABLE } from './components/piles.ts';

/** What a player sees on the boards and cards, and when it may be done; asked once all effects are listed. */
export const offWindow = (): readonly OffWindowRefusal<Root>[] => [
  ...offWindowRows((_f, s) => s.cards.size[AVAILABLE]! > 0, [['take', '3.3.4', 'in-daylight']]),
  ...offWindowRows((_f, s) => s.closed !== 0, [['clear-path', '20.3', 'in-daylight']]),
  ...offWindowRows((_f, s) => s.landmarks.market >= 0, [['exchange', '21.3', 'on-your-turn']]),
  ...offWindowRows((f, s) => !isVagabond(f) && holdsDominance(s, f), [['dominance', '3.3.1', 'in-daylight']]),
  ...offWindowRows(
    (f, s) => !DATA_OF[f]!.ownTimeToAct && current(s) !== f,
    [
      ['move', '4.2', 'on-your-turn'],
      ['battle', '4.3', 'on-your-turn'],
    ],
  ),
  ...offWindowRows(
    (f, s) => !DATA_OF[f]!.ownTimeToAct && current(s) === f,
    [
      ['move', '4.2', 'in-daylight'],
      ['battle', '4.3', 'in-daylight'],
    ],
  ),
  ...DESCRIPTORS.flatMap(({ offWindow }) => offWindow),
  ...hirelingsOffWindow,
  ...effectsOffWindow(),
];

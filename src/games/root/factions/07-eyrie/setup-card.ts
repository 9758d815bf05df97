import type { ChildFrame } from '../../../../kernel/index.ts';
import { place } from '../../rules/02-key-terms/pieces.ts';
import type { Homeland } from '../../rules/15-advanced-setup/homeland-type.ts';
import { settled } from '../../rules/15-advanced-setup/homelands.ts';
import { HAWK, ROOST } from '../../components/pieces.ts';
import type { Root } from '../../types.ts';
import { EYRIE } from '../../words.ts';

/** §15.11.2: six warriors and a roost. */
export const eyrieHomeland: Homeland = {
  count: 1,
  edge: true,
  apart: 'two-between',
  builds: true,
  settle(s, [c], out) {
    place(s, ROOST, c!, 1, out);
    place(s, HAWK, c!, 6, out);
  },
};

/** §15.11.2: leader, viziers and track as 7.3.3 to 7.3.5. */
export const eyrieCard = (): ChildFrame<Root> => settled(EYRIE, { proc: 'eyrieSetup', step: 'leader', got: 0 });

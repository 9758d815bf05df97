import type { ChildFrame } from '../../../../kernel/index.ts';
import { place } from '../../rules/02-key-terms/pieces.ts';
import type { Homeland } from '../../rules/15-advanced-setup/homeland-type.ts';
import { settled } from '../../rules/15-advanced-setup/homelands.ts';
import { RAT, STRONGHOLD, WARLORD } from '../../components/pieces.ts';
import type { Root } from '../../types.ts';
import { HUNDREDS } from '../../words.ts';

/** §15.11.7: warlord, four warriors and a stronghold. */
export const hundredsHomeland: Homeland = {
  count: 1,
  edge: true,
  apart: 'two-between',
  builds: true,
  settle(s, [c], out) {
    place(s, STRONGHOLD, c!, 1, out);
    place(s, WARLORD, c!, 1, out);
    place(s, RAT, c!, 4, out);
  },
};

/** §15.11.7: the rest as on the back of the board. */
export const hundredsCard = (): ChildFrame<Root> => settled(HUNDREDS, { proc: 'hundredsSetup', step: 'rest', got: 0 });

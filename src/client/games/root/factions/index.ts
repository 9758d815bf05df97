import { alliance } from './alliance/index.ts';
import { corvids } from './corvids/index.ts';
import { cult } from './cult/index.ts';
import { duchy } from './duchy/index.ts';
import { eyrie } from './eyrie/index.ts';
import { hundreds } from './hundreds/index.ts';
import { keepers } from './keepers/index.ts';
import { marquise } from './marquise/index.ts';
import { riverfolk } from './riverfolk/index.ts';
import { vagabond } from './vagabond/index.ts';
import type { FactionKinds } from '../../../../games/root/factions/kinds.ts';
import { FACTIONS } from '../../../../games/root/words.ts';
import type { FactionUi } from './faction-ui.ts';

/** Screens of every faction. */
export const FACTION_UI: { readonly [F in keyof FactionKinds]: FactionUi<F> } = {
  marquise,
  eyrie,
  alliance,
  vagabond,
  vagabond2: vagabond,
  cult,
  riverfolk,
  hundreds,
  keepers,
  duchy,
  corvids,
};

/** Screens of the factions by number. */
export const UI_OF = FACTIONS.map((name) => FACTION_UI[name] as FactionUi<keyof FactionKinds>);
/** The screens of factions without repetitions: both Vagabonds share theirs. */
export const DISTINCT_UIS: readonly FactionUi<keyof FactionKinds>[] = [...new Set(UI_OF)];

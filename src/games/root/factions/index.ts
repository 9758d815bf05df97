import { marquise } from './06-marquise/index.ts';
import { eyrie } from './07-eyrie/index.ts';
import { alliance } from './08-alliance/index.ts';
import { vagabond } from './09-vagabond/index.ts';
import { cult } from './10-cult/index.ts';
import { riverfolk } from './11-riverfolk/index.ts';
import { hundreds } from './12-hundreds/index.ts';
import { keepers } from './13-keepers/index.ts';
import { duchy } from './17-duchy/index.ts';
import { corvids } from './18-corvids/index.ts';
import type { FactionDescriptor } from './descriptor.ts';
import type { FactionKinds } from './kinds.ts';
import { FACTIONS } from '../words.ts';

/** Every faction by name. */
export const FACTION_LIST: { readonly [F in keyof FactionKinds]: FactionDescriptor<F> } = {
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

type AnyDescriptor = FactionDescriptor<keyof FactionKinds>;

/** The factions by number. */
export const DESCRIPTOR_OF = FACTIONS.map((name) => FACTION_LIST[name] as AnyDescriptor);

/** Each descriptor once, with the number of its first faction: both Vagabonds share one. */
export const DESCRIPTORS: readonly AnyDescriptor[] = [...new Set(DESCRIPTOR_OF)];

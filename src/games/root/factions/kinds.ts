import type { MarquiseKinds } from './06-marquise/kinds.ts';
import type { EyrieKinds } from './07-eyrie/kinds.ts';
import type { AllianceKinds } from './08-alliance/kinds.ts';
import type { VagabondKinds } from './09-vagabond/kinds.ts';
import type { CultKinds } from './10-cult/kinds.ts';
import type { RiverfolkKinds } from './11-riverfolk/kinds.ts';
import type { HundredsKinds } from './12-hundreds/kinds.ts';
import type { KeepersKinds } from './13-keepers/kinds.ts';
import type { DuchyKinds } from './17-duchy/kinds.ts';
import type { CorvidsKinds } from './18-corvids/kinds.ts';

/** The types of every faction. The unions of frames, options and events and the fields of the state come from here. */
export interface FactionKinds {
  marquise: MarquiseKinds;
  eyrie: EyrieKinds;
  alliance: AllianceKinds;
  vagabond: VagabondKinds;
  vagabond2: VagabondKinds;
  cult: CultKinds;
  riverfolk: RiverfolkKinds;
  hundreds: HundredsKinds;
  keepers: KeepersKinds;
  duchy: DuchyKinds;
  corvids: CorvidsKinds;
}

type Any = FactionKinds[keyof FactionKinds];
type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;

/** Every frame of a faction's procedures. */
export type FactionFrame = Any['frame'];
/** Every verb of a faction. */
export type FactionVerb = Any['verb'];
/** Every event of a faction. */
export type FactionEvent = Any['event'];
/** The fields of the state that belong to factions. */
export type FactionFields = Intersection<Any['fields']>;
/** The fields of a view that belong to factions. */
export type FactionViews = Intersection<Any['view']>;
/** Lists of names that frames of factions refer to, by the kind of the field. */
export type FactionNames = Intersection<Any['names']>;

import type { OffWindowRefusal, Random, Seat } from '../../../kernel/index.ts';
import type { FieldsOf } from '../positions/field-kinds.ts';
import type { Piece, PieceName } from '../components/pieces.ts';
import type { RemovalOverride } from '../rules/04-key-actions/removal.ts';
import type { ReachedByEvent, Root, Section } from '../types.ts';
import type { RootState } from '../state.ts';
import type { WhyTable } from '../wishes/why.ts';
import type { FactionRules } from './faction.ts';
import type { FactionKinds } from './kinds.ts';

/** Items that a faction keeps apart from the shared supply and from Crafted Items boxes. */
export interface FactionItems {
  /** How many of an item it keeps, those it sent out of the game included. */
  held(s: RootState, item: number): number;
  /** How many of an item it added to those of the box. */
  brought?(s: RootState, item: number): number;
  /** §9.3.4, §12.3.3: sets of R items that lie under ruins for its sake: once it is set up, or as soon as it is seated. */
  ruinSets(s: RootState, when: 'set-up' | 'seated'): number;
}

/** What conformance runs check beyond play, and what play should reach. */
export interface FactionChecks {
  /** Adds what is lost, invented or impossible; asked whether it plays or not. */
  audit?(s: RootState, wrong: string[]): void;
  /** Pieces of a kind that lie on its board and count neither as supply nor as away. */
  piecesHeld?(s: RootState, p: Piece): number;
  readonly items?: FactionItems;
  /** What play with it should reach at least once. */
  readonly content?: readonly string[];
  /** The content that events show to be reached. */
  readonly reached?: ReachedByEvent;
}

type FrameOf<F extends keyof FactionKinds, P> = Extract<FactionKinds[F]['frame'], { readonly proc: P }>;
type Proc<F extends keyof FactionKinds> = FactionKinds[F]['frame']['proc'];

/** The same fields, to be filled in. */
type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** All that the game needs of a faction besides its plain data. A new frame, verb or field does not compile without its part here. */
export interface FactionDescriptor<F extends keyof FactionKinds> {
  readonly rules: FactionRules;
  readonly verbs: Readonly<Record<string, FactionKinds[F]['verb']>>;
  readonly procedures: { readonly [P in Proc<F>]: Section<FrameOf<F, P>> };
  /** What its frames hold, for positions as files. */
  readonly frameFields: { readonly [P in Proc<F>]: FieldsOf<FrameOf<F, P>> };
  /** Lists of names that these fields refer to, by the kind of the field. */
  readonly fieldNames: FactionKinds[F]['names'];
  /** When each of its actions has its time, for all other windows. */
  readonly offWindow: readonly OffWindowRefusal<Root>[];
  /** Why its wishes are refused where the open question does not say. */
  readonly why?: WhyTable;
  readonly checks: FactionChecks;
  /** What everybody may know of it; with `aliased` it may hold lists of the state. */
  view(s: RootState, to: Writable<FactionKinds[F]['view']>, aliased: boolean): void;
  /** What one viewer may know of it instead, where not everybody knows the same. */
  viewFor?(s: RootState, to: Writable<FactionKinds[F]['view']>, aliased: boolean, viewer: Seat): void;
  /** §18.8: deals again what the viewer does not know of it, cards apart. */
  redeal?(s: RootState, viewer: Seat, random: Random): void;
  /** Where its removed pieces go, when it is not the supply. */
  readonly removal?: { readonly [P in PieceName]?: RemovalOverride };
  /** The actions of its turn that are left and how many they were, while it takes them; where its rules count them. */
  actionsLeft?(s: RootState): readonly number[] | undefined;
  /** §1.2.1: whether a drawn state agrees with what the open question tells about hands. */
  plausible?(s: RootState): boolean;
}

/** How a word of an option stands in its sentence. `atThen` is a place that is chosen before what stands there. */
export type Role =
  | 'card'
  | 'toTake'
  | 'resolve'
  | 'activate'
  | 'number'
  | 'suit'
  | 'ofSuit'
  | 'item'
  | 'instead'
  | 'byItem'
  | 'piece'
  | 'quest'
  | 'leader'
  | 'character'
  | 'at'
  | 'atThen'
  | 'onto'
  | 'from'
  | 'to'
  | 'owner'
  | 'object'
  | 'fellow'
  | 'partner'
  | 'aided'
  | 'warriors'
  | 'against'
  | 'for'
  | 'column'
  | 'condition'
  | 'side'
  | 'load'
  | 'reward'
  | 'shift'
  | 'partisan'
  | 'priced'
  | 'mood'
  | 'relic'
  | 'relicLast'
  | 'station'
  | 'stationSide'
  | 'toRetinue'
  | 'hireling'
  | 'acting'
  | 'warriorOf'
  | 'between'
  | 'and'
  | 'fromRetinue'
  | 'landmark'
  | 'slot';

/** A role that only one faction has; its own texts say how such a word reads. */
export type OwnRole = `own-${string}`;

/** True for a role that only one faction has. */
export const isOwnRole = (role: Role | OwnRole): role is OwnRole => role.startsWith('own-');

/** The words that follow each of some verbs: a verb without them does not compile. */
export type RolesOf<V extends Readonly<Record<string, { readonly verb: string }>>> = Readonly<
  Record<V[keyof V]['verb'], readonly (Role | OwnRole)[]>
>;

declare const KIND: unique symbol;

/**
 * A number of one kind, for numbers of different kinds that meet in one signature. It exists for the compiler only. Plain
 * numbers (counters, list elements, results of arithmetic) are ids of any kind; an id of another kind is an error. A kind
 * that contains others lists them: `Id<'faction' | 'hirelings'>` takes an `Id<'faction'>`, but not the reverse.
 */
export type Id<Kind extends string> = number & { readonly [KIND]?: Kind };

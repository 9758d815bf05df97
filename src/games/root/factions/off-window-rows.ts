import type { OffWindowRefusal } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import type { Root, RootOption } from '../types.ts';
import { refusal } from '../refusals.ts';
import type { RootState } from '../state.ts';
import type { Faction } from '../words.ts';

/** An action, its paragraph, and when it may be taken: the reason given for it at any other time. */
export type OffWindowRow = readonly [verb: RootOption['verb'], law: RootLaw, when: string];

/** Refusals of actions whose time it is not, for the factions they concern. */
export const offWindowRows = (
  concerns: (f: Faction, s: RootState) => boolean,
  rows: readonly OffWindowRow[],
): readonly OffWindowRefusal<Root>[] =>
  rows.map(([verb, law, when]) => ({
    verb,
    refusal: refusal(law, when),
    concerns: (s, seat) => s.faction[seat]! >= 0 && concerns(s.faction[seat]!, s),
  }));

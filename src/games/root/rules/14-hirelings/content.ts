import type { ReachedByEvent } from '../../types.ts';
import type { RootState } from '../../state.ts';
import { HIRELINGS, type Party } from '../../words.ts';
import { kindOf } from './boxes.ts';
import { kindNumber } from './state.ts';

const SIDES = ['promoted', 'demoted'] as const;

/** The name of a party with the side of its card that is up. */
const sideOf = (s: RootState, party: Party): string =>
  `hireling ${kindOf(party)} ${SIDES[s.hirelings.demoted[kindNumber(party)]!]}`;

/** What play with hirelings should reach at least once: both sides of every card with a controller, gained and lost. */
export const HIRELING_CONTENT: readonly string[] = HIRELINGS.flatMap((name) =>
  SIDES.flatMap((side) => ['hired', 'passed on'].map((how) => `hireling ${name} ${side} ${how}`)),
);

/** The content that events of hirelings show to be reached. */
export const HIRELINGS_REACHED: ReachedByEvent = {
  hired: (e, s) => [`${sideOf(s, e.party)} ${e.from < 0 ? 'hired' : 'passed on'}`],
};

import { offerUnless } from '../../../../kernel/index.ts';
import { inPlay } from '../02-key-terms/players.ts';
import type { Collector, RootOption } from '../../types.ts';
import { CORNER_MARKS, KEEP } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { CLEARING_COUNT, type Clearing, MARQUISE } from '../../words.ts';

const NO_CORNER = refusal('16.1', 'no-corner');
const TAKEN = refusal('16.1', 'corner-taken');
const NOT_OPPOSITE = refusal('16.1', 'not-opposite');
const NOT_OPPOSITE_KEEP = refusal('7.3.2', 'not-opposite-keep');

function isStarting(s: RootState, c: Clearing): boolean {
  for (const p of CORNER_MARKS) if (s.on[p * CLEARING_COUNT + c]! > 0) return true;
  return false;
}

/** §7.3.2, §16.1: the corners a faction may set up in: free ones, if possible opposite a starting corner. */
export function listCorners(s: RootState, ask: Collector, option: (c: Clearing) => RootOption): void {
  const byKeep = s.settings.law.cornerSetup === 'keepOpposite' && inPlay(s, MARQUISE);
  listFreeCorners(s, byKeep, ask, option);
}

/** §16.1: the same for the factions of the Marauder book, which knows no older rule. */
export function listStartingCorners(s: RootState, ask: Collector, option: (c: Clearing) => RootOption): void {
  listFreeCorners(s, false, ask, option);
}

function listFreeCorners(s: RootState, byKeep: boolean, ask: Collector, option: (c: Clearing) => RootOption): void {
  const { opposite } = geographyOf(s);
  let anyOpposite = false;
  for (let c = 0; c < CLEARING_COUNT; c++)
    if (opposite[c]! >= 0 && isStarting(s, opposite[c]!) && !isStarting(s, c)) anyOpposite = true;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const across = opposite[c]!;
    if (across < 0) offerUnless(ask, option(c), NO_CORNER);
    else if (isStarting(s, c)) offerUnless(ask, option(c), TAKEN);
    else if (byKeep)
      offerUnless(ask, option(c), s.on[KEEP * CLEARING_COUNT + across]! > 0 ? undefined : NOT_OPPOSITE_KEEP);
    else offerUnless(ask, option(c), anyOpposite && !isStarting(s, across) ? NOT_OPPOSITE : undefined);
  }
}

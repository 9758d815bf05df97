import type { ChildFrame, Seat } from '../../../../kernel/index.ts';
import { draw } from '../02-key-terms/cards.ts';
import { seatBit } from '../02-key-terms/players.ts';
import type { Collector, Root, RootOption, Sink } from '../../types.ts';
import { verbs } from '../../verbs.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { type Clearing, type Faction, isFaction, type Party } from '../../words.ts';

const NOWHERE: readonly Clearing[] = [];

/** §19.5, §19.5-R2: where the Ferry can take pieces from a clearing, once a turn. */
export const ferryRides = (s: RootState, from: Clearing): readonly Clearing[] =>
  s.ferry === from && s.ferried === 0 ? geographyOf(s).rivers[from]! : NOWHERE;

/** §19.5: the Ferry goes along with pieces that moved; it does so once a turn. */
export function takeFerry(s: RootState, to: Clearing, out: Sink): void {
  if (out.on) out.emit({ type: 'ferry', from: s.ferry, to });
  s.ferry = to;
  s.ferried = 1;
}

/** §19.5, §19.5-E1: a card for a player whose faction pieces rode; in one edition for the player who moves, hirelings included. */
export function ferryCard(s: RootState, rider: Party, mover: Faction): readonly ChildFrame<Root>[] {
  if (isFaction(rider)) return [draw(rider, 1)];
  return s.settings.law.ferryDraw === 'mover' ? [draw(mover, 1)] : [];
}

/** §19.5: the step that asks where both ways are open; pieces that ride go on with `board`, others with the step `walk`. */
export const rideOr = <Walk extends string>(walk: Walk) =>
  ({
    kind: 'choice',
    window: 'ferry-way',
    law: '19.5',
    part: true,
    seats: (s: RootState, f: { readonly faction: Faction }) => seatBit(s, f.faction),
    options(_s: RootState, _f: unknown, _seat: Seat, ask: Collector): void {
      ask.offer(verbs.byFerry());
      ask.offer(verbs.withoutFerry());
    },
    take: (_s: RootState, _f: unknown, o: RootOption): Walk | 'board' => (o.verb === 'by-ferry' ? 'board' : walk),
  }) as const;

import type { TableDoc } from '../tables/doc.ts';
import type { ResultDoc, SeriesFormat } from './doc.ts';

/** Digits after the point that points of a match keep. */
const ROUNDING = 1_000;
const rounded = (points: number): number => Math.round(points * ROUNDING) / ROUNDING;

/** The places of all seats, 0 is the first; -1: none. */
const placesOf = ({ result, seats }: TableDoc): number[] =>
  seats.map((_, seat) => result?.ranking.findIndex((place) => place.includes(seat)) ?? -1);

/**
 * The result of a match as a series counts it. Who gave up the seat to a bot or ran out of time is absent and gets nothing. The win
 * goes to the winners who stayed; if none of them did, to the best placed of those who stayed. Several winners get the points for a
 * shared win each. A game that ends without places is shared by those who stayed, or counts for nobody.
 */
export function resultOfTable(doc: TableDoc, { points, forfeit }: SeriesFormat, by: ResultDoc['by']): ResultDoc {
  const { result, seats } = doc;
  const places = placesOf(doc);
  const absent = [...seats.keys()].filter((seat) => seats[seat]!.bot === true || seats[seat]!.late === true);
  const stayed = [...seats.keys()].filter((seat) => !absent.includes(seat));
  let winners = (result?.winners ?? []).filter((seat) => stayed.includes(seat));
  if (winners.length === 0 && (result?.ranking.length ?? 0) > 0) {
    const placed = result!.ranking.map((place) => place.filter((seat) => stayed.includes(seat)));
    winners = placed.find((place) => place.length > 0) ?? [];
  }
  const each = winners.length === 1 ? points.win : points.shared;
  const undecided = winners.length === 0 && forfeit === 'share' && stayed.length > 0;
  return {
    by,
    points: [...seats.keys()].map((seat) => {
      if (undecided) return stayed.includes(seat) ? rounded(points.win / stayed.length) : 0;
      return winners.includes(seat) ? each : 0;
    }),
    winners,
    absent,
    scores: [...(result?.scores ?? seats.map(() => 0))],
    places,
    ended: doc.ended ?? doc.created,
  };
}

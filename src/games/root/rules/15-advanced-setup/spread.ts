import { offerUnless, type Refusal, type Seat } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import type { Piece } from '../../components/pieces.ts';
import { linksOf, type RootState } from '../../state.ts';
import type { Collector, RootOption, Sink } from '../../types.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Clearing, type Faction } from '../../words.ts';
import { mayNotPlace, place } from '../02-key-terms/pieces.ts';
import { seatBit } from '../02-key-terms/players.ts';

/** What a setup card says of warriors around a homeland: who places how many, by which paragraph. */
interface Spread {
  readonly faction: Faction;
  readonly piece: Piece;
  readonly count: number;
  readonly window: string;
  readonly law: RootLaw;
  readonly notAdjacent: Refusal<RootLaw>;
  readonly notEven: Refusal<RootLaw>;
}

/** The warriors placed around a homeland so far, by clearing. */
interface SpreadFrame {
  readonly spread: number[];
}

/** Nobody stands around a homeland yet. */
export const noneAround = (): number[] => Array.from({ length: CLEARING_COUNT }, () => 0);

const around = (s: RootState, f: Faction): readonly Clearing[] =>
  linksOf(s).paths[s.draft.homeland.indexOf(f)]!.filter((c) => !mayNotPlace(s, f, c));

/** §15.11.5, §17.3.7: the step `spread`, which places warriors around a homeland one by one, as evenly as possible; `then` follows. */
export const spreadEvenly = <Then extends string>(of: Spread, then: Then) =>
  ({
    kind: 'choice',
    window: of.window,
    law: of.law,
    seats: (s: RootState) => seatBit(s, of.faction),
    options(s: RootState, f: SpreadFrame, _seat: Seat, ask: Collector): void {
      if (f.spread.reduce((sum, count) => sum + count, 0) === of.count) return;
      const near = around(s, of.faction);
      const fewest = Math.min(...near.map((c) => f.spread[c]!));
      for (let c = 0; c < CLEARING_COUNT; c++)
        offerUnless(
          ask,
          verbs.place(c),
          !near.includes(c) ? of.notAdjacent : f.spread[c]! > fewest ? of.notEven : undefined,
        );
    },
    none: () => then,
    take(s: RootState, f: SpreadFrame, o: RootOption, _seat: Seat, out: Sink): 'spread' {
      if (o.verb !== 'place') return 'spread';
      f.spread[o.clearing]!++;
      place(s, of.piece, o.clearing, 1, out);
      return 'spread';
    },
  }) as const;

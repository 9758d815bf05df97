import type { ChildFrame } from '../../../../kernel/index.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import type { Root, Section, Sink } from '../../types.ts';
import type { RootState } from '../../state.ts';
import { HOARD_VALUES } from '../../components/tracks.ts';
import { BAG, BOOT, COIN, type Faction, HUNDREDS, ITEMS } from '../../words.ts';
import { hundredsVerbs } from './verbs.ts';
import type { FullTrackFrame, ContemptFrame } from './frames.ts';

/** §12.2.4: boots, bags and coins lie on the Command track, everything else on the Prowess track. */
const isCommand = (item: number): boolean => item === BOOT || item === BAG || item === COIN;

/** §12.2.4.II, §X.8: spaces of a track. */
export const SPACES = 4;

/** Items on the Command track, or on the other. */
export function trackOf(s: RootState, commands: boolean): number {
  let count = 0;
  for (let item = 0; item < ITEMS.length; item++) if (isCommand(item) === commands) count += s.hundreds.hoard[item]!;
  return count;
}

/** §12.2.4: Command as it stands. */
export const command = (s: RootState): number => HOARD_VALUES[trackOf(s, true)]!;
/** §12.2.4: Prowess as it stands. */
export const prowess = (s: RootState): number => HOARD_VALUES[trackOf(s, false)]!;

/** §12.2.4: an item comes into the hoard; on a full track something must leave first. */
export function gain(s: RootState, item: number, out: Sink, ruin = 0): ChildFrame<Root> | undefined {
  if (trackOf(s, isCommand(item)) < SPACES) {
    lay(s, item, ruin, out);
    return undefined;
  }
  s.hundreds.gone[item]!++;
  return { proc: 'fullTrack', step: 'displace', got: 0, item, ruin };
}

function lay(s: RootState, item: number, ruin: number, out: Sink): void {
  s.hundreds.hoard[item]!++;
  s.hundreds.marked[item]! += ruin;
  if (out.on) out.emit({ type: 'hoarded', item });
}

/** Takes an item of the hoard out of the game. */
export function squander(s: RootState, item: number, law: '12.2.4.I' | '12.7.4', out: Sink): void {
  s.hundreds.hoard[item]!--;
  // Of two alike the R item goes: it only binds them.
  if (s.hundreds.marked[item]! > 0) s.hundreds.marked[item]!--;
  s.hundreds.gone[item]!++;
  if (out.on) out.emit({ type: 'item-removed', item, hoard: true, law });
}

export const fullTrackProcedure: Section<FullTrackFrame> = {
  displace: {
    kind: 'choice',
    window: 'hundreds-full-track',
    law: '12.2.4.I',
    seats: (s) => seatBit(s, HUNDREDS),
    options(s, f, _seat, ask) {
      const commands = isCommand(f.item);
      for (let item = 0; item < ITEMS.length; item++)
        if (item === f.item || (isCommand(item) === commands && s.hundreds.hoard[item]! > 0))
          ask.offer(hundredsVerbs.displace(item));
    },
    take(s, f, o, _seat, out) {
      const item = o.verb === 'displace' ? o.item : f.item;
      if (item === f.item) {
        if (out.on) out.emit({ type: 'item-removed', item, hoard: false, law: '12.2.4.I' });
      } else {
        squander(s, item, '12.2.4.I', out);
        s.hundreds.gone[f.item]!--;
        lay(s, f.item, f.ruin, out);
      }
      score(s, HUNDREDS, 1, '12.2.4.I', out);
      return 'done';
    },
  },
};

/** §12.2.3: asks what becomes of a crafted item. */
export function contempt(s: RootState, item: number, points: number): ContemptFrame {
  s.hundreds.gone[item]!++;
  return { proc: 'contempt', step: 'choose', got: 0, item, points };
}

export const contemptProcedure: Section<ContemptFrame> = {
  choose: {
    kind: 'choice',
    window: 'hundreds-contempt',
    law: '12.2.3',
    seats: (s) => seatBit(s, HUNDREDS),
    options(_s, _f, _seat, ask) {
      ask.offer(hundredsVerbs.hoard());
      ask.offer(hundredsVerbs.spurn());
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'hoard') {
        s.hundreds.gone[f.item]!--;
        const full = gain(s, f.item, out);
        return full ? { call: full, then: 'done' } : 'done';
      }
      if (out.on) out.emit({ type: 'item-removed', item: f.item, hoard: false, law: '12.2.3' });
      score(s, HUNDREDS, f.points, '12.2.3', out);
      return 'done';
    },
  },
};

/** §12.2.3: the printed points are scored by that choice; §12.2.3-R1: what other effects add stays. */
export const contemptForTrade = (points: number, _s: RootState, f: Faction): number => (f === HUNDREDS ? 0 : points);

import { type ChildFrame, withAdded } from '../../../../kernel/index.ts';
import { current, isEnemy, seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import type { RemovalOverride, Removal } from '../../rules/04-key-actions/removal.ts';
import { playerOf } from '../../rules/14-hirelings/parties.ts';
import type { Root, Section, Sink } from '../../types.ts';
import { RELIC, WAYSTATION } from '../../components/pieces.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { CLEARING_COUNT, CLEARINGS, type Clearing, type Faction, KEEPERS } from '../../words.ts';
import { areLaidOut, eachFace, faceOf, relicLike, relicsIn } from './relics.ts';
import { RELIC_COUNT, STATIONS, TROPHY } from './state.ts';
import { stationsIn, strikeOff } from './stations.ts';
import { keepersVerbs } from './verbs.ts';
import type { TrophyFrame, LostStationFrame } from './frames.ts';

/** §13.2.5: a removed relic leaves the clearing; which one is clear when none is left there. */
export const fallenRelic: RemovalOverride = (s, _p, c, count) => {
  s.away = withAdded(s.away, RELIC, count);
  if (pieces(s, RELIC, c) === 0)
    for (let relic = 0; relic < RELIC_COUNT; relic++) if (s.keepers.place[relic] === c) s.keepers.place[relic] = TROPHY;
  return true;
};

/** The player who decides about what a party removed (13.2.5-R1): the current player for hirelings of nobody. */
function chooserOf(s: RootState, by: number): Faction {
  const player = playerOf(s, by);
  return player >= 0 ? player : current(s);
}

/** §13.2.5, §13.2.5-R1: two points instead of one for an enemy, and a forest for each relic; §E.4.2: both are the Vagrant's. */
export function prizedTrophies(
  s: RootState,
  r: Removal,
  victim: Faction,
  out: Sink,
): readonly ChildFrame<Root>[] | undefined {
  if (victim !== KEEPERS) return undefined;
  const frames: ChildFrame<Root>[] = [];
  const by = chooserOf(s, r.scorer);
  let left = 0;
  let clearing = -1;
  for (let i = 0; i < r.gone.length; i += 3) {
    if (r.gone[i] === WAYSTATION) lostStations(s, r.gone[i + 1]!, by, frames, out);
    if (r.gone[i] !== RELIC) continue;
    clearing = r.gone[i + 1]!;
    left += r.gone[i + 2]!;
  }
  if (left === 0 || !areLaidOut(s)) return frames;
  if (r.scorer >= 0 && isEnemy(s, r.scorer, KEEPERS)) score(s, r.scorer, left, '13.2.5', out);
  frames.push({ proc: 'trophy', step: 'begin', got: 0, by, clearing, left });
  return frames;
}

/** Puts removed waystations back on the list, or asks which they were. */
function lostStations(s: RootState, c: Clearing, by: Faction, frames: ChildFrame<Root>[], out: Sink): void {
  const standing = pieces(s, WAYSTATION, c);
  if (standing === 0) {
    for (let station = 0; station < STATIONS.length; station++)
      if (s.keepers.station[station] === c) strikeOff(s, station, out);
  } else
    for (let n = stationsIn(s, c) - standing; n > 0; n--)
      frames.push({ proc: 'lostStation', step: 'which', got: 0, key: CLEARINGS[c]!, by, clearing: c });
}

const nextTrophy = (s: RootState): number => s.keepers.place.indexOf(TROPHY);

export const trophyProcedure: Section<TrophyFrame> = {
  begin: {
    kind: 'rule',
    run: (s, f) => (relicsIn(s, f.clearing) > pieces(s, RELIC, f.clearing) ? 'which' : 'forest'),
  },
  // Outside battle the remover of one of several says which.
  which: {
    kind: 'choice',
    window: 'keepers-which-relic',
    law: '13.2.5',
    seats: (s, f) => seatBit(s, f.by),
    options: (s, f, _seat, ask) => eachFace(s, f.clearing, (face) => ask.offer(keepersVerbs.loseRelic(face))),
    take(s, f, o) {
      if (o.verb === 'lose-relic') s.keepers.place[relicLike(s, f.clearing, o.relic)] = TROPHY;
      return 'forest';
    },
  },
  // §13.2.5: face up into any forest.
  forest: {
    kind: 'choice',
    window: 'keepers-trophy',
    law: '13.2.5',
    seats: (s, f) => seatBit(s, f.by),
    options(s, _f, _seat, ask) {
      const face = faceOf(s, nextTrophy(s));
      const forests = geographyOf(s).aroundForest.length;
      for (let forest = 0; forest < forests; forest++) ask.offer(keepersVerbs.bury(CLEARING_COUNT + forest, face));
    },
    take(s, f, o, _seat, out) {
      if (o.verb !== 'bury') return 'forest';
      s.keepers.place[nextTrophy(s)] = o.forest;
      if (out.on) out.emit({ type: 'relic-buried', by: f.by, forest: o.forest, relic: o.relic });
      f.left--;
      return f.left > 0 ? 'begin' : 'done';
    },
  },
};

export const lostStationProcedure: Section<LostStationFrame> = {
  which: {
    kind: 'choice',
    window: 'keepers-which-waystation',
    law: '13.2.2',
    seats: (s, f) => seatBit(s, f.by),
    options(s, f, _seat, ask) {
      for (let station = 0; station < STATIONS.length; station++)
        if (s.keepers.station[station] === f.clearing) ask.offer(keepersVerbs.loseWaystation(station));
    },
    take(s, _f, o, _seat, out) {
      if (o.verb === 'lose-waystation') strikeOff(s, o.station, out);
      return 'done';
    },
  },
};

import { offerUnless, orPass } from '../../../../kernel/index.ts';
import { hasFitting, noCard, spend } from '../../rules/02-key-terms/cards.ts';
import { mayNotBuild, mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import type { Collector, Section } from '../../types.ts';
import { BADGER, WAYSTATION } from '../../components/pieces.ts';
import { handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { interludeThen } from '../../rules/01-turn/turn.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Clearing, KEEPERS } from '../../words.ts';
import { STATION_SIDES, STATIONS } from './state.ts';
import { decamp, encamp, setUp } from './stations.ts';
import { keepersVerbs } from './verbs.ts';
import { settlePlaced } from '../../rules/21-landmarks/settle.ts';
import type { KeepersBirdsongFrame } from './frames.ts';

const NO_CARD = noCard('13.4.3');

const NO_BADGER = refusal('13.4.1', 'no-warrior');
const ONCE = refusal('13.4.1', 'once-a-clearing');
const NOT_EDGE = refusal('13.4.1', 'not-on-edge');
const DECAMPED = refusal('13.4.2', 'once-a-clearing');
const NO_STATION = refusal('13.4.3', 'no-waystation');
const NONE_LEFT = refusal('13.4.3', 'no-badgers');

/** §13.4.3 */
const RECRUITS = 2;

/** Their Birdsong. */
export const keepersBirdsong = (): KeepersBirdsongFrame => ({
  proc: 'keepersBirdsong',
  step: 'before',
  got: 0,
  done: [],
  clearing: -1,
});

type Placing = typeof keepersVerbs.encamp | typeof keepersVerbs.comeBack;

/** §13.2.2: any waystation of the board, either side up. */
function eachStation(s: RootState, call: (station: number, side: number) => void): void {
  for (let station = 0; station < STATIONS.length; station++)
    if (s.keepers.station[station]! < 0) for (const side of STATION_SIDES[station]!) call(station, side);
}

function listAt(s: RootState, c: Clearing, verb: Placing, no: ReturnType<typeof mayNotBuild>, ask: Collector): void {
  if (no && !ask.wantsRefusals) return;
  eachStation(s, (station, side) => offerUnless(ask, verb(c, station, side), no));
}

/** §13.4.1: true when nothing of theirs but relics is on the map. */
function gone(s: RootState): boolean {
  for (let c = 0; c < CLEARING_COUNT; c++) if (pieces(s, BADGER, c) > 0 || pieces(s, WAYSTATION, c) > 0) return false;
  return true;
}

/** §13.4.1, §13.4.1-R1: a warrior where a slot is open, once in each clearing. */
function listEncamp(s: RootState, f: KeepersBirdsongFrame, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const once = f.done.includes(c) ? ONCE : undefined;
    listAt(
      s,
      c,
      keepersVerbs.encamp,
      once ?? (pieces(s, BADGER, c) === 0 ? NO_BADGER : mayNotBuild(s, KEEPERS, c)),
      ask,
    );
  }
}

/** §13.4.1, §O.12, §O.14: with nothing left on the map they come back to its edge. */
function listReturn(s: RootState, ask: Collector): void {
  const { edge } = geographyOf(s).data;
  for (let c = 0; c < CLEARING_COUNT; c++)
    listAt(s, c, keepersVerbs.comeBack, edge.includes(c + 1) ? mayNotBuild(s, KEEPERS, c) : NOT_EDGE, ask);
}

/** §13.4.2, §13.4.2-R1: a waystation, once in each clearing, while there is a warrior to place. */
function listDecamp(s: RootState, f: KeepersBirdsongFrame, ask: Collector): void {
  if (s.supply[BADGER] === 0) return;
  for (let station = 0; station < STATIONS.length; station++) {
    const c = s.keepers.station[station]!;
    if (c < 0) continue;
    const no = f.done.includes(c) ? DECAMPED : mayNotPlace(s, KEEPERS, c);
    offerUnless(ask, keepersVerbs.decamp(c, station), no);
  }
}

/** §13.4.3, §13.4.3-R1: a clearing with a waystation, for a card of its suit. */
function listRecruits(s: RootState, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const suit = s.suit[c]!;
    const no =
      pieces(s, WAYSTATION, c) === 0
        ? NO_STATION
        : s.supply[BADGER] === 0
          ? NONE_LEFT
          : (mayNotPlace(s, KEEPERS, c) ?? (hasFitting(s, handOf(KEEPERS), suit) ? undefined : NO_CARD));
    offerUnless(ask, verbs.recruitAt(c), no, suit);
  }
}

export const keepersBirdsongProcedure: Section<KeepersBirdsongFrame> = {
  before: { kind: 'rule', run: (s) => interludeThen(s, KEEPERS, 'birdsong', 'encamp') },
  // §13.4.1
  encamp: {
    kind: 'choice',
    window: 'keepers-encamp',
    law: '13.4.1',
    seats: (s) => seatBit(s, KEEPERS),
    options(s, f, _seat, ask) {
      if (!gone(s)) return orPass(ask, verbs.pass(), (asked) => listEncamp(s, f, asked));
      // §13.4.1-E1: they may, or must where the table wants it.
      if (s.settings.law.keepersReturn === 'must') return listReturn(s, ask);
      orPass(ask, verbs.pass(), (asked) => listReturn(s, asked));
    },
    none: () => 'encamped',
    take(s, f, o, _seat, out) {
      if (o.verb === 'encamp') {
        encamp(s, o.clearing, o.station, o.side, out);
        f.done.push(o.clearing);
        return { calls: settlePlaced(s, s.seat[KEEPERS]!, WAYSTATION, o.clearing), then: 'encamp' };
      }
      if (o.verb === 'come-back') {
        place(s, BADGER, o.clearing, 1, out);
        setUp(s, o.clearing, o.station, o.side, out);
        return { calls: settlePlaced(s, s.seat[KEEPERS]!, WAYSTATION, o.clearing), then: 'encamped' };
      }
      return 'encamped';
    },
  },
  encamped: {
    kind: 'rule',
    run(s, f) {
      f.done.length = 0;
      return interludeThen(s, KEEPERS, 'birdsong', 'decamp');
    },
  },
  // §13.4.2
  decamp: {
    kind: 'choice',
    window: 'keepers-decamp',
    law: '13.4.2',
    seats: (s) => seatBit(s, KEEPERS),
    options: (s, f, _seat, ask) => orPass(ask, verbs.pass(), (asked) => listDecamp(s, f, asked)),
    none: () => 'decamped',
    take(s, f, o, _seat, out) {
      if (o.verb !== 'decamp') return 'decamped';
      decamp(s, o.clearing, o.station, out);
      f.done.push(o.clearing);
      return 'decamp';
    },
  },
  decamped: { kind: 'rule', run: (s) => interludeThen(s, KEEPERS, 'birdsong', 'recruit') },
  // §13.4.3
  recruit: {
    kind: 'choice',
    window: 'keepers-recruit',
    law: '13.4.3',
    secret: true,
    seats: (s) => seatBit(s, KEEPERS),
    options(s, _f, _seat, ask) {
      listRecruits(s, ask);
      ask.offer(verbs.pass());
    },
    take(s, f, o) {
      if (o.verb !== 'recruit-at') return 'after';
      f.clearing = o.clearing;
      return { call: spend(KEEPERS, s.suit[o.clearing]!, '13.4.3'), then: 'recruits' };
    },
  },
  recruits: {
    kind: 'rule',
    law: '13.4.3',
    run(s, f, out) {
      place(s, BADGER, f.clearing, RECRUITS, out);
      return 'recruit';
    },
  },
  after: { kind: 'rule', run: (s) => interludeThen(s, KEEPERS, 'birdsong', 'done') },
};

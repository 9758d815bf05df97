import { playing, seatBit } from '../02-key-terms/players.ts';
import type { Section } from '../../types.ts';
import type { RootState } from '../../state.ts';
import { type Faction, FACTIONS, NO_FACTION, type Party } from '../../words.ts';
import { takeKeptBack } from './artisans.ts';
import { controllerOf } from './parties.ts';
import { rulesOf } from './rules.ts';
import { kindNumber } from './state.ts';
import { hirelingVerbs } from './verbs.ts';
import type { HirelingGainFrame, HirelingControlFrame } from './frames.ts';

/** §14.2.2: whether somebody has, or shares, the most points of those with a marker on the track. */
function leads(s: RootState, f: Faction): boolean {
  for (const other of playing(s)) if (s.dominance[other] === -1 && s.points[other]! > s.points[f]!) return false;
  return true;
}

/** §X.10: gold and red symbols on the faces of the control die. */
const FACES = [
  [1, 1],
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 1],
  [2, 2],
] as const;

/** Takes the card, from the supply or from its holder. */
export const gainControl = (faction: Faction, party: Party): HirelingGainFrame => ({
  proc: 'hirelingGain',
  step: 'take',
  got: 0,
  faction,
  party,
});

export const hirelingGainProcedure: Section<HirelingGainFrame> = {
  take: {
    kind: 'rule',
    law: '14.2',
    run(s, f, out) {
      const from = controllerOf(s, f.party);
      s.hirelings.controller[kindNumber(f.party)] = f.faction;
      if (out.on) out.emit({ type: 'hired', faction: f.faction, party: f.party, from });
      return 'roll';
    },
  },
  // §14.2.2: only gold symbols for a leader, all of them for anybody else and with an active dominance card.
  roll: {
    kind: 'chance',
    law: '14.2.2',
    count: () => FACES.length,
    name: (_s, _f, n) => `control ${FACES[n]![0]} ${FACES[n]![1]}`,
    take(s, f, n, out) {
      const [gold, red] = FACES[n]!;
      const onlyGold = s.dominance[f.faction] === -1 && leads(s, f.faction);
      const markers = onlyGold ? gold : gold + red;
      s.hirelings.control[kindNumber(f.party)] = markers;
      if (out.on) out.emit({ type: 'control-roll', faction: f.faction, party: f.party, gold, red, markers });
      return 'hired';
    },
  },
  // §14.3.1
  hired: {
    kind: 'rule',
    run(s, f) {
      const child = rulesOf(s, f.party).hired?.(s, f.faction);
      return child ? { call: child, then: 'done' } : 'done';
    },
  },
};

/** §14.2.3-R1, §O.2: first markers go, then cards without any are passed on, then new ones come. */
export const hirelingControl = (faction: Faction): HirelingControlFrame => ({
  proc: 'hirelingControl',
  step: 'lose',
  got: 0,
  faction,
  party: NO_FACTION,
});

export const hirelingControlProcedure: Section<HirelingControlFrame> = {
  // §14.2.3
  lose: {
    kind: 'rule',
    law: '14.2.3',
    run(s, f, out) {
      takeKeptBack(s, f.faction, out);
      const { parties, control } = s.hirelings;
      for (const party of parties) {
        if (controllerOf(s, party) !== f.faction) continue;
        const left = --control[kindNumber(party)]!;
        if (out.on) out.emit({ type: 'control', faction: f.faction, party, left });
      }
      return 'empty';
    },
  },
  empty: {
    kind: 'rule',
    run(s, f) {
      const { parties, control } = s.hirelings;
      f.party = parties.find((p) => controllerOf(s, p) === f.faction && control[kindNumber(p)] === 0) ?? NO_FACTION;
      return f.party >= 0 ? 'handOver' : 'marker';
    },
  },
  // §14.2.3-R1: to any other player, a leader or a partner too.
  handOver: {
    kind: 'choice',
    window: 'hireling-hand-over',
    law: '14.2.3',
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      for (const other of playing(s)) if (other !== f.faction) ask.offer(hirelingVerbs.handOver(other));
    },
    take: (_s, f, o) =>
      o.verb === 'hand-over' ? { call: gainControl(o.faction, f.party), then: 'empty' } : 'handOver',
  },
  marker: {
    kind: 'rule',
    run(s, f) {
      const { taker, turned } = s.hirelings;
      return taker.some((who, i) => who === f.faction && turned[i] === 0) ? 'hire' : 'done';
    },
  },
  // §14.2.1: any card of the supply, a roll, and the marker is turned over.
  hire: {
    kind: 'choice',
    window: 'hireling-hire',
    law: '14.2.1',
    seats: (s, f) => seatBit(s, f.faction),
    options(s, _f, _seat, ask) {
      for (const party of s.hirelings.parties)
        if (controllerOf(s, party) < 0) ask.offer(hirelingVerbs.hire(kindNumber(party)));
    },
    take(s, f, o) {
      if (o.verb !== 'hire') return 'hire';
      const { taker, turned } = s.hirelings;
      turned[taker.findIndex((who, i) => who === f.faction && turned[i] === 0)] = 1;
      return { call: gainControl(f.faction, FACTIONS.length + o.kind), then: 'marker' };
    },
  },
};

import { describe, expect, test } from 'vitest';
import { applyAct, actorOf, actsOf, type PlayedAct } from '../../../../kernel/conformance/act.ts';
import { visibleText } from '../../../../kernel/conformance/compare.ts';
import {
  EventRecorder,
  eventsFor,
  fastRandom,
  hasSeat,
  MUTE,
  type Seat,
  shuffle,
  SPECTATOR,
} from '../../../../kernel/index.ts';
import { root } from '../../index.ts';
import type { RootSettings } from '../../settings.ts';
import type { RootState } from '../../state.ts';
import type { RootEvent } from '../../types.ts';
import { CLEARING_COUNT, CORVIDS } from '../../words.ts';
import { isFaceDown } from './plots.ts';
import { PLOT_KINDS, PLOTS_PER_KIND } from './state.ts';

/** Tables with the Corvids: the standard set-up on all maps, and the draft, in which a plot is part of the set-up. */
const TABLES = [
  { factions: ['corvids', 'marquise', 'alliance'] },
  { factions: ['vagabond', 'corvids', 'duchy', 'riverfolk'], map: 'lake', deck: 'exiles-partisans' },
  { factions: ['hundreds', 'keepers', 'corvids'], map: 'mountain', edition: 'ru' },
  {
    factions: ['cult', 'corvids', 'eyrie'],
    map: 'winter',
    hirelings: ['marauder', 'riverfolk-pack'],
    landmarks: 'two',
  },
  { setup: 'advanced', seats: 3, pool: ['corvids', 'marquise', 'eyrie', 'vagabond', 'duchy'] },
] as const;

const MOST_ACTS = 1500;

function settingsOf(table: object): RootSettings {
  const read = root.readSettings(table);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** All who may not know the plots. */
function others(s: RootState): Seat[] {
  const seats = Array.from({ length: s.settings.seats }, (_, seat) => seat);
  return [...seats.filter((seat) => seat !== s.seat[CORVIDS]), SPECTATOR];
}

/** What a viewer gets of an act: its events, and everything on the screen after it. */
interface Sight {
  readonly events: string;
  readonly screen: string;
}

function seenBy(viewer: Seat, s: RootState, told: EventRecorder<RootEvent>): Sight {
  return { events: JSON.stringify(eventsFor(told.tellings, viewer)), screen: visibleText(root, s, viewer) };
}

/** True when this act shows the viewer something hidden by rights: a flip, a guess, a plot that left. */
const isNewsFor = (viewer: Seat, told: EventRecorder<RootEvent>): boolean =>
  viewer === SPECTATOR ? told.news !== 0 : hasSeat(told.news, viewer);

/**
 * Other kinds for the face-down plots that others could believe in: two of each kind, none that a guess ruled out. It is written
 * without the game's own `determinize`, so that a world that keeps the true kinds is found, too. False when nothing changed.
 */
function relabel(s: RootState, random: (n: number) => number): boolean {
  const { kind, up, ruledOut } = s.corvids;
  const down = Array.from({ length: CLEARING_COUNT }, (_, c) => c).filter((c) => isFaceDown(s, c));
  const pool = PLOT_KINDS.flatMap((_, each) =>
    Array.from({ length: PLOTS_PER_KIND - kind.filter((k, c) => k === each && up[c] === 1).length }, () => each),
  );
  const before = down.map((c) => kind[c]!);
  for (let n = 0; n < 20; n++) {
    const dealt = shuffle(pool.slice(), random);
    if (down.some((c, i) => (ruledOut[c]! & (1 << dealt[i]!)) !== 0) || down.every((_, i) => dealt[i] === before[i]))
      continue;
    down.forEach((c, i) => (kind[c] = dealt[i]!));
    return true;
  }
  return false;
}

interface Game {
  readonly state: RootState;
  readonly act: PlayedAct;
}

/** A random game, before each of its acts; every third act of the Corvids is a plot where they can place one. */
function* game(table: object, seed: number): Generator<Game> {
  const random = fastRandom(seed);
  const s = root.begin(settingsOf(table));
  for (let n = 0; n < MOST_ACTS && !s.over; n++) {
    const acts = actsOf(root, s);
    const plots = acts.filter((act) => 'say' in act && act.say.startsWith('plot '));
    const list = plots.length > 0 && random(3) === 0 ? plots : acts;
    const act = list[random(list.length)]!;
    yield { state: s, act };
    applyAct(root, s, act, MUTE);
  }
}

describe('a face-down plot is the secret of the Corvids', () => {
  test.each(TABLES)('whichever kind they hide, others see and hear the same, byte by byte: %j', (table) => {
    let compared = 0;
    for (let seed = 1; seed <= 3; seed++)
      for (const { state } of game(table, seed)) {
        if (root.window(state)?.name !== 'corvids-hide') continue;
        const tries = actsOf(root, state).map((act) => {
          const copy = root.clone(state);
          const told = new EventRecorder<RootEvent>();
          applyAct(root, copy, act, told);
          return { copy, told };
        });
        for (const viewer of others(state)) {
          const [first, ...rest] = tries.map(({ copy, told }) => seenBy(viewer, copy, told));
          for (const seen of rest) expect(seen).toEqual(first);
          compared += rest.length;
        }
      }
    expect(compared).toBeGreaterThan(60);
  });

  test.each(TABLES)('with other kinds below, the same acts tell others nothing until they are news: %j', (table) => {
    let compared = 0;
    const impossible: PlayedAct[] = [];
    for (let seed = 11; seed <= 12; seed++) {
      const random = fastRandom(seed);
      for (const { state, act } of game(table, seed)) {
        if (state.seat[CORVIDS]! < 0 || state.over || random(3) > 0) continue;
        const truth = root.clone(state);
        const told = new EventRecorder<RootEvent>();
        applyAct(root, truth, act, told);
        for (const viewer of others(state)) {
          const world = root.clone(state);
          if (!relabel(world, random)) continue;
          // What everybody sees before the act is the same, too.
          expect(visibleText(root, world, viewer)).toBe(visibleText(root, state, viewer));
          const heard = new EventRecorder<RootEvent>();
          // Only the Corvids can find that something is not possible there: a kind that is not in supply.
          if (!applyAct(root, world, act, heard)) {
            if (actorOf(act) !== state.seat[CORVIDS]) impossible.push(act);
            continue;
          }
          if (isNewsFor(viewer, told)) continue;
          expect({ act, seen: seenBy(viewer, world, heard) }).toEqual({ act, seen: seenBy(viewer, truth, told) });
          compared++;
        }
      }
    }
    expect(impossible).toEqual([]);
    expect(compared).toBeGreaterThan(100);
  });

  test('a world drawn for anybody else does not depend on the true kinds, and is not always the true one', () => {
    let drawn = 0;
    let changed = 0;
    const kinds = (s: RootState): string => JSON.stringify(s.corvids.kind);
    for (const { state } of game(TABLES[0], 21)) {
      const random = fastRandom(state.turns + drawn);
      const world = root.clone(state);
      if (!relabel(world, random)) continue;
      for (const viewer of others(state)) {
        const seed = random(1 << 30);
        const fromTruth = root.determinize(state, viewer, fastRandom(seed));
        expect(kinds(root.determinize(world, viewer, fastRandom(seed)))).toBe(kinds(fromTruth));
        drawn++;
        if (kinds(fromTruth) !== kinds(state)) changed++;
      }
      // The Corvids know their own plots.
      expect(kinds(root.determinize(state, state.seat[CORVIDS]!, random))).toBe(kinds(state));
    }
    expect(drawn).toBeGreaterThan(100);
    expect(changed / drawn).toBeGreaterThan(0.5);
  });
});

import { describe, expect, test } from 'vitest';
import { canonicalJson, fastRandom, MUTE, OfferList, seatsOf } from '../../../kernel/index.ts';
import { CARD_NAMES } from '../components/cards/index.ts';
import { root } from '../index.ts';
import type { RootOption } from '../types.ts';
import type { RootState } from '../state.ts';

const positions = root.positions!;
const settings = { factions: ['marquise', 'eyrie', 'alliance'], seating: 'listed' };
const leader = { eyrie: { leader: 'despot' } };

function read(file: object): RootState {
  const reading = positions.read(file);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.value;
}
function problems(file: unknown): string[] {
  const reading = positions.read(file);
  return reading.ok ? [] : reading.problems.map((p) => `${p.path} ${p.code}`);
}
/** The fields in which two states differ: none if and only if they are the same. */
function differences(a: RootState, b: RootState): string[] {
  const keys = Object.keys(b) as (keyof RootState)[];
  const found = keys.filter((key) => canonicalJson(a[key]) !== canonicalJson(b[key])) as string[];
  return canonicalJson(a) === canonicalJson(b) ? [] : [...found, 'not the same'];
}
const wrong = (parts: object, factions: object = {}): string[] =>
  problems({ settings, ...parts, factions: { ...leader, ...factions } });

describe('a random game', () => {
  const mixes = [
    ['marquise', 'eyrie', 'alliance'],
    ['marquise', 'eyrie', 'vagabond', 'vagabond2'],
    ['alliance', 'vagabond'],
    ['vagabond', 'eyrie', 'alliance', 'marquise'],
    ['cult', 'riverfolk', 'marquise'],
    ['riverfolk', 'vagabond', 'cult', 'eyrie'],
  ];
  const maps = ['autumn', 'winter', 'lake', 'mountain'];
  test.each(Array.from({ length: 12 }, (_, seed) => [seed]))(
    'number %i reads as it was written, at every rest',
    (seed) => {
      const table = root.readSettings({
        factions: mixes[seed % mixes.length],
        map: maps[(seed >> 1) % maps.length],
        deck: seed % 2 === 0 ? 'exiles-partisans' : 'base',
        edition: ['official', 'ua', 'ru'][seed % 3],
        law: seed % 5 === 0 ? { aidTakesItem: 'must' } : {},
      });
      if (!table.ok) throw new Error(JSON.stringify(table.problems));
      const random = fastRandom(seed + 1);
      const s = root.begin(table.value);
      const found: string[] = [];
      for (let act = 0; act < 1500; act++) {
        if (act < 100 || act % 12 === 0 || s.over) {
          const file = JSON.parse(JSON.stringify(positions.write(s))) as object;
          for (const field of differences(read(file), s)) found.push(`act ${act}: ${field}`);
        }
        if (s.over) break;
        const outcomes = root.outcomeCount(s);
        if (outcomes > 0) {
          root.applyOutcome(s, random(outcomes), MUTE);
          continue;
        }
        const seats = seatsOf(root.asked(s));
        const seat = seats[random(seats.length)]!;
        const offers = new OfferList<RootOption>();
        root.options(s, seat, offers);
        root.choose(s, seat, offers.list[random(offers.list.length)]!, MUTE);
      }
      expect(found).toEqual([]);
      expect(positions.show(s)).toContain(s.over ? 'won by' : 'stands at');
    },
  );
});

describe('a file written by hand', () => {
  test('is the empty set-up where it says nothing', () => {
    const s = read({ game: 'root', settings, factions: leader });
    expect(root.window(s)?.name).toBe('marquise-daylight');
    expect(s.supply[0]).toBe(25);
    expect(s.ruin.filter((ruin) => ruin === 1)).toHaveLength(4);
    expect(s.items.reduce((sum, n) => sum + n, 0)).toBe(12);
  });
  test('is played on from the phase it names', () => {
    const s = read({
      settings,
      turn: 'marquise',
      phase: 'daylight',
      clearings: { c1: { cat: 3, keep: 1, workshop: 1 } },
      factions: { ...leader, marquise: { hand: ['anvil'], points: 7 } },
    });
    expect(root.window(s)?.name).toBe('marquise-daylight');
    const offers = new OfferList<RootOption>();
    root.options(s, 0, offers);
    expect(offers.list.map((o) => o.text)).toContain('craft anvil');
    root.choose(s, 0, root.parse('craft anvil')!, MUTE);
    expect(s.points[0]).toBe(9);
  });
  test('shows a board that people can read', () => {
    const text = positions.show(
      read({
        settings,
        clearings: { c5: { hawk: 2, roost: 1 } },
        factions: { eyrie: { leader: 'builder', hand: ['anvil'] } },
      }),
    );
    expect(text).toContain('2 hawk, roost');
    expect(text).toMatch(/c5 +rabbit .*eyrie/);
    expect(text).toContain('leader: builder');
    expect(text).toContain('hand: anvil');
  });
  test('may name more pools than there are cards: every reshuffle opens one', () => {
    const s = read({ settings, pools: { '200': ['anvil'] }, factions: leader });
    expect(s.cards.pool[CARD_NAMES.indexOf('anvil')]).toBe(200);
  });
  test('takes further copies of a card by its plain name', () => {
    const s = read({
      settings,
      discard: ['ambush-bird-2'],
      factions: { eyrie: { leader: 'despot', hand: ['ambush-bird'] } },
    });
    expect(s.cards.at.slice(0, 2)).toEqual([14, 1]);
  });
});

describe('everything that is wrong is listed', () => {
  test('no object, no settings, another game', () => {
    expect(problems('no')).toEqual([' not-an-object', 'settings.factions settings.type']);
    expect(problems({})).toEqual(['settings.factions settings.type']);
    expect(problems({ game: 'chess', settings, factions: leader })).toEqual(['game other-game']);
  });
  test('keys, names and types', () => {
    expect(wrong({ colour: 1, turn: 'moles', turns: 'x', clearings: { c13: {}, c1: { dog: 1, cat: -1 } } })).toEqual([
      'colour unknown',
      'turns not-in-range',
      'turn unknown-name',
      'clearings.c13 unknown-name',
      'clearings.c1.dog unknown',
      'clearings.c1.cat not-in-range',
    ]);
  });
  test('more pieces than the box holds', () => {
    expect(wrong({ clearings: { c1: { cat: 20 }, c2: { cat: 6 } } })).toEqual(['clearings.c2.cat too-many-pieces']);
    expect(wrong({ clearings: { c1: { mouse: 6 } } }, { alliance: { officers: 5 } })).toEqual([
      'factions.alliance.officers too-many-pieces',
    ]);
  });
  test('pieces of a faction that does not play', () => {
    expect(wrong({ clearings: { c1: { otter: 1 } } })).toEqual(['clearings.c1.otter not-playing']);
  });
  test('more buildings than slots, ruins counted', () => {
    expect(wrong({ clearings: { c6: { sawmill: 2 } } })).toEqual(['clearings.c6 slots']);
    expect(wrong({ ruins: ['c10'], clearings: { c6: { sawmill: 2 } } })).toEqual([]);
  });
  test('a ruin where none is printed', () => {
    expect(wrong({ ruins: ['c1'] })).toEqual(['ruins no-ruin-there']);
  });
  test('cards: unknown, of the other deck, too many, twice', () => {
    expect(wrong({ discard: ['king-of-hearts'] })).toEqual(['discard.0 unknown-card']);
    expect(wrong({ discard: ['saboteurs'] })).toEqual(['discard.0 card-not-in-deck']);
    expect(wrong({ discard: ['anvil'] }, { alliance: { supporters: ['anvil'] } })).toEqual([
      'factions.alliance.supporters.0 too-many-copies',
    ]);
    expect(wrong({ discard: ['sappers-2', 'sappers-2'] })).toEqual(['discard.1 twice']);
    expect(wrong({ discard: ['dominance-fox'] })).toEqual(['discard dominance-is-available']);
  });
  test('the decree and the leader', () => {
    expect(problems({ settings })).toEqual(['factions.eyrie.leader missing']);
    expect(wrong({}, { eyrie: { leader: 'despot', deposed: ['despot'], decree: { sing: [] } } })).toEqual([
      'factions.eyrie.decree.sing unknown',
      'factions.eyrie.leader leader-deposed',
    ]);
  });
  test('crafted items against the supply', () => {
    expect(wrong({}, { marquise: { items: ['hammer', 'hammer'] } })).toEqual(['items too-many-items']);
    expect(wrong({ items: { hammer: 1 } }, { marquise: { items: ['hammer'] } })).toEqual([
      'items.hammer too-many-items',
    ]);
  });
  test('crafted cards: lasting ones, each once', () => {
    expect(wrong({}, { marquise: { crafted: ['anvil'] } })).toEqual(['factions.marquise.crafted not-lasting']);
    expect(wrong({}, { marquise: { crafted: ['sappers', 'sappers'] } })).toEqual(['factions.marquise.crafted twice']);
  });
  test('points and an end that already came', () => {
    expect(wrong({}, { marquise: { points: -1 } })).toEqual(['factions.marquise.points not-in-range']);
    expect(wrong({}, { marquise: { points: 31 } })).toEqual(['stack already-over']);
  });
  test('dominance and coalition', () => {
    expect(wrong({}, { marquise: { dominance: 'dominance-fox' } })).toEqual([
      'factions.marquise.dominance dominance-not-in-play',
    ]);
    expect(wrong({}, { marquise: { crafted: ['dominance-fox'] } })).toEqual([
      'factions.marquise.crafted dominance-not-active',
    ]);
    expect(
      wrong({}, { marquise: { crafted: ['dominance-fox'], dominance: 'dominance-fox', partner: 'eyrie' } }),
    ).toEqual(['factions.marquise.partner no-coalition']);
  });
  test('a scorched clearing and the keep', () => {
    expect(wrong({ scorched: ['c5'], clearings: { c5: { cat: 1 } } })).toEqual(['clearings.c5.cat scorched']);
    expect(wrong({ clearings: { c1: { keep: 1, sympathy: 1 }, c5: {} } })).toEqual([
      'clearings.c1.sympathy beside-keep',
    ]);
    expect(wrong({ clearings: { c5: { keep: 1 } } })).toEqual(['clearings.c5.keep keep-in-corner']);
  });
  test('two bases of a suit, two roosts in a clearing', () => {
    expect(wrong({ clearings: { c1: { base: 1 }, c8: { base: 1 }, c2: { roost: 2 } } })).toEqual([
      'clearings.c2.roost one-per-clearing',
      'clearings one-base-per-suit',
    ]);
  });
  test('frames: procedure, step, fields', () => {
    expect(wrong({ stack: [{ proc: 'dance', step: 'one' }] })).toEqual(['stack.0.proc no-such-procedure']);
    expect(wrong({ stack: [{ proc: 'turn', step: 'noon' }] })).toEqual(['stack.0.step no-such-step']);
    expect(wrong({ stack: [{ proc: 'move', step: 'count', faction: 'otters', from: 'c1', to: 3, size: 1 }] })).toEqual([
      'stack.0.size unknown',
      'stack.0.faction unknown-name',
      'stack.0.to unknown-name',
    ]);
    expect(wrong({ phase: 'noon' })).toEqual(['phase unknown-name']);
    expect(wrong({ stack: [] })).toEqual(['stack nothing-follows']);
  });
  test('a Vagabond', () => {
    const table = { settings: { factions: ['marquise', 'vagabond'], seating: 'listed' } };
    expect(problems(table)).toEqual(['factions.vagabond.character missing', 'factions.vagabond.place missing']);
    const v = { character: 'thief', place: 'f1' };
    expect(problems({ ...table, factions: { vagabond: v } })).toEqual([]);
    expect(problems({ ...table, factions: { vagabond: { ...v, belongings: { track: ['sword'] } } } })).toEqual([
      'factions.vagabond.belongings.track no-track',
    ]);
    expect(problems({ ...table, factions: { vagabond: { ...v, relations: { eyrie: 'hostile' } } } })).toEqual([
      'factions.vagabond.relations.eyrie no-relation',
    ]);
    expect(problems({ ...table, quests: { faceUp: ['errand-fox', 'errand-fox'] }, factions: { vagabond: v } })).toEqual(
      ['quests.faceUp twice'],
    );
    expect(problems({ ...table, ruins: ['c6'], factions: { vagabond: v } })).toEqual(['ruinItems ruin-items']);
  });
});

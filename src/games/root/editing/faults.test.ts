import { describe, expect, test } from 'vitest';
import { root } from '../index.ts';
import { FAULT_LAWS, lawOf, placeOf } from './faults.ts';
import { editing } from './index.ts';

const settings = { factions: ['marquise', 'eyrie', 'alliance'], seating: 'listed' };
const leader = { eyrie: { leader: 'despot' } };
const wanderer = { vagabond: { character: 'thief', place: 'f1' } };
const river = { riverfolk: { prices: { 'hand-card': 1, riverboats: 1, mercenaries: 1 } } };
const others = (factions: readonly string[]) => ({ factions, seating: 'listed' });

/** For each fault a position that has it: what differs from an empty board, and who plays. */
const WRONG: Readonly<
  Record<keyof typeof FAULT_LAWS, { readonly settings?: object; readonly parts?: object; readonly factions?: object }>
> = {
  'all-deposed': {
    factions: { eyrie: { leader: 'despot', deposed: ['builder', 'charismatic', 'commander', 'despot'] } },
  },
  'already-over': { factions: { ...leader, marquise: { points: 30 } } },
  'beside-keep': { parts: { clearings: { c1: { keep: 1, sympathy: 1 } } } },
  'card-not-in-deck': { factions: { ...leader, marquise: { hand: ['charm-offensive'] } } },
  clubs: {
    settings: { ...others(['cult', 'riverfolk']), hirelings: ['marauder'] },
    parts: { hirelings: { kinds: { 'the-exile': {}, 'last-dynasty': {}, 'forest-patrol': {} }, exile: 'f1' } },
    factions: { cult: { outcast: 'fox' }, ...river },
  },
  control: {
    settings: { ...settings, hirelings: ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'] },
    parts: {
      hirelings: {
        kinds: Object.fromEntries(
          ['riverfolk-flotilla', 'warm-sun-prophets', 'highway-bandits', 'corvid-spies'].map((kind) => [
            kind,
            { controller: 'marquise', control: 4 },
          ]),
        ),
      },
    },
  },
  'control-without-player': {
    settings: { ...settings, hirelings: ['riverfolk-pack'] },
    parts: {
      hirelings: { kinds: { 'riverfolk-flotilla': { control: 2 }, 'warm-sun-prophets': {}, 'highway-bandits': {} } },
    },
  },
  'dominance-is-available': { parts: { discard: ['dominance-fox'] } },
  'dominance-not-active': { factions: { ...leader, marquise: { crafted: ['dominance-fox'] } } },
  'dominance-not-in-play': { factions: { ...leader, marquise: { dominance: 'dominance-fox' } } },
  'four-of-each-suit': { settings: { ...settings, suits: 'dealt' }, parts: { suits: { c1: 'fox' } } },
  'garden-suits': {
    settings: others(['cult', 'eyrie']),
    parts: { clearings: { c1: { garden: 1 }, c6: { garden: 2 }, c8: { garden: 2 }, c12: { garden: 1 } } },
    factions: { ...leader, cult: { outcast: 'fox' } },
  },
  'hirelings-in-play': {
    settings: { ...settings, hirelings: ['riverfolk-pack'] },
    parts: { hirelings: { kinds: { 'riverfolk-flotilla': {} } } },
  },
  'hoard-full': {
    settings: others(['hundreds', 'eyrie']),
    factions: { ...leader, hundreds: { mood: 'rowdy', hoard: ['boot', 'boot', 'bag', 'bag', 'coin'] } },
  },
  'keep-in-corner': { parts: { clearings: { c5: { keep: 1 } } } },
  'leader-deposed': { factions: { eyrie: { leader: 'despot', deposed: ['despot'] } } },
  missing: { factions: {} },
  'no-coalition': { factions: { ...leader, marquise: { partner: 'eyrie' } } },
  'no-dominance': { parts: { available: ['anvil'] } },
  'no-hirelings': { parts: { hirelings: { kinds: {} } } },
  'no-relation': {
    settings: others(['vagabond', 'eyrie', 'marquise']),
    factions: { ...leader, vagabond: { ...wanderer.vagabond, relations: { alliance: 'hostile' } } },
  },
  'no-ruin-there': { parts: { ruins: ['c1'] } },
  'no-track': {
    settings: others(['vagabond', 'eyrie', 'marquise']),
    factions: { ...leader, vagabond: { ...wanderer.vagabond, belongings: { track: ['sword'] } } },
  },
  'no-vagabond': { parts: { scorched: ['c6'] } },
  'not-lasting': { factions: { ...leader, marquise: { crafted: ['anvil'] } } },
  'one-base-per-suit': { parts: { clearings: { c1: { base: 1 }, c6: { base: 1 } } } },
  'one-mob': {
    settings: others(['hundreds', 'eyrie']),
    parts: { clearings: { c1: { mob: 2 } } },
    factions: { ...leader, hundreds: { mood: 'rowdy' } },
  },
  'one-per-clearing': { parts: { clearings: { c5: { roost: 2 } } } },
  'post-suits': {
    settings: others(['riverfolk', 'eyrie']),
    parts: { clearings: { c1: { tradepost: 1 }, c6: { tradepost: 1 }, c8: { tradepost: 1 }, c12: { tradepost: 1 } } },
    factions: { ...leader, ...river },
  },
  'printed-suit': { parts: { suits: { c1: 'mouse' } } },
  'relic-values': {
    settings: others(['keepers', 'eyrie']),
    factions: {
      ...leader,
      keepers: {
        relics: [
          { relic: 'figure-1', at: 'f1' },
          { relic: 'figure-1', at: 'f2' },
        ],
      },
    },
  },
  'ruin-items': { parts: { ruinItems: { hidden: ['bag'] } } },
  scorched: {
    settings: others(['vagabond', 'eyrie', 'marquise']),
    parts: { scorched: ['c1'], clearings: { c1: { cat: 1 } } },
    factions: { ...leader, ...wanderer },
  },
  slots: { parts: { clearings: { c1: { sawmill: 2 } } } },
  'three-quests': {
    settings: others(['vagabond', 'eyrie', 'marquise']),
    parts: { quests: { faceUp: ['errand-fox', 'errand-rabbit', 'repair-a-shed-fox', 'escort-mouse'] } },
    factions: { ...leader, ...wanderer },
  },
  'too-many-copies': { factions: { ...leader, marquise: { hand: ['anvil', 'anvil'] } } },
  'too-many-items': { factions: { ...leader, marquise: { items: ['hammer', 'hammer'] } } },
  'too-many-pieces': { parts: { clearings: { c1: { keep: 2 } } } },
  'track-full': {
    settings: others(['vagabond', 'eyrie', 'marquise']),
    factions: { ...leader, vagabond: { ...wanderer.vagabond, belongings: { track: ['tea', 'tea', 'tea', 'tea'] } } },
  },
  twice: { factions: { ...leader, marquise: { crafted: ['cobbler', 'cobbler'] } } },
  'which-relic': {
    settings: others(['keepers', 'eyrie']),
    parts: { clearings: { c1: { relic: 1 } } },
    factions: leader,
  },
  'which-waystation': {
    settings: others(['keepers', 'eyrie']),
    parts: { clearings: { c1: { waystation: 1 } } },
    factions: leader,
  },
};

describe('a position that breaks a rule', () => {
  test.each(Object.entries(WRONG))('%s', (code, { settings: table = settings, parts = {}, factions = leader }) => {
    const reading = root.positions!.read({ settings: table, ...parts, factions });
    const problems = reading.ok ? [] : reading.problems;
    const found = problems.find((problem) => problem.code === code);
    expect(found, JSON.stringify(problems)).toBeDefined();
    expect(lawOf(found!)).toBe(FAULT_LAWS[code]);
  });
});

test('a problem leads to the place it is about', () => {
  expect(placeOf('clearings.c3.cat')).toBe('c3');
  expect(placeOf('clearings')).toBe('table');
  expect(placeOf('factions.eyrie.leader')).toBe('eyrie');
  expect(placeOf('hirelings.kinds.the-exile')).toBe('the-exile');
  expect(placeOf('stack.0')).toBe('table');
  expect(placeOf('')).toBeUndefined();
});

test('nothing is edited before the set-up is over', () => {
  const table = root.readSettings(settings);
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  expect(editing.isDealt(root.begin(table.value))).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { fastRandom, type Game, type GameTypes, seatsOf } from '../../kernel/index.ts';
import { Referee } from '../../kernel/referee/index.ts';
import type { Order } from '../../protocol/index.ts';
import { GAME_RULES } from '../../registry/index.ts';
import { standingOrders } from './orders.ts';

const BASE = { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] };
const UNDERWORLD = { factions: ['duchy', 'corvids', 'marquise'], seating: 'listed' };
const TABLES: readonly (readonly [game: string, settings: object])[] = [
  ['root', BASE],
  ['root', UNDERWORLD],
  ['wild', { seats: 3 }],
  ['scythia', { seats: 3 }],
];

const STEPS = 100;

/** A referee who begins with a position. */
function at(game: Game<GameTypes>, start: GameTypes['state']): Referee<GameTypes> {
  return new Referee<GameTypes>({ game, settings: start.settings, source: () => 0, start });
}

/** What the seat's order would answer in a position; undefined: the seat is asked. */
function heldBack(
  game: Game<GameTypes>,
  s: GameTypes['state'],
  seat: number,
  order: Order,
  luck: number,
): string | undefined {
  const referee = at(game, s);
  referee.setOrders(seat, standingOrders(referee, seat, [order], fastRandom(luck)));
  return referee.pendingSecretOrders()[0]?.say;
}

/** Walks at random through a game and shows every secret question that is put to one seat. */
function secrets(
  game: Game<GameTypes>,
  raw: object,
  luck: number,
  look: (s: GameTypes['state'], seat: number) => void,
): void {
  const random = fastRandom(luck);
  const settings = game.readSettings(raw);
  if (!settings.ok) throw new Error(JSON.stringify(settings.problems));
  const source = (_: number, of: number): number => random(of);
  const referee = new Referee<GameTypes>({ game, settings: settings.value, source });
  referee.advance();
  for (let guard = 0; guard < STEPS && !referee.state.over; guard++) {
    const window = game.window(referee.state)!;
    const seats = seatsOf(window.asked);
    const seat = seats[random(seats.length)]!;
    if (window.secret) look(game.clone(referee.state), seat);
    const offered = referee.offered(seat);
    const { text } = offered[random(offered.length)]!;
    expect(referee.answer(seat, referee.question(seat), [text]).ok).toBe(true);
  }
}

describe.each(TABLES)('%s, %j', (name, settings) => {
  test('an order answers a secret question only with what the seat could say whatever it holds', async () => {
    const game = await GAME_RULES[name]!();
    const random = fastRandom(5);
    const count = { answered: 0, asked: 0 };
    secrets(game, settings, 3, (s, seat) => {
      const { name: window } = game.window(s)!;
      const texts = at(game, s)
        .offered(seat)
        .map((o) => o.text);
      const text = texts[random(texts.length)]!;
      const said = heldBack(game, s, seat, { window, say: text }, random(1000));
      count[said === undefined ? 'asked' : 'answered']++;
      // With something to fall back to that is always possible, it may be said all the same.
      const always = texts.find((each) => each === 'pass' || each === 'end');
      const order = { window, say: text, otherwise: always === undefined ? [] : [always] };
      expect(heldBack(game, s, seat, order, random(1000))).toBe(always === undefined ? said : text);
      if (said === undefined) return;
      expect(said).toBe(text);
      for (let other = 0; other < s.settings.seats; other++) {
        if (other === seat) continue;
        const drawn = game.determinize(s, other, random);
        expect(
          at(game, drawn)
            .offered(seat)
            .map((o) => o.text),
          `${window} ${text}`,
        ).toContain(text);
      }
    });
    expect(count.answered).toBeGreaterThan(5);
    expect(count.asked).toBeGreaterThan(5);
  });
});

test('Root: an order not to ambush holds wherever one is asked, and tells by whom and where', async () => {
  const game = await GAME_RULES['root']!();
  const seen = new Set<boolean>();
  for (let luck = 1; luck < 20 && seen.size < 2; luck++)
    secrets(game, BASE, luck, (s, seat) => {
      const { name: window } = game.window(s)!;
      if (window !== 'ambush') return;
      const { turn, facts } = game.publicContext!(s);
      expect(facts).toEqual({
        attacker: expect.any(String) as string,
        defender: expect.any(String) as string,
        clearing: expect.stringMatching(/^c\d+$/) as string,
      });
      const here = (when: Order['when']): string | undefined =>
        heldBack(game, s, seat, { window, say: 'pass', when: when! }, luck);
      expect(here([])).toBe('pass');
      expect(here([{ fact: 'attacker', is: facts['attacker']! }])).toBe('pass');
      expect(here([{ fact: 'clearing', not: facts['clearing']! }])).toBeUndefined();
      expect(here([{ fact: 'turn', is: turn }])).toBe('pass');
      const ambushes = at(game, s)
        .offered(seat)
        .filter((o) => o.text !== 'pass');
      seen.add(ambushes.length > 0);
      for (const { text } of ambushes) expect(heldBack(game, s, seat, { window, say: text }, luck)).toBeUndefined();
    });
  expect(seen).toEqual(new Set([true, false]));
});

test.each([
  ['corvids-exposure', 'pass', '18.2.4'],
  ['corvids-exert', 'pass', '18.6.1'],
  ['corvids-recruit', 'pass', '18.4.3'],
  ['duchy-sway', 'end', '17.5.3'],
] as const)('Root: an order declines %s by "%s" (§%s), and answers nothing else', async (name, say, _law) => {
  const game = await GAME_RULES['root']!();
  let met = 0;
  for (let luck = 1; luck < 40 && met < 3; luck++)
    secrets(game, UNDERWORLD, luck, (s, seat) => {
      const { name: window } = game.window(s)!;
      const said = heldBack(game, s, seat, { window: name, say }, luck);
      expect(said).toBe(window === name ? say : undefined);
      if (window === name) met++;
    });
  expect(met).toBeGreaterThanOrEqual(3);
});

import { expect } from 'vitest';
import { scythiaLaw } from './testkit/law.testkit.ts';
import { type PlayerSetting, position, type ScythiaPosition } from './testkit/position.testkit.ts';

/** The paragraph and the reason with which an option is refused. */
function why(table: ScythiaPosition, text: string): string {
  const verdict = table.judge(0, text);
  if (verdict.ok) return 'offered';
  return verdict.because ? `${verdict.because.law} ${verdict.because.why}` : verdict.fault;
}

scythiaLaw('S-4.5', 'a worker must be taken', () => {
  const table = position().turn(0).play('place farm', 'pass');
  expect([table.window(), why(table, 'pass')]).toEqual(['take', 'S-4.5 must-take']);
});

scythiaLaw('S-9.1', 'a quest that lies face down or nowhere, in its window and in any other', () => {
  const table = position()
    .player(0, { worker: 'grey', livestock: 9 })
    .with({ villageQuests: ['quest-07'] })
    .turn(0);
  expect(why(table, 'complete quest-02')).toBe('S-9.1 quest-not-open');
  table.play('place chiefs-tent', 'use chiefs-tent.quest');
  expect([why(table, 'complete quest-07'), why(table, 'complete quest-02')]).toEqual([
    'offered',
    'S-9.1 quest-not-open',
  ]);
});

scythiaLaw('S-4.2', 'the actions of another building', () => {
  const table = position().turn(0).play('place silversmith');
  expect(why(table, 'use farm.provisions')).toBe('S-4.2 other-building');
});

scythiaLaw(['S-5.6', 'S-13.9'], 'the worker stands there: the card itself cannot be played', () => {
  const table = position()
    .player(0, { hand: ['mercenary'] })
    .with({ village: { 'village-centre': 'blue', market: 'blue', 'meeting-tent': 'blue' } })
    .turn(0)
    .play('place farm', 'pass', 'take village-centre');
  expect(why(table, 'play mercenary')).toBe('S-13.9 short-vp');
});

scythiaLaw('S-7.3', 'a member who was killed takes no more wounds', () => {
  const crew = [{ character: 'punisher', wounds: 2 }, 'healer', 'gravedigger'];
  const table = position()
    .player(0, { provisions: 3, crew })
    .turn(0)
    .play('raid assyria-s1', 'kumis 0', 'red1 0 1', 'white1 0 0', 'wound 1');
  expect(why(table, 'wound 1')).toBe('S-7.3 member-killed');
});

/** The table with the worker taken from the Village Centre, where cards are played. */
const atCentre = (hand: readonly string[], rival: PlayerSetting = {}): ScythiaPosition =>
  position()
    .player(0, { hand })
    .player(1, rival)
    .with({ village: { 'village-centre': 'blue', market: 'blue', 'meeting-tent': 'blue' } })
    .turn(0)
    .play('place farm', 'pass', 'take village-centre');

scythiaLaw(['S-5.6', 'S-13.6'], 'the worker stands there: without an eagle none is traded for a horse', () => {
  expect(why(atCentre(['horse-breaker']), 'play horse-breaker')).toBe('S-13.6 no-eagle');
});

scythiaLaw('S-10.2', 'plunder that has run out is not gained, whatever the effect is', () => {
  expect(why(atCentre(['drover'], { livestock: 26 }), 'play drover')).toBe('S-10.2 out-of-stock');
  // With one left the card is played for it.
  expect(why(atCentre(['drover'], { livestock: 25 }).play('use village-centre.play-card'), 'play drover')).toBe(
    'offered',
  );
});

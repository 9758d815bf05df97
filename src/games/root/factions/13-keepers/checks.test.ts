import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { root } from '../../index.ts';
import { position } from '../../testkit/position.testkit.ts';

rootLaw(['3.1', '13.2.5'], 'a trophy that wins the game ends it before anybody says which relic it was', () => {
  const p = position({ factions: ['vagabond', 'keepers'] })
    .vagabond('c5', ['crossbow'])
    .relics('c5', 'figure-2', 'jewelry-2')
    .points('vagabond', 28);
  const asked = p.fork().points('vagabond', 10).turn('vagabond', 'daylight').play('strike relic');
  expect([asked.window(), root.checks.audit(asked.state)]).toEqual(['keepers-which-relic', []]);
  p.turn('vagabond', 'daylight').play('strike relic');
  expect([p.winners(), root.checks.audit(p.state)]).toEqual([['vagabond'], []]);
});

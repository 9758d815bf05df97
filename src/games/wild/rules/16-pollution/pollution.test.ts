import { expect } from 'vitest';
import { MUTE, SPECTATOR, EventRecorder, eventsFor } from '../../../../kernel/index.ts';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { spreadPollution } from './pollution.ts';
import { registerPack } from '../../components/components.ts';
import { BUILT_IN } from '../../components/built-in.ts';
import type { WildEvent } from '../../events.ts';
import { CELLS } from '../00-board/geometry.ts';
import { position } from '../../testkit/position.testkit.ts';

/** Cells c6 and e2 are enclosed. */
const SEVERAL = `

                -       -       -       -

            -       -       -       -       -
                                              /   \\
        -       -       -       -       -   |   -   |
                                              \\   /
    -       -       -       @       -       -       -
              /   \\
        -   |   -   |   -       -       -       -
              \\   /
            -       -       -      fO       -

                -       -       -       -`;

/** Factory 5 on c2 with its arrow at 0: chutes to the south east, the west and the north east. */
const SPREAD = `

                -       -       -       -

            -      p%       -       -       -

       p..      5       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`;

wildLaw(
  ['W-16.1', 'G-7.3', 'W-16.2', 'W-A41'],
  'chutes of every intact factory and of the base, highest number first, clockwise from the arrow',
  () => {
    const t = position({ arrow: 0 }).draw(`

               fO       -       -       -

            -       5       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -      4~       -       3       -

                -       -       -       -`);
    t.arrow(2, 4).arrow(3, 1).arrow(4, 0).arrow(5, 0);
    t.machine('factories-1');
    const polluted = t.lastEvents('polluted').map((e) => `${e.number} ${CELLS[e.cell]}`);
    expect(polluted).toEqual(['5 c3', '5 b1', '5 a2', '3 g3', '3 e4', '3 f5', '2 c4', '2 e4', '2 d3']);
  },
);

wildLaw('W-A41', 'the side just before the arrow is the last one clockwise: other chutes, the same order', () => {
  const chuteSides = BUILT_IN.factories.chuteSides.map(() => [0, 2, 4]);
  const components = registerPack({ ...BUILT_IN, factories: { ...BUILT_IN.factories, chuteSides } });
  const t = position({ arrow: 0 }).draw(`

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`);
  const recorder = new EventRecorder<WildEvent>();
  spreadPollution({ ...t.state, settings: { ...t.state.settings, pack: components.hash } }, recorder);
  const cells = eventsFor(recorder.tellings, SPECTATOR).map((e) => (e.type === 'polluted' ? CELLS[e.cell] : e.type));
  expect(cells).toEqual(['e3', 'c3', 'd5']);
});

wildLaw('W-16.2', 'a cell beside several chutes gets one token for each', () => {
  const t = position({ arrow: 0 }).draw(`

               fO       -       -       -

            -       -       -       -       -

        -       5       -       4       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`);
  t.arrow(3, 0).arrow(4, 2).arrow(5, 5);
  spreadPollution(t.state, MUTE);
  expect(t.pollutionOn('c3')).toBe(2);
});

wildLaw('W-16.3', 'factories, destroyed ones and the base are polluted like terrain', () => {
  const t = position({ arrow: 0 }).draw(`

               fO       -       -       -

            -       -       -       -       -

        -       -       5      4~       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`);
  t.arrow(3, 1).arrow(4, 0).arrow(5, 0);
  spreadPollution(t.state, MUTE);
  expect([t.pollutionOn('d4'), t.pollutionOn('c3'), t.pollutionOn('c4')]).toEqual([1, 1, 0]);
  t.arrow(5, 5);
  spreadPollution(t.state, MUTE);
  expect(t.pollutionOn('c4')).toBe(1);
});

wildLaw(
  ['W-16.4', 'W-16.5', 'W-16.6'],
  'the rulebook examples: a token (A), the third makes a toxic site (B), a toxic site is passed over (C)',
  () => {
    const t = position({ arrow: 0 }).draw(SPREAD);
    t.arrow(4, 1);
    spreadPollution(t.state, MUTE);
    expect(t.pollutionOn('d3')).toBe(1);
    expect([t.pollutionOn('c1'), t.isToxic('c1'), t.toxicLeft()]).toEqual([0, true, 4]);
    expect([t.pollutionOn('b2'), t.isToxic('b2'), t.pollutionOn('a2')]).toEqual([0, true, 1]);
  },
);

wildLaw('W-16.4', 'through walls as far as needed; beyond the board nothing is placed', () => {
  const t = position({ arrow: 0 }).draw(`

                -      p%       -       -
                      \\
            -      p%       -       -       -

        -       5       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`);
  t.arrow(4, 0);
  t.machine('factories-1');
  const polluted = t.lastEvents('polluted').filter((e) => e.number === 5);
  expect(polluted.map((e) => CELLS[e.cell])).toEqual(['d3', 'c1']);
});

wildLaw(['W-1.3b', 'W-16.5'], 'six toxic sites on the board and one more to form: the game is lost', () => {
  const t = position({ arrow: 0 }).draw(SPREAD);
  t.arrow(4, 0);
  t.leaveToxic(0);
  expect(t.machine('factories-1').result()).toEqual({ winners: [], ranking: [[0, 1]], law: 'W-1.3b' });
});

wildLaw('W-17.1', 'the rulebook example: reboot flips the direction, then builds or pollutes with the new one', () => {
  const t = position({ arrow: 0 }).draw(SEVERAL);
  t.direction('left');
  t.machine('reboot-1');
  expect([t.fact('direction'), t.factoryOn('e2')]).toEqual(['right', 5]);
  const other = position({ arrow: 0 }).draw(SEVERAL).machine('reboot-1');
  expect([other.fact('direction'), other.factoryOn('c6')]).toEqual(['left', 5]);
  const spread = position({ arrow: 0 })
    .draw(`

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .machine('reboot-1');
  expect(spread.lastEvents('polluted')).toHaveLength(3);
});

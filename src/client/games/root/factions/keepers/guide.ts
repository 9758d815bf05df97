import type { Guide } from '../../../../learn/guide.ts';
import { readScript } from '../../../../learn/script.ts';

/** The Keepers in Iron against the Marquise: waystations, the retinue, relics delved, carried and recovered. */
export const guide: Guide = {
  game: 'root',
  seat: 0,
  settings: { factions: ['keepers', 'marquise'], seating: 'listed' },
  script: readScript(`
    ~ draw root-tea-rabbit
    ~ draw bake-sale
    ~ draw scouting-party
    ~ draw anvil
    ~ draw cobbler
    ~ draw investments

    * intro | 13.1 13.2.1 | board
    1 keep c1
    1 build sawmill c1
    1 build workshop c10
    1 build recruiter c5
    ~ relic figure
    ~ relic tablet
    ~ relic figure
    ~ relic tablet
    ~ relic tablet
    ~ relic jewelry
    ~ relic figure

    ? muster | 13.3.3 13.3.1 | c3 c7
    > muster c3
    > muster-beside c7
    ~ relic jewelry f1
    ~ relic jewelry f2
    ~ relic jewelry f3
    ~ relic figure f4
    ~ relic tablet f1

    * relics | 13.3.4 13.3.5 13.5.2 | board tray

    ? encamp | 13.4.1 13.2.2 | c7
    > encamp c7 tablet-jewelry jewelry
    0 pass
    0 pass
    0 pass

    ? craft | 13.5.1 13.2.3 | tray
    > craft root-tea-rabbit
    0 end

    ? move | 13.5.2 13.5.2.I | c3 c11
    > serve faithful-retainer
    > move c3 c11
    > count 2

    ? battle | 13.5.2.II 4.3.2 | c11
    > serve faithful-retainer
    > battle c11 marquise
    1 pass
    ~ dice 1 0
    1 pass

    ? delve | 13.5.2.II.a 13.5.2.II.b | c11 f6
    > delve c11 f6 jewelry
    ~ value 2

    ? carry | 13.2.4 13.5.2.III | c3
    > serve faithful-retainer
    > move c11 c3
    > count 1
    > carry jewelry-2
    0 end

    ? gather | 13.6.2 | tray
    > gather scouting-party battle
    > gather bake-sale move
    0 pass
    ~ draw codebreakers
    ~ draw gently-used-knapsack
    1 march
    1 move c6 c3
    1 count 1
    1 move c7 c12
    1 count 1
    1 battle c3 keepers
    0 pass
    ~ dice 1 0
    1 recruit
    1 end
    ~ draw protection-racket

    * knights | 13.2.4 13.2.5 | c3

    ? encamp2 | 13.4.1 | c7
    > encamp c7 jewelry-figure figure
    0 pass
    0 pass

    ? recruit | 13.4.3 | c7
    > recruit-at c7
    0 spend codebreakers
    0 pass

    ? craft2 | 13.5.1 | tray
    > craft gently-used-knapsack
    0 end

    ? spread | 13.5.2.I 13.6.1 | c8
    > serve faithful-retainer
    > move c7 c8
    > count 3

    ? bring | 13.2.4 13.5.2 | c7
    > serve bake-sale
    > move c3 c7
    > count 1
    > carry jewelry-2

    ? delve2 | 13.5.2.II 13.5.2.II.b | c7 f7
    > serve scouting-party
    > delve c7 f7 figure
    ~ value 2

    ? delve3 | 13.5.2.II 13.5.2.II.b | c3 f5
    > serve faithful-retainer
    > battle c3 marquise
    1 pass
    ~ dice 2 0
    1 pass
    > delve c3 f5 tablet
    ~ value 3

    ? recover | 13.5.2.III.a 13.5.2.III.b 13.5.2.III.c | c7
    > serve faithful-retainer
    > recover c7 jewelry-2
    > recover c7 figure-2
    0 end
    0 pass
    ~ draw foxfolk-steel
    ~ draw birdy-bindle
    ~ draw ambush-fox

    * close | 13.5.2.III.b 13.6.1 13.6.3 | seats
  `),
};

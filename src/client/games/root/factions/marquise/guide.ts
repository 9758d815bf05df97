import type { Guide } from '../../../../learn/guide.ts';
import { readScript } from '../../../../learn/script.ts';

/** The Marquise de Cat against the Eyrie: wood, buildings, crafting, an ambush and a battle. */
export const guide: Guide = {
  game: 'root',
  seat: 0,
  settings: { factions: ['marquise', 'eyrie'], seating: 'listed' },
  script: readScript(`
    ~ draw anvil
    ~ draw ambush-fox
    ~ draw arms-trader
    ~ draw scouting-party
    ~ draw woodland-runners
    ~ draw smugglers-trail

    * intro | 3.1 6.1 | board

    * cards | 2.1 2.1.1 | tray

    ? keep | 6.3.2 6.2.2 | c1
    > keep c1

    * garrison | 6.3.3 2.8 | board

    ? buildings | 6.3.4 2.2.3 | board
    > build workshop c1
    > build sawmill c5
    > build recruiter c9
    1 nest c3
    1 leader despot

    * wood | 6.4 | c5

    ? craft | 4.1 6.2.1 | tray
    > craft anvil

    ? build | 6.5.4 | c5
    > build sawmill c5
    0 wood c5

    ? recruit | 6.5.3 | c9
    > recruit

    ? march | 6.5.2 4.2.1 | c12
    > march
    > move c12 c11
    0 count 1
    > move c10 c12
    0 count 1

    ? end | 6.6 2.1.2 | prompt
    > end
    ~ draw foxfolk-steel
    1 tuck smugglers-trail recruit
    1 tuck woodland-runners battle
    1 end
    1 resolve rabbit
    1 recruit-at c3
    1 resolve bird
    1 move c3 c6
    1 count 3
    1 resolve bird
    1 battle c6 marquise

    ? ambush | 4.3.1 2.1.5 | tray
    > ambush ambush-fox
    1 pass
    ~ dice 1 0

    ? hospital | 6.2.3 | tray c1
    > save foxfolk-steel
    1 resolve bird
    1 build roost c6
    1 end
    ~ draw cobbler

    * counter | 7.6.1 2.8 | c6

    ? march2 | 6.5.2 4.2.1 | c6
    > march
    > move c11 c6
    > count 2
    > move c2 c6
    0 count 1

    ? battle | 4.3 4.3.2 | c6
    > battle c6 eyrie
    1 pass
    ~ dice 2 1

    ? keepcard | 6.2.3 3.2.1 | tray
    > pass

    ? build2 | 6.5.4 6.5.4.II | c9
    > build sawmill c9
    0 wood c5
    0 wood c5

    ? extra | 6.5 | tray
    > extra arms-trader

    ? recruit2 | 6.5.3 | c9
    > recruit

    ? end2 | 6.6 | prompt
    > end
    ~ draw codebreakers

    * close | 3.1 6.5.4.III | seats
  `),
};

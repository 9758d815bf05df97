import type { Guide } from '../../../../learn/guide.ts';
import { readScript } from '../../../../learn/script.ts';

/** The Eyrie against the Marquise: a decree that grows, roosts that score, and a turmoil on purpose. */
export const guide: Guide = {
  game: 'root',
  seat: 0,
  settings: { factions: ['eyrie', 'marquise'], seating: 'listed' },
  script: readScript(`
    ~ draw smugglers-trail
    ~ draw arms-trader
    ~ draw mouse-in-a-sack
    ~ draw foxfolk-steel
    ~ draw investments
    ~ draw a-visit-to-friends

    * intro | 7.1 3.1 | board
    1 keep c1
    1 build sawmill c5
    1 build workshop c10
    1 build recruiter c9
    0 nest c3

    * nest | 7.3.2 7.2.2 | c3

    ? leader | 7.3.3 7.3.4 7.8.4
    > leader despot

    * decree | 7.5.2 7.4.2 | tray

    ? tuck1 | 7.4.2 | tray
    > tuck smugglers-trail recruit
    > tuck arms-trader move
    0 end
    0 resolve rabbit
    0 recruit-at c3
    0 resolve bird

    ? move1 | 7.5.2.II 4.2.1 | c7
    > move c3 c7
    > count 4
    0 resolve bird

    ? move2 | 7.5.2.II 7.2.2 | c11
    > move c3 c11
    > count 2
    0 resolve bird

    ? build1 | 7.5.2.IV | c7
    > build roost c7
    0 end

    * score1 | 7.6.1 | seats
    ~ draw root-tea-fox
    1 craft a-visit-to-friends
    1 build sawmill c5
    1 wood c5
    1 recruit
    1 march
    1 move c12 c11
    1 count 1
    1 move c7 c8
    1 count 1
    1 end
    ~ draw cobbler

    * cats | 2.8 7.2.2 | c11

    ? tuck2 | 7.4.2 | tray
    > tuck mouse-in-a-sack battle
    > pass

    ? craft | 7.5.1 7.2.3 | tray
    > craft root-tea-fox
    0 end
    0 resolve rabbit
    0 recruit-at c3
    0 resolve bird

    ? move3 | 7.5.2.II | c11
    > move c3 c11
    > count 1
    0 resolve bird

    ? move4 | 7.5.2.II | c12
    > move c7 c12
    > count 2
    0 resolve mouse

    ? battle | 4.3 4.3.2 7.5.2.III | c11
    > battle c11 marquise
    1 pass
    ~ dice 2 1
    1 pass
    0 resolve bird

    ? build2 | 7.5.2.IV 7.2.2 | c11
    > build roost c11
    0 end
    ~ draw tax-collector
    ~ draw stand-and-deliver

    * score2 | 7.6.1 | seats
    1 build workshop c9
    1 wood c5
    1 recruit
    1 end
    ~ draw birdy-bindle

    ? tuck3 | 7.4.2 7.5.2-R1 | tray
    > tuck tax-collector recruit
    > pass
    0 end
    0 resolve rabbit
    0 recruit-at c3

    * turmoil | 7.7 7.7.1 7.7.2 | tray

    ? depose | 7.7.3 7.8 | tray
    > leader commander
    ~ draw royal-claim
    ~ draw cobbler-2

    * close | 7.6.1 7.7 | seats
  `),
};

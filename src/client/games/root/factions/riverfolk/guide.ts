import type { Guide } from '../../../../learn/guide.ts';
import { readScript } from '../../../../learn/script.ts';

/** The Riverfolk Company beside the Marquise: prices, services, funds, trade posts and dividends. */
export const guide: Guide = {
  game: 'root',
  seat: 1,
  settings: { factions: ['marquise', 'riverfolk'], seating: 'listed' },
  script: readScript(`
    ~ draw foxfolk-steel
    ~ draw cobbler
    ~ draw investments
    ~ draw mouse-in-a-sack
    ~ draw a-visit-to-friends
    ~ draw anvil

    * intro | 11.1 11.2.4 | board
    0 keep c1
    0 build sawmill c1
    0 build workshop c10
    0 build recruiter c5

    ? place | 11.3.2 11.2.2 | c5 c10 c11
    > place c11
    > place c11
    > place c10
    > place c5

    ? prices | 11.3.5 11.2.7 11.2.3 | tray
    > price hand-card 3
    > price riverboats 2
    > price mercenaries 3
    0 buy-card a-visit-to-friends
    0 craft a-visit-to-friends
    0 build sawmill c5
    0 wood c1
    0 recruit
    0 end
    ~ draw tax-collector

    * sold | 11.2.6 11.2.6.I 11.4.3 | tray

    ? post | 11.5.6 11.5.6.II 11.5.6.III | c10
    > trade-post c10

    ? draw | 11.5.4 11.5 | tray
    > draw
    1 fund riverfolk
    ~ draw travel-gear-mouse

    ? craft | 11.5.3 11.2.1 | tray
    > craft travel-gear-mouse
    1 fund riverfolk

    ? save | 11.4.2 11.5 | tray
    > end

    ? cheaper | 11.6.2 11.2.6.II | tray
    > price hand-card 2
    > price mercenaries 2
    1 end
    0 buy-card mouse-in-a-sack
    0 buy-riverboats
    0 march
    0 move c5 c10
    0 count 1
    0 move c12 c7
    0 count 1
    0 recruit
    0 end
    ~ draw scouting-party
    0 discard cobbler

    * dividends | 11.4.2 11.4.3 11.2.6.II | tray

    ? post2 | 11.5.6.I 11.5.6.III | c7
    > trade-post c7

    ? post3 | 11.5.6 | c8
    > trade-post c8

    ? anvil | 11.5.3 | tray
    > craft anvil
    1 fund riverfolk

    ? draw2 | 11.5.4 | tray
    > draw
    1 fund riverfolk
    ~ draw root-tea-mouse

    ? swim | 11.2.2 11.5.1 | c7 c11
    > move c11 c7
    1 fund marquise
    1 count 1

    ? draw3 | 11.5.4 11.2.3 | tray
    > draw
    1 fund riverfolk
    ~ draw ambush-mouse

    ? end | 11.5 11.6.1 | prompt
    > end

    ? dearer | 11.6.2 | tray
    > price riverboats 1
    > end

    * close | 11.2.5.I 11.4.2 | seats
  `),
};

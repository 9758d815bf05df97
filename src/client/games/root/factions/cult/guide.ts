import type { Guide } from '../../../../learn/guide.ts';
import { readScript } from '../../../../learn/script.ts';

/** The Lizard Cult against the Marquise: rituals, Lost Souls and the outcast, acolytes and all three conspiracies. */
export const guide: Guide = {
  game: 'root',
  seat: 0,
  settings: { factions: ['cult', 'marquise'], seating: 'listed' },
  script: readScript(`
    ~ draw mouse-in-a-sack
    ~ draw birdy-bindle
    ~ draw anvil
    ~ draw foxfolk-steel
    ~ draw cobbler
    ~ draw investments

    * intro | 10.1 3.1 | board
    1 keep c1
    1 build sawmill c1
    1 build workshop c10
    1 build recruiter c5

    ? garden | 10.3.2 10.2.4 | c3
    > first-garden c3

    ? outcast | 10.3.3 10.4.1 | tray
    > outcast mouse

    * hated | 10.4.1 10.4.3 | tray

    ? recruit | 10.5 10.5.2 | c11
    > reveal mouse-in-a-sack
    > recruit-at c11

    ? recruit2 | 10.5.2 10.2.2 | c6
    > reveal anvil
    > recruit-at c6

    ? sacrifice | 10.5.4 10.2.2 | tray
    > reveal birdy-bindle
    > sacrifice
    0 end

    * evening | 10.6.1 10.6.2 10.2.1 | tray
    0 end
    ~ draw scouting-party
    1 march
    1 move c12 c11
    1 count 1
    1 move c10 c12
    1 count 1
    1 build sawmill c2
    1 wood c1
    1 battle c11 cult
    0 pass
    ~ dice 2 1
    1 save investments
    1 end
    ~ draw tax-collector

    * revenge | 10.2.3 10.2.6 10.4.1 | tray

    ? sanctify | 10.4.3.III 10.4.3 | c2
    > sanctify c2 sawmill

    ? convert | 10.4.3.II | c11
    > convert c11 cat
    1 pass

    ? build | 10.5.1 10.2.4 | c6
    > reveal anvil
    > build garden c6

    ? recruit3 | 10.5.2 | c11 c7
    > reveal mouse-in-a-sack
    > recruit-at c11
    > reveal scouting-party
    > recruit-at c7

    ? sacrifice2 | 10.5.4 | tray
    > reveal birdy-bindle
    > sacrifice
    0 end

    ? craft | 10.6.2 10.2.1 | tray
    > craft mouse-in-a-sack
    0 end
    ~ draw root-tea-mouse
    1 overwork c1
    1 spend foxfolk-steel
    1 overwork c1
    1 spend tax-collector
    1 battle c7 cult
    0 pass
    ~ dice 1 0
    1 end
    ~ draw codebreakers

    * change | 10.4.1 10.4.2 | tray

    ? crusade | 10.4.3.I 4.3.2 | c6
    > battle c6 marquise
    1 pass
    ~ dice 1 0
    1 pass

    ? build2 | 10.5.1 10.6.3 | c11
    > reveal scouting-party
    > build garden c11

    ? score | 10.5.3 | tray
    > reveal root-tea-mouse
    > score

    ? last | 10.5.2 10.5.4 | c6
    > reveal anvil
    > recruit-at c6
    > reveal birdy-bindle
    > sacrifice
    0 end

    ? craft2 | 10.6.2 | tray
    > craft anvil
    0 end
    ~ draw ambush-fox
    ~ draw armorers

    * close | 10.2.5 10.5.3 | seats
  `),
};

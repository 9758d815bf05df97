import type { Guide } from '../../../../learn/guide.ts';
import { readScript } from '../../../../learn/script.ts';

/** The Underground Duchy against the Marquise: Assembly, Sway, the Price of Failure, a tunnel, Parliament. */
export const guide: Guide = {
  game: 'root',
  seat: 0,
  settings: { factions: ['duchy', 'marquise'], seating: 'listed' },
  script: readScript(`
    ~ draw mouse-in-a-sack
    ~ draw bake-sale
    ~ draw foxfolk-steel
    ~ draw anvil
    ~ draw cobbler
    ~ draw investments

    * intro | 17.1 3.1 | board
    1 keep c1
    1 build sawmill c1
    1 build workshop c10
    1 build recruiter c5

    ? surface | 17.3.3 17.2.4 | c3
    > surface c3

    * burrow | 17.2.2 17.4 | burrow

    ? market | 17.5.1.I 17.5.1 | c11
    > build market c11
    > present mouse-in-a-sack

    ? recruit | 17.5.1.II | burrow
    > recruit-below

    ? captain | 17.5.3 17.5.3.II 17.5.3.III | tray
    > sway captain
    > present foxfolk-steel
    > present bake-sale

    * returned | 17.6.1 17.2.1 | tray

    ? craft | 17.6.2 4.1 | tray
    > craft mouse-in-a-sack

    ? draw | 17.6.3 | prompt
    > end
    ~ draw travel-gear-fox
    ~ draw root-tea-mouse
    1 march
    1 move c12 c11
    1 count 1
    1 move c10 c12
    1 count 1
    1 battle c11 duchy
    0 pass
    ~ dice 1 0
    1 battle c11 duchy
    0 pass
    ~ dice 2 0
    ~ lose foxfolk-steel
    1 end
    ~ draw tax-collector

    * price | 17.2.3 17.5.3.I | tray

    ? dig | 17.5.1.V 17.2.4 | c11
    > dig c11
    > spend root-tea-mouse
    > count 3

    ? battle | 17.5.1.IV 4.3.2 | c11
    > battle c11 marquise
    1 pass
    ~ dice 2 1
    1 pass

    ? foremole | 17.5.3.I 17.5.3.II | tray
    > sway foremole
    > present travel-gear-fox
    > present bake-sale
    0 end
    ~ draw birdy-bindle
    1 build sawmill c5
    1 wood c1
    1 recruit
    1 end
    ~ draw scouting-party

    * parliament | 17.5 17.5.2 | tray

    ? citadel | 17.5.1.I 17.4 | c6
    > build citadel c6
    > present travel-gear-fox

    ? recruit2 | 17.5.1.II | burrow
    > recruit-below

    ? minister | 17.5.2.I 17.5.2 | c11
    > minister foremole
    > build market c11
    > present birdy-bindle
    0 end
    0 end

    * bird | 17.6.1 17.6.3 | tray
    ~ draw codebreakers
    ~ draw root-tea-rabbit
    1 recruit
    1 march
    1 move c1 c10
    1 count 1
    1 move c12 c10
    1 count 1
    1 end
    ~ draw scouting-party-2
    1 discard cobbler

    ? rise | 17.2.2 17.5.1.III | burrow c11
    > move burrow c11
    > count 4

    ? citadel2 | 17.5.1.I 17.4 | c3
    > build citadel c3
    > present root-tea-rabbit
    0 end

    ? mayor | 17.5.3.II 17.5.3.III 17.5.2.VI | tray
    > sway mayor
    > present travel-gear-fox
    > present bake-sale
    > present codebreakers

    ? craft2 | 17.6.2 | tray
    > craft root-tea-rabbit
    > craft travel-gear-fox

    ? end | 17.6.3 | prompt
    > end
    ~ draw ambush-fox
    ~ draw favor-of-the-mice

    * close | 17.2.3 17.5.2.VII 17.5.2.VIII 17.5.2.IX | seats
  `),
};

import type { Guide } from '../../../../learn/guide.ts';
import { readScript } from '../../../../learn/script.ts';

/** The Woodland Alliance against the Marquise: sympathy, outrage, two revolts, officers. */
export const guide: Guide = {
  game: 'root',
  seat: 0,
  settings: { factions: ['alliance', 'marquise'], seating: 'listed' },
  script: readScript(`
    ~ draw cobbler
    ~ draw a-visit-to-friends
    ~ draw mouse-in-a-sack
    ~ draw foxfolk-steel
    ~ draw anvil
    ~ draw investments

    * intro | 8.1 3.1 | board
    1 keep c1
    1 build sawmill c5
    1 build workshop c10
    1 build recruiter c9
    ~ draw smugglers-trail
    ~ draw travel-gear-fox
    ~ draw scouting-party

    * supporters | 8.2.3 8.3.4 | tray
    0 pass

    ? spread1 | 8.4.2 8.4.2.II | c10
    > spread c10
    0 supporter smugglers-trail

    ? spread2 | 8.4.2.I 8.4.2.III | c12
    > spread c12
    0 supporter travel-gear-fox

    ? save | 8.4.1 | tray
    > pass

    ? craft | 8.5.1 8.2.1 | tray
    > craft a-visit-to-friends

    ? mobilize | 8.5.2 | tray
    > mobilize cobbler

    ? end1 | 8.6 8.6.2
    > end
    ~ draw bake-sale
    1 build sawmill c5
    1 wood c5
    1 recruit
    1 march
    1 move c12 c10
    1 count 1
    ~ draw better-burrow-bank
    1 pass
    1 end
    ~ draw birdy-bindle

    * outrage | 8.2.6 8.2.5.II | c10

    ? revolt | 8.4.1 8.4.1.III | c10
    > revolt c10
    0 supporter cobbler
    0 supporter better-burrow-bank
    1 pass

    * base | 8.4.1.III 8.2.4 8.2.2 | c10
    0 pass

    ? spread3 | 8.4.2 8.4.2.II.a | c9
    > spread c9
    0 supporter scouting-party
    0 pass

    ? train | 8.5.3 | tray
    > train bake-sale
    0 end

    ? recruit | 8.6.1 8.6.1.III | c10
    > recruit-at c10

    ? move | 8.6.1.I 4.2.1 | c2
    > move c10 c2
    > count 1
    ~ draw sword
    ~ draw protection-racket
    1 march
    1 move c9 c12
    1 count 2
    1 appease anvil
    1 move c12 c10
    1 count 2
    1 appease birdy-bindle
    1 battle c10 alliance

    * guerrilla | 8.2.2 4.3.2 | c10
    0 pass
    ~ dice 2 0
    1 pass
    1 recruit
    1 end
    ~ draw root-tea-mouse

    ? revolt2 | 8.4.1 2.1.1 | c12
    > revolt c12
    0 supporter anvil
    0 supporter birdy-bindle
    0 pass
    0 pass

    ? day3 | 8.5.1 8.5.3 | tray
    > craft mouse-in-a-sack
    > train protection-racket
    0 end

    ? organize | 8.6.1.IV | c2
    > organize c2

    ? guard | 8.6.1.III 8.2.4 | c10
    > recruit-at c10

    ? battle | 8.6.1.II 4.3.2.I | c10
    > battle c10 marquise
    1 pass
    ~ dice 1 0
    1 pass

    ? guard2 | 8.6.1.III | c12
    > recruit-at c12
    ~ draw favor-of-the-mice
    ~ draw codebreakers
    ~ draw cobbler-2

    * close | 8.4.2.III 8.4.1 | seats
  `),
};

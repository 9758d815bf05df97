import type { Guide } from '../../../../learn/guide.ts';
import { readScript } from '../../../../learn/script.ts';

/** The Corvid Conspiracy against the Marquise: plots of all four kinds, flips, Trick, Exert and two guesses of Exposure. */
export const guide: Guide = {
  game: 'root',
  seat: 0,
  settings: { factions: ['corvids', 'marquise'], seating: 'listed' },
  script: readScript(`
    ~ draw anvil
    ~ draw bake-sale
    ~ draw root-tea-mouse
    ~ draw foxfolk-steel
    ~ draw cobbler
    ~ draw investments

    * intro | 18.1 3.1 | board
    1 keep c1
    1 build sawmill c1
    1 build workshop c10
    1 build recruiter c5

    ? scatter | 18.3.2 | c10 c11 c12
    > scatter c12
    > scatter c10
    > scatter c11
    0 end

    ? recruit | 18.4.3 | board
    > recruit-suit mouse
    0 spend root-tea-mouse

    ? plot | 18.5.2 18.2.2.I | c11
    > plot c11
    > hide extortion

    ? move | 18.2.3 18.5.1 | c12
    > move c9 c12
    0 count 1
    > move c7 c12
    0 count 1
    0 end

    ? exert | 18.6.1 | prompt
    > exert

    ? bomb | 18.5.2 18.2.2.II | c12
    > plot c12
    > hide bomb
    1 expose c11 bomb
    1 show investments

    * wrong | 18.2.4 18.8 | tray
    1 pass
    1 march
    1 move c9 c12
    1 count 1
    1 move c4 c12
    1 count 1
    1 build sawmill c12
    1 wood c1
    1 battle c12 corvids
    0 pass
    ~ dice 0 0

    * agents | 18.2.5 4.3.2 | c12
    1 pass
    1 end
    ~ draw tax-collector

    ? craft | 18.4.1 18.2.1 | tray
    > craft anvil
    0 end

    ? extortion | 18.4.2 18.7.3 | c11
    > flip c11
    ~ steal foxfolk-steel

    ? explode | 18.7.1 18.4.2 | c12
    > flip c12
    1 pass

    * points | 18.4.2 18.7.1 3.2.1 | seats

    ? recruit2 | 18.4.3 | board
    > recruit-suit rabbit
    0 spend bake-sale

    ? snare | 18.5.2 18.7.2 | c12
    > move c4 c12
    0 count 1
    > plot c12
    > hide snare

    ? raid | 18.7.4 18.5.2 | c10
    > plot c10
    > hide raid
    0 end

    ? draw | 18.6.2 18.7.3 | prompt
    > pass
    ~ draw codebreakers
    ~ draw travel-gear-fox
    1 pass
    1 recruit
    1 march
    1 move c6 c11
    1 count 1
    1 move c7 c12
    1 count 1
    1 battle c10 corvids
    0 pass
    ~ dice 0 0
    1 first raid c10

    * raided | 18.7.4 18.2.5 | c2 c12
    1 pass
    1 end
    ~ draw scouting-party

    ? craft2 | 18.4.1 | tray
    > craft codebreakers
    0 end

    ? flip2 | 18.4.2 18.7.2 | c12
    > flip c12

    ? recruit3 | 18.4.3 | board
    > recruit-suit mouse
    0 spend investments

    ? bomb2 | 18.5.2 | c2
    > plot c2
    > hide bomb

    ? trick | 18.5.4 18.7.2 | c11 c12
    > trick c11 c12

    ? battle | 18.5.3 4.3.2 | c12
    > battle c12 marquise
    1 pass
    ~ dice 1 0
    1 pass
    0 end

    ? draw2 | 18.6.2 | prompt
    > pass
    ~ draw birdy-bindle
    ~ draw armorers
    1 expose c2 bomb
    1 show scouting-party

    * exposed | 18.2.4 18.8 | c2

    * close | 18.4.2 18.7 | seats
  `),
};

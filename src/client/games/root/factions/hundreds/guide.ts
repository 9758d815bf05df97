import type { Guide } from '../../../../learn/guide.ts';
import { readScript } from '../../../../learn/script.ts';

/** The Lord of the Hundreds against the Marquise: hoard, Command, Advance, mobs, Raze, Anoint, moods and Oppress. */
export const guide: Guide = {
  game: 'root',
  seat: 0,
  settings: { factions: ['hundreds', 'marquise'], seating: 'listed' },
  script: readScript(`
    ~ draw mouse-in-a-sack
    ~ draw a-visit-to-friends
    ~ draw foxfolk-steel
    ~ draw anvil
    ~ draw cobbler
    ~ draw investments

    * intro | 12.1 12.6.2 | board
    1 keep c1
    1 build sawmill c1
    1 build workshop c10
    1 build recruiter c5

    ? lair | 12.3.2 12.2.2 | c3
    > lair c3

    * recruits | 12.4.2 12.2.4 | c3

    ? mood | 12.4.4 12.7.8 | tray
    > mood wrathful

    ? craft | 12.5.1 12.2.3 12.2.4 | tray
    > craft a-visit-to-friends
    > hoard
    0 end

    ? move | 12.5.2 12.5.2.I | c6
    > move c3 c6
    > count 2

    ? battle | 12.5.2.II 4.3.2 | c6
    > battle c6 marquise
    1 pass
    ~ dice 1 0
    1 pass

    ? advance | 12.5.3 12.7.8 | c11
    > move c3 c11
    > with-warlord 1
    > battle c11 marquise
    1 pass
    ~ dice 1 1
    0 lose rat
    1 pass
    0 end

    ? incite | 12.6.1 | c6 c11
    > incite c11
    0 spend mouse-in-a-sack
    > incite c6
    0 spend foxfolk-steel
    0 pass

    * oppress | 12.6.2 12.6.3 | c3 c6 c11
    ~ draw travel-gear-fox
    1 march
    1 move c12 c11
    1 count 1
    1 move c10 c12
    1 count 1
    1 battle c11 hundreds
    0 pass
    ~ dice 1 0
    1 build sawmill c11
    1 wood c1
    1 end
    ~ draw tax-collector

    * fallen | 12.2.2 12.4.1 | c11

    ? raze | 12.4.1 | c11
    > raze c11
    ~ ruin sword
    > raze c6
    ~ ruin bag
    ~ mob fox
    0 mob c12

    * spread | 12.4.1 12.2.4.II 12.4.2 | c12 tray

    ? anoint | 12.4.3 | c3
    > anoint c3

    ? mood2 | 12.4.4 12.7.6 | tray
    > mood rowdy

    ? spurn | 12.2.3 | tray
    > craft travel-gear-fox
    > spurn
    0 end

    ? command2 | 12.5.2 | c7
    > move c3 c7
    > count 1
    > battle c7 marquise
    1 pass
    ~ dice 1 0
    1 pass

    ? advance2 | 12.5.3 | c11
    > move c3 c11
    > with-warlord 2
    > battle c11 marquise
    1 pass
    ~ dice 1 0
    1 pass

    ? advance3 | 12.5.3 12.2.4.II | c12
    > move c11 c12
    > with-warlord 1
    > battle c12 marquise
    1 pass
    ~ dice 2 0
    1 pass
    0 end
    0 pass
    ~ draw codebreakers
    ~ draw ambush-fox

    * close | 12.6.2 12.4.1 | seats
  `),
};

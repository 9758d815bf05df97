import type { Guide } from '../../../../learn/guide.ts';
import { readScript } from '../../../../learn/script.ts';

/** The Vagabond beside the Marquise: ruins, aid, a quest, a hit taken and mended. */
export const guide: Guide = {
  game: 'root',
  seat: 1,
  settings: { factions: ['marquise', 'vagabond'], seating: 'listed' },
  script: readScript(`
    ~ draw travel-gear-mouse
    ~ draw foxfolk-steel
    ~ draw investments
    ~ draw a-visit-to-friends
    ~ draw anvil
    ~ draw codebreakers

    * intro | 9.1 9.2.2 | board
    0 keep c1
    0 build sawmill c5
    0 build workshop c10
    0 build recruiter c9

    ? character | 9.3.1 9.2.5 | prompt
    > character thief

    ? camp | 9.3.2 2.4 | f2
    > camp f2
    ~ quest logistics-help-mouse
    ~ quest errand-rabbit
    ~ quest expel-bandits-rabbit

    * satchel | 9.2.5 9.2.5.I 9.3.3 | tray
    0 craft travel-gear-mouse
    0 build sawmill c5
    0 wood c5
    0 recruit
    0 end
    ~ draw cobbler

    * craftsman | 4.1 3.2.2 | seats

    ? slip1 | 9.4.2 | c10
    > slip c10

    ? explore | 9.5.3 9.3.4 | c10
    > explore
    ~ ruin bag

    ? aid | 9.5.4 9.2.9.I | tray
    > aid marquise
    > give a-visit-to-friends
    > exhaust sword
    > claim boot

    ? move | 9.5.1 9.2.3 | c2
    > go c2

    ? quest | 9.5.5 | tray
    > quest logistics-help-mouse
    > reward points
    ~ quest guard-duty-mouse

    ? end1 | 9.6 9.6.2 | prompt
    > end
    ~ draw birdy-bindle
    0 battle c2 vagabond
    1 pass
    ~ dice 1 0

    * hit | 9.2.4 9.2.7 | tray

    ? damage | 9.2.7 | tray
    > damage sword exhausted
    0 build recruiter c9
    0 wood c5
    0 recruit
    0 end
    ~ draw scouting-party

    * refresh | 9.4.1 9.2.5.I | tray

    ? slip2 | 9.4.2 | c6
    > slip c6

    ? explore2 | 9.5.3 | c6
    > explore
    ~ ruin hammer

    ? craft | 9.5.8 9.2.1 | tray
    > craft anvil

    ? repair | 9.5.7 | tray
    > repair sword fresh

    ? road | 9.5.1 9.6.1 | c11
    > go c11

    ? end2 | 9.6 9.6.4 | prompt
    > end
    ~ draw sword

    * close | 9.2.9.I 9.5.5 9.2.9.III.a | seats
  `),
};

import type { FactionRules } from '../faction.ts';
import { RELIC, WAYSTATION } from '../../components/pieces.ts';
import { fighters, hitsOn, STANDARD, hitCapacity } from '../standard.ts';
import { eachFace, relicLike } from './relics.ts';
import { RELIC_FACES, STATIONS, TROPHY } from './state.ts';
import { strikeOff } from './stations.ts';
import { keepersVerbs } from './verbs.ts';

/** The code of a waystation among what they chose to lose; a relic's is its face. */
const STATION = RELIC_FACES.length;

/** §4.3.3: the Keepers say which relic and which waystation goes. */
export const LOSSES: Pick<FactionRules, 'losses' | 'lossCode' | 'applyLosses'> = {
  losses(s, b, f, doom, ask) {
    if (doom.length >= hitsOn(b, f) - fighters(s, b, f) || hitCapacity(s, b, f) <= hitsOn(b, f)) return;
    eachFace(s, b.clearing, (face, count) => {
      if (count > doom.filter((code) => code === face).length) ask.offer(keepersVerbs.loseRelic(face));
    });
    for (let station = 0; station < STATIONS.length; station++)
      if (s.keepers.station[station] === b.clearing && !doom.includes(STATION + station))
        ask.offer(keepersVerbs.loseWaystation(station));
  },
  lossCode: (o) => (o.verb === 'lose-relic' ? o.relic : o.verb === 'lose-waystation' ? STATION + o.station : -1),
  applyLosses(s, b, f, doom, r, out) {
    const lost = doom.map((code) => {
      if (code >= STATION) {
        strikeOff(s, code - STATION, out);
        return WAYSTATION;
      }
      s.keepers.place[relicLike(s, b.clearing, code)] = TROPHY;
      return RELIC;
    });
    STANDARD.applyLosses(s, b, f, lost, r, out);
  },
};

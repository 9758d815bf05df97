import type { Scythia } from '../../games/scythia/types.ts';
import { componentsOf } from '../../games/scythia/components/components.ts';
import type { ScythiaGame } from '../../games/scythia/index.ts';
import { crewSize, handSize, has, isSolo, questsLeft, questsOf, spotsLeft } from '../../games/scythia/rules/queries.ts';
import { RAIDED, AVAILABLE } from '../../games/scythia/components/piles.ts';
import type { ScythiaState } from '../../games/scythia/state.ts';
import { FIRST_PLUNDER, KUMIS, PLUNDER, PROVISIONS, SILVER } from '../../games/scythia/words.ts';
import type { Figures } from '../figures.ts';
import { raidCrewValues } from './raid-crew-value.ts';

/** §S-11.1: this number of raid spots or quests left triggers the end. */
const ENDING = 2;

/** The figures of Scythia, by place in the list of names. */
const [POINTS, RIVAL, SILVERS, FOOD, DRINK, LOOT, CREW, STRENGTH, CARDS, QUESTS] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;

function rivalPoints(s: ScythiaState, seat: number): number {
  let most = isSolo(s) ? s.chiefScore : 0;
  for (let other = 0; other < s.settings.seats; other++) if (other !== seat) most = Math.max(most, s.score[other]!);
  return most;
}

/** How many raid spots were there at the start. */
const spotsInPlay = (s: ScythiaState): number =>
  s.spots.reduce((sum, spot) => sum + (spot === AVAILABLE || spot === RAIDED ? 1 : 0), 0);

/** Raiders of Scythia in figures: points and the best rival's, goods, plunder, crew and its strength, hand, quests. */
export function scythiaFigures(game: ScythiaGame): Figures<Scythia> {
  const crewValue = raidCrewValues(componentsOf(game.components));
  return {
    names: ['points', 'rival', 'silver', 'provisions', 'kumis', 'plunder', 'crew', 'strength', 'cards', 'quests'],
    weights: [1, -0.5, 0.35, 0.4, 0.35, 1, 0.8, 0.4, 0.4, 2],
    read(s, seat, into) {
      into[POINTS] = s.score[seat]!;
      into[RIVAL] = rivalPoints(s, seat);
      into[SILVERS] = has(s, seat, SILVER);
      into[FOOD] = has(s, seat, PROVISIONS);
      into[DRINK] = has(s, seat, KUMIS);
      let plunder = 0;
      for (let p = 0; p < PLUNDER.length; p++) plunder += has(s, seat, FIRST_PLUNDER + p);
      into[LOOT] = plunder;
      into[CREW] = crewSize(s, seat);
      into[STRENGTH] = crewValue(s, seat).strength[0]!;
      into[CARDS] = handSize(s, seat);
      into[QUESTS] = questsOf(s, seat);
    },
    progress(s) {
      const { turnCap, seats } = s.settings;
      if (s.lastTurns >= 0) return 1;
      const spots = spotsInPlay(s);
      const quests = s.places.length;
      const left = Math.min(
        spots > ENDING ? (spotsLeft(s) - ENDING) / (spots - ENDING) : 1,
        quests > ENDING ? (questsLeft(s) - ENDING) / (quests - ENDING) : 1,
      );
      const capped = turnCap > 0 ? 1 - s.turns / (seats * turnCap) : 1;
      return Math.min(1, Math.max(0, 1 - Math.min(left, capped)));
    },
  };
}

import { LANDMARKS } from '../../../../games/root/rules/21-landmarks/landmark.ts';
import type { LandmarkEvent } from '../../../../games/root/rules/21-landmarks/events.ts';
import type { landmarkVerbs } from '../../../../games/root/rules/21-landmarks/verbs.ts';
import { PIECES } from '../../../../games/root/components/pieces.ts';
import { SUITS } from '../../../../games/root/words.ts';
import type { RolesOf } from './roles.ts';
import type { Lines, LogNames } from './log-names.ts';

/** Roles of the words after each verb of landmarks. */
export const LANDMARK_ROLES: RolesOf<typeof landmarkVerbs> = {
  landmark: ['landmark'],
  exchange: ['number'],
  lay: ['card'],
  slot: ['slot'],
  printed: ['ofSuit'],
};

/** Log lines of landmarks. */
export function landmarkLines(logNames: LogNames): Lines<LandmarkEvent> {
  const { say, names, who, card, clearing } = logNames;
  const landmark = (n: number): string => names.terms.name(`root.landmark.${LANDMARKS[n]!}`);
  return {
    'landmark-dealt': (e) => say.rich('root.log.landmarkDealt', { landmark: landmark(e.landmark) }),
    landmark: (e) => say.rich('root.log.landmark', { landmark: landmark(e.landmark), clearing: clearing(e.clearing) }),
    'market-dealt': (e) => say.rich('root.log.marketDealt', { at: e.at + 1 }),
    'market-laid': (e) =>
      e.card === undefined
        ? say.rich('root.log.marketLaid', { faction: who(e.faction), at: e.at + 1 })
        : say.rich('root.log.marketLaidCard', { faction: who(e.faction), card: card(e.card), at: e.at + 1 }),
    'market-taken': (e) =>
      e.card === undefined
        ? say.rich('root.log.marketTaken', { faction: who(e.faction), at: e.at + 1 })
        : say.rich('root.log.marketTakenCard', { faction: who(e.faction), card: card(e.card), at: e.at + 1 }),
    housed: (e) => say.rich('root.log.housed', { piece: names.piece(PIECES[e.piece]!) }),
    printed: (e) =>
      say.rich('root.log.printed', { piece: names.piece(PIECES[e.piece]!), suit: names.suit(SUITS[e.suit]!) }),
  };
}

import { offersAny, offerUnless } from '../../../../kernel/index.ts';
import { isEnemyPiece } from '../02-key-terms/mercenaries.ts';
import { parties, seatBit } from '../02-key-terms/players.ts';
import { pieces } from '../02-key-terms/rule.ts';
import { orderer } from '../04-key-actions/move.ts';
import { removal, takeOff, triggers } from '../04-key-actions/removal.ts';
import type { Collector, RootOption, Section } from '../../types.ts';
import { IS_WARRIOR, OWNER, type Piece, piece, PIECES_OF, WARLORD } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT, type Clearing, type Faction, hireling } from '../../words.ts';
import { isSheltered } from './immunity.ts';
import { standsAt } from './march.ts';
import { listSites, playerPlaces, seatPlaces } from './place.ts';
import type { HirelingRules } from './rules.ts';
import { hirelingVerbs } from './verbs.ts';
import type { BearersFrame } from './frames.ts';

const BEARER = piece('bearer');
const PARTY = hireling('flame-bearers');
const NEW_BEARERS = 2;

const WARRIORS_FIRST = refusal('14.3.3', 'warriors-first');

/** True while a warrior of its owner shields cardboard; the warlord cannot be burnt and shields nothing. */
const shielded = (s: RootState, p: Piece, c: Clearing): boolean =>
  !IS_WARRIOR[p] && PIECES_OF[OWNER[p]!]!.some((w) => IS_WARRIOR[w] && w !== WARLORD && pieces(s, w, c) > 0);

/** One enemy piece for each Bearer, warriors of a player before that player's other pieces. */
function listBurns(s: RootState, f: BearersFrame, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (f.due[c] === 0) continue;
    for (const other of parties(s)) {
      if (isSheltered(s, other, c)) continue;
      for (const p of PIECES_OF[other]!)
        if (p !== WARLORD && pieces(s, p, c) > 0 && isEnemyPiece(s, PARTY, p))
          offerUnless(ask, hirelingVerbs.burn(c, p), shielded(s, p, c) ? WARRIORS_FIRST : undefined);
    }
  }
}

const near = (s: RootState, f: Faction) => playerPlaces(s, f, BEARER, 'near');

export const bearersProcedure: Section<BearersFrame> = {
  count: {
    kind: 'rule',
    run(s, f) {
      f.due = Array.from({ length: CLEARING_COUNT }, (_, c) => pieces(s, BEARER, c));
      return 'burn';
    },
  },
  burn: {
    kind: 'choice',
    window: 'flame-bearers',
    law: '14.3.3',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => listBurns(s, f, ask),
    none: () => 'spread',
    take(s, f, o, _seat, out) {
      if (o.verb !== 'burn') return 'burn';
      f.due[o.clearing]!--;
      const r = removal(PARTY);
      takeOff(s, r, o.piece, o.clearing, 1, out);
      return { calls: triggers(s, r, out), by: orderer(s), law: '1.1.3', then: 'burn' };
    },
  },
  // Then one more at or beside a Bearer, or two anywhere when that cannot be.
  spread: {
    kind: 'rule',
    run(s, f) {
      const able = offersAny<RootOption>((ask) => listSites(s, near(s, f.faction), ask));
      const call = able ? near(s, f.faction) : playerPlaces(s, f.faction, BEARER, 'any', { times: NEW_BEARERS });
      return { call, then: 'done' };
    },
  },
};

/** Flame Bearers. */
export const flameBearers: HirelingRules = {
  setup: (s, seat) => seatPlaces(s, seat, BEARER, 'any', { times: NEW_BEARERS }),
  hired: (s, f) => (standsAt(s, BEARER) < 0 ? playerPlaces(s, f, BEARER, 'any', { times: NEW_BEARERS }) : undefined),
  birdsong: (_s, f) => ({ proc: 'bearers', step: 'count', got: 0, faction: f, due: [] }),
};

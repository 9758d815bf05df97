import { cardsIn, EditFieldBuilder } from '../../../kernel/index.ts';
import type { WildLaw } from '../../../law/index.ts';
import { solo } from '../rules/21-solo/solo.ts';
import { planning } from '../rules/04-planning/planning.ts';
import { componentsOf } from '../components/components.ts';
import { NOWHERE, SIX } from '../rules/00-board/geometry.ts';
import { activePile, added, IN_BOX, IN_DECK, IN_DISCARD, used } from '../components/piles.ts';
import { isPlaying, isSolo } from '../rules/queries.ts';
import type { RoundFrame, SoloFrame, TurnFrame } from '../frames.ts';
import { clone, type WildState } from '../state.ts';
import { FACTIONS, FACTORIES, MACHINES, TURNINGS } from '../words.ts';
import type { WildFields } from './cells.ts';
import { actedBefore, lay } from './counts.ts';

const MOST_ROUNDS = 99;
const MOST_POINTS = 12;

/** Moments of the editor that are no player's turn. */
const PLANNING = -1;
const OTHER = -2;

/** The moment that the editor shows: -1 planning, a player's number for a turn, -2 for any other moment. */
function momentOf(s: WildState): number {
  const top = s.stack[s.stack.length - 1];
  if (s.stack.length === 1 && top?.proc === 'solo' && top.step === 'choose') return PLANNING;
  if (s.stack.length !== 2 || top === undefined) return OTHER;
  if (top.proc === 'planning' && top.step === 'choose' && (top as { said?: unknown[] }).said?.length === 0)
    return PLANNING;
  return top.proc === 'turn' && top.step === 'act' ? (top as TurnFrame).player : OTHER;
}

/** §W-4.1, §W-6.2: moves the position to the planning or to a player's turn. */
function moveTo(s: WildState, moment: number): void {
  const base = isSolo(s) ? solo() : undefined;
  s.round = Math.max(1, s.round);
  s.ap = 0;
  s.turn = NOWHERE;
  if (moment === PLANNING) {
    const round: RoundFrame = { proc: 'round', step: 'begin', got: 0, player: NOWHERE, acted: 0 };
    s.stack = base ? [base] : [round, planning()];
    if (!base) putAwayDefenders(s);
    return;
  }
  const active = s.active[moment]!;
  s.turn = moment;
  s.ap = active === NOWHERE ? 0 : componentsOf(s).ap[active]!;
  const turn: TurnFrame = { proc: 'turn', step: 'act', got: 0, player: moment };
  const soloFrame: SoloFrame = { proc: 'solo', step: 'end', got: 0, player: moment };
  const round: RoundFrame = { proc: 'round', step: 'next', got: 0, player: moment, acted: actedBefore(s, moment) };
  s.stack = [base ? soloFrame : round, turn];
}

/** §W-3.2: before a round is planned nobody has an active defender. */
function putAwayDefenders(s: WildState): void {
  s.faction.forEach((_, player) => {
    for (const pile of [activePile(player), added(player)])
      for (const card of cardsIn(s.cards, pile)) lay(s, card, used(player));
    s.active[player] = NOWHERE;
  });
}

/** Round, moment, machine direction and machine cards. */
export function tableFields(s: WildState): WildFields {
  const fields = new EditFieldBuilder<WildState, WildLaw>(s, clone);
  const moment = momentOf(s);
  const moments = [
    ...(moment === OTHER ? [OTHER] : []),
    PLANNING,
    ...s.faction.flatMap((_, player) => (isPlaying(s, player) ? [player] : [])),
  ];
  const momentName = (each: number): string => {
    if (each === OTHER) return 'as-it-stands';
    return each === PLANNING ? 'planning' : `turn-of ${FACTIONS[s.faction[each]!]}`;
  };
  fields.oneOf({ name: 'moment', law: 'W-3.1' }, moments.indexOf(moment), moments.map(momentName), (t, choice) =>
    moveTo(t, moments[choice]!),
  );
  if (moment >= 0)
    fields.count({ name: 'action-points', law: 'W-6.2' }, s.ap, 0, MOST_POINTS, (t, by) => {
      t.ap += by;
    });
  fields.count({ name: 'round', law: 'W-3.1' }, s.round, 1, MOST_ROUNDS, (t, by) => {
    t.round += by;
  });
  fields.oneOf(
    { name: 'first', law: 'W-6.1' },
    s.first,
    s.faction.map((f) => `faction ${FACTIONS[f]}`),
    (t, first) => {
      t.first = first;
    },
  );
  fields.oneOf(
    { name: 'turning', law: 'W-17.1' },
    s.turning,
    TURNINGS.map((way) => `turning ${way}`),
    (t, turning) => {
      t.turning = turning;
    },
  );
  arrowFields(fields, s);
  machineFields(fields, s);
  return fields;
}

/** §G-7.1: the arrows of the tokens that can be seen. */
function arrowFields(fields: WildFields, s: WildState): void {
  const corners = Array.from({ length: SIX }, (_, k) => `corner ${k}`);
  FACTORIES.forEach((number, n) => {
    if (s.arrow[n] === NOWHERE) return;
    fields.oneOf({ name: `token ${number}`, under: 'arrows', law: 'G-7.1' }, s.arrow[n]!, corners, (t, corner) => {
      t.arrow[n] = corner;
    });
  });
}

/** §W-13.1, §W-2.14: each card still to come, resolved, or not played with. */
function machineFields(fields: WildFields, s: WildState): void {
  const places = [IN_DECK, IN_DISCARD, IN_BOX];
  MACHINES.forEach((machine, card) => {
    if (!places.includes(s.machines[card]!)) return;
    fields.oneOf(
      { name: `machine ${machine}`, under: 'machines', law: 'W-13.1' },
      places.indexOf(s.machines[card]!),
      ['machine-deck', 'machine-discard', 'machine-box'],
      (t, choice) => {
        t.machines[card] = places[choice]!;
      },
    );
  });
}

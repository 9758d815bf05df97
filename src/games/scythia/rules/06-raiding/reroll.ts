import type { Components } from '../../components/components.ts';
import type { RaidFrame } from '../../frames.ts';
import type { Collector, Sink, After } from '../../types.ts';
import { slotOf } from '../queries.ts';
import { refusal } from '../../refusals.ts';
import { NONE } from '../../components/piles.ts';
import type { ScythiaState } from '../../state.ts';
import { dieColour, rerollOp } from './strength.ts';
import { CREW_SLOTS } from '../../words.ts';

const DIE_COLOUR = refusal('E-3.2', 'die-colour');

/** True when an earlier die has the same colour and face: it cannot matter which of the two is rerolled. */
function isTwin(f: RaidFrame, at: number): boolean {
  for (let i = 0; i < at; i++)
    if (f.faces[i] === f.faces[at] && dieColour(f.dice[i]!) === dieColour(f.dice[at]!)) return true;
  return false;
}

/** §E-3.2: lists the dice that members, or only member `only`, may still reroll. True if there are any. */
export function listRerolls(
  c: Components,
  s: ScythiaState,
  f: RaidFrame,
  seat: number,
  ask: Collector,
  only = NONE,
): boolean {
  let any = false;
  for (let slot = 0; slot < CREW_SLOTS; slot++) {
    if (f.rerolls[slot] === 0 || (only !== NONE && slot !== only)) continue;
    const op = rerollOp(c, s.crew[slotOf(seat, slot)]!);
    if (!op || (only === NONE && isDouble(c, s, f, seat, slot, op.colours))) continue;
    for (let at = 0; at < f.dice.length; at++) {
      if (f.faces[at] === NONE || isTwin(f, at)) continue;
      const option = c.verbs.reroll(slot, f.dice[at]!);
      if ((op.colours & (1 << dieColour(f.dice[at]!))) !== 0) {
        any = true;
        ask.offer(option);
      } else if (ask.wantsRefusals) ask.refuse(option, DIE_COLOUR);
    }
  }
  return any;
}

/** True when a member before this one may reroll just as many dice of the same colours. */
function isDouble(c: Components, s: ScythiaState, f: RaidFrame, seat: number, slot: number, colours: number): boolean {
  for (let i = 0; i < slot; i++)
    if (f.rerolls[i] === f.rerolls[slot] && rerollOp(c, s.crew[slotOf(seat, i)]!)?.colours === colours) return true;
  return false;
}

/** Takes a die for a reroll. All dice that one member rerolls are rolled together. */
export function pickDie(f: RaidFrame, seat: number, die: number, out: Sink): After<RaidFrame> {
  if (out.on) out.emit({ type: 'reroll', seat, slot: f.slot, die });
  f.faces[f.dice.indexOf(die)] = NONE;
  f.rerolls[f.slot]!--;
  return f.rerolls[f.slot] === 0 ? 'roll' : 'more';
}

import type { EventRecorder } from '../../kernel/index.ts';
import { allianceVerbs } from '../../games/root/factions/08-alliance/verbs.ts';
import { vagabondVerbs } from '../../games/root/factions/09-vagabond/verbs.ts';
import { riverfolkVerbs } from '../../games/root/factions/11-riverfolk/verbs.ts';
import { duchyVerbs } from '../../games/root/factions/17-duchy/verbs.ts';
import { corvidsVerbs } from '../../games/root/factions/18-corvids/verbs.ts';
import type { RootEvent, RootOption } from '../../games/root/types.ts';
import {
  IS_BUILDING,
  IS_WARRIOR,
  OWNER,
  PLOT,
  SYMPATHY,
  TRADE_POST as POST,
  TUNNEL,
} from '../../games/root/components/pieces.ts';
import type { RootState } from '../../games/root/state.ts';
import { verbs } from '../../games/root/verbs.ts';
import { BURROW, CLEARING_COUNT } from '../../games/root/words.ts';
import type { Need } from '../read/need.ts';
import { machine } from './recorded-game.ts';

/** All answers of each window, offered or not. */
const ANSWERS: Readonly<Record<string, readonly RootOption['verb'][]>> = {
  'marquise-daylight': ['battle', 'build'],
  'marquise-march': ['move'],
  'eyrie-decree-act': ['move', 'battle', 'build', 'recruit-at'],
  'alliance-spread': ['spread'],
  'alliance-operations': ['move', 'battle', 'recruit-at', 'organize'],
  'riverfolk-daylight': ['move', 'battle', 'recruit-at', 'trade-post'],
  'cult-conspiracies': ['move', 'battle'],
  'cult-ritual': ['build', 'recruit-at'],
  'vagabond-daylight': ['go', 'battle'],
  'vagabond-slip': ['slip'],
  'duchy-assembly': ['move', 'battle', 'build', 'dig'],
  'duchy-foremole': ['build'],
  'duchy-sortie': ['move', 'battle'],
  'duchy-second': ['move', 'battle'],
  'duchy-sway': ['sway'],
  'corvids-flip': ['flip'],
  'corvids-daylight': ['move', 'battle', 'plot', 'trick'],
  'corvids-exert-act': ['move', 'battle', 'plot', 'trick'],
  'granted-action': ['move', 'battle'],
  'emigre-move': ['move'],
  'emigre-battle': ['battle'],
};

/** The columns of the decree for these answers. */
const COLUMN: Readonly<Record<string, number>> = { 'recruit-at': 0, move: 1, battle: 2, build: 3 };

/** True for a clearing and for the Burrow. */
const isMoveEnd = (place: number): boolean => (place >= 0 && place < CLEARING_COUNT) || place === BURROW;

function optionsFor(need: Need): RootOption[] {
  if (need.kind === 'battle')
    return need.defender >= 0 && need.clearing < CLEARING_COUNT ? [verbs.battle(need.clearing, need.defender)] : [];
  if (need.kind === 'pawn') return need.to < 0 ? [] : [vagabondVerbs.go(need.to), vagabondVerbs.slip(need.to)];
  if (need.kind === 'flip') return [corvidsVerbs.flip(need.clearing)];
  if (need.kind === 'trick') return [corvidsVerbs.trick(need.from, need.to)];
  if (need.kind === 'minister') return need.gone ? [] : [duchyVerbs.sway(need.minister)];
  if (need.kind !== 'piece' || !isMoveEnd(need.to)) return [];
  if (need.from >= 0) return IS_WARRIOR[need.piece] && isMoveEnd(need.from) ? [verbs.move(need.from, need.to)] : [];
  if (need.to === BURROW) return [];
  if (need.piece === TUNNEL) return [duchyVerbs.dig(need.to)];
  if (need.piece === PLOT) return [corvidsVerbs.plot(need.to)];
  if (IS_BUILDING[need.piece]) return [verbs.build(need.piece, need.to)];
  if (need.piece === POST) return [riverfolkVerbs.tradePost(need.to)];
  if (need.piece === SYMPATHY) return [allianceVerbs.spread(need.to), allianceVerbs.organize(need.to)];
  return IS_WARRIOR[need.piece] ? [verbs.recruitAt(need.to)] : [];
}

/** Answers to the open question that would meet the needs, offered or not. */
export function answersFor(s: RootState, seat: number, needs: readonly Need[]): RootOption[] {
  const window = machine.window(s)?.name ?? '';
  const verbs = ANSWERS[window] ?? [];
  const top = s.stack[s.stack.length - 1];
  return needs.flatMap((need) => {
    if (need.kind === 'piece' && OWNER[need.piece] !== s.faction[seat]) return [];
    if (need.kind === 'battle' && need.attacker !== s.faction[seat]) return [];
    return optionsFor(need).filter(
      (o) => verbs.includes(o.verb) && (top?.proc !== 'decree' || COLUMN[o.verb] === top.column),
    );
  });
}

/** Gives an answer that was not offered; returns false when the rules throw. */
export function force(s: RootState, seat: number, o: RootOption, recorder: EventRecorder<RootEvent>): boolean {
  try {
    machine.choose(s, seat, o, recorder);
  } catch {
    return false;
  }
  return (
    !s.on.some((n) => n < 0) && !s.supply.some((n) => n < 0) && s.vagabonds.every((v) => !v.items.some((n) => n < 0))
  );
}

import type { Frame } from '../../../../kernel/index.ts';
import { componentsOf } from '../../components/components.ts';
import { BASE, EDGE_OF, NOWHERE, SIX, type ConstructorPose } from '../00-board/geometry.ts';
import type { After, ChanceStep, Sink } from '../../types.ts';
import { lose } from './players.ts';
import { IN_DECK, IN_DISCARD, ON_TABLE } from '../../components/piles.ts';
import { machinesIn } from '../queries.ts';
import type { WildState } from '../../state.ts';
import { MACHINES } from '../../words.ts';

/** Transfers of the machines' pieces and cards. §W-A5: walls, mechs and pollution never run out. */

/** Puts a wall piece on an edge. */
export function putWall(s: WildState, e: number): void {
  s.wall[e] = 1;
}

/** Puts a constructor on an edge; NOWHERE: back on the base. */
export function standConstructor(s: WildState, which: number, at: ConstructorPose): void {
  s.constructors[which] = at;
}

/** §W-16.3, §W-16.6: one token comes to a cell of any kind without a toxic site. §W-16.5: the third makes it toxic. */
export function pollute(s: WildState, c: number, number: number, out: Sink): void {
  s.pollution[c]!++;
  if (out.on) out.emit({ type: 'polluted', cell: c, number });
  settlePollution(s, c, out);
}

/** §W-1.3b: three pollution tokens or more become a toxic site; with none left on the disc the game is lost. */
function settlePollution(s: WildState, c: number, out: Sink): void {
  if (s.pollution[c]! < componentsOf(s).pack.limits.pollutionToToxic) return;
  if (s.toxicLeft === 0) return lose(s, 'toxic', out);
  s.pollution[c] = 0;
  s.toxic[c] = 1;
  s.toxicLeft--;
  if (out.on) out.emit({ type: 'toxic', cell: c });
}

/** §W-A48: a mech is replaced by pollution; it does not count as destroyed. */
export function rustMech(s: WildState, player: number, c: number, out: Sink): void {
  s.mechs[c]!--;
  if (out.on) out.emit({ type: 'mech-rusted', player, cell: c });
  pollute(s, c, NOWHERE, out);
}

/**
 * §W-15.3 to §W-15.6: moves the top token of the base to an enclosed cell with everything on it. Leaders, camp and
 * hunters of the cell stay there (§W-15.4); pollution is added up (§W-15.5).
 */
export function buildFactory(s: WildState, c: number, out: Sink): void {
  const number = s.top;
  for (let d = 0; d < SIX; d++) s.wall[EDGE_OF[c * SIX + d]!] = 0;
  s.token[c] = number;
  s.top--;
  s.mechs[c]! += s.mechs[BASE]!;
  s.mechs[BASE] = componentsOf(s).pack.setup.snipersOnBase;
  const toxic = s.toxic[c]! + s.toxic[BASE]!;
  s.pollution[c]! += s.pollution[BASE]!;
  s.pollution[BASE] = 0;
  s.toxic[BASE] = 0;
  if (out.on) out.emit({ type: 'built', cell: c, number });
  if (toxic === 0) return settlePollution(s, c, out);
  // §W-A40: two toxic tokens become one, the other returns to the disc; loose pollution is removed.
  s.toxicLeft += toxic - 1;
  s.toxic[c] = 1;
  s.pollution[c] = 0;
}

/** §W-18.5, §W-18.6: all hunters of one cell come to a leader's cell. */
export function pursue(s: WildState, player: number, from: number, out: Sink): void {
  const to = s.cell[player]!;
  const n = s.mechs[from]!;
  s.mechs[from] = 0;
  s.mechs[to]! += n;
  if (out.on) out.emit({ type: 'pursued', player, from, to, n });
}

/** §W-18.1: puts a hunter on a cell. */
export function putHunter(s: WildState, which: number, c: number, out: Sink): void {
  s.mechs[c]!++;
  if (out.on) out.emit({ type: 'hunter', which, cell: c });
}

/** §W-13.1: a resolved machine card is discarded; after the last one all are shuffled into a new deck. */
export function discardMachine(s: WildState, card: number, out: Sink): void {
  s.machines[card] = IN_DISCARD;
  const reshuffled = machinesIn(s, IN_DECK) === 0;
  if (reshuffled)
    for (let each = 0; each < MACHINES.length; each++) if (s.machines[each] === IN_DISCARD) s.machines[each] = IN_DECK;
  if (out.on) out.emit({ type: 'machine-done', machine: card, reshuffled });
}

/** §W-13.1: a machine card is drawn and lies open. */
export function showMachine(s: WildState, player: number, card: number, out: Sink): void {
  s.machines[card] = ON_TABLE;
  if (out.on) out.emit({ type: 'machine', player, machine: card });
}

/** §G-7.2: the arrow of the token on top of the base is seen for the first time. */
export function uncover(s: WildState, arrow: number, out: Sink): void {
  s.arrow[s.top] = arrow;
  if (out.on) out.emit({ type: 'arrow', number: s.top, arrow });
}

/** §G-7.2: the arrow of the token on top of the base points to a random vertex; then the step `then` follows. */
export function revealArrow<F extends Frame>(law: 'W-2.2' | 'G-7.2', then: After<F>): ChanceStep<F> {
  return {
    kind: 'chance',
    law,
    count: () => SIX,
    name: (_s, _f, n) => `arrow ${n}`,
    take(s, _f, n, out) {
      uncover(s, n, out);
      return then;
    },
  };
}

/** §W-17.1: the machines turn the other way from now on. */
export function flipDirection(s: WildState, out: Sink): void {
  s.turning = 1 - s.turning;
  if (out.on) out.emit({ type: 'turning', turning: s.turning });
}

import { advanceAll } from '../../../games/wild/rules/14-constructors/constructors.ts';
import { pathOf } from '../../../games/wild/rules/11-actions/movement.ts';
import type { WildEvent } from '../../../games/wild/events.ts';
import { CELL_COUNT, edgeUnder, NOWHERE } from '../../../games/wild/rules/00-board/geometry.ts';
import { isEnclosed } from '../../../games/wild/rules/queries.ts';
import { type ThreatReport, threatReport } from '../../../games/wild/forecast/threats.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { hasMachines, stateFromView } from '../../../games/wild/worlds.ts';
import { SPECTATOR, EventRecorder, eventsFor } from '../../../kernel/index.ts';
import { COMPONENTS } from './facts.ts';
import { middle, type Point } from './layout.ts';

/** Where a constructor would go with a constructors card, and whether it ends with a reset. */
export interface Advance {
  readonly which: number;
  readonly points: readonly Point[];
  readonly resets: boolean;
}

const ADVANCES = 2;

/** What the next machine card may do to a cell. */
export interface CellThreat {
  readonly factory: number;
  readonly toxic: number;
  readonly enclosed: number;
}

/** Forecast of the board: threats, enclosed cells and constructor paths. */
export interface BoardForecast {
  /** The chances of each cell, where there are any. */
  readonly cells: ReadonlyMap<number, CellThreat>;
  /** Cells that are enclosed now. */
  readonly enclosed: readonly number[];
  readonly report: ThreatReport;
  readonly advances: readonly Advance[];
  /** The cells of the way one move takes, ends included; empty where there is none. */
  path(player: number, to: number): readonly number[];
}

/** True when the screen knows the component values of this table and the machines stand. */
export function isReadable(view: WildView): boolean {
  return view.pack === COMPONENTS.hash && view.lost === 0 && hasMachines(view);
}

function advancesOf(view: WildView): Advance[] {
  const world = stateFromView(view);
  const recorder = new EventRecorder<WildEvent>();
  advanceAll(world, ADVANCES, recorder);
  const ways = view.constructors.map((at) => ({
    points: at === NOWHERE ? [] : [middle(edgeUnder(at))],
    resets: false,
  }));
  for (const event of eventsFor(recorder.tellings, SPECTATOR)) {
    if (event.type !== 'advanced') continue;
    const way = ways[event.which]!;
    for (const wall of event.walls.slice(1)) way.points.push(middle(wall));
    if (event.to === NOWHERE) way.resets = true;
    else way.points.push(middle(edgeUnder(event.to)));
  }
  return ways.map((way, which) => ({ which, ...way }));
}

function threatsByCell(report: ThreatReport): Map<number, CellThreat> {
  const cells = new Map<number, CellThreat>();
  const add = (cell: number, kind: keyof CellThreat, chance: number): void => {
    const had = cells.get(cell) ?? { factory: 0, toxic: 0, enclosed: 0 };
    cells.set(cell, { ...had, [kind]: had[kind] + chance });
  };
  for (const card of report.cards) {
    for (const { cell, chance } of card.builds) add(cell, 'factory', card.chance * chance);
    for (const { cell, chance } of card.toxic) add(cell, 'toxic', card.chance * chance);
    for (const cell of card.enclosed) add(cell, 'enclosed', card.chance);
  }
  return cells;
}

/** The forecast of a board; undefined before the machines are placed and after the end. */
export function boardForecastOf(view: WildView): BoardForecast | undefined {
  if (!isReadable(view)) return undefined;
  const world = stateFromView(view);
  const report = threatReport(world);
  const enclosed = Array.from({ length: CELL_COUNT }, (_, cell) => cell).filter((cell) => isEnclosed(world, cell));
  return {
    cells: threatsByCell(report),
    enclosed,
    report,
    advances: advancesOf(view),
    path: (player, to) => (player === NOWHERE || world.cell[player] === NOWHERE ? [] : pathOf(world, player, to)),
  };
}

/** The players a seat decides for: alone, both factions. */
export const playersOf = (view: WildView, seat: number): readonly number[] =>
  view.seats === 1 ? [0, 1] : seat < view.players.length && seat >= 0 ? [seat] : [];

import { BASE, edge, neighbour, NOWHERE, SIDES, SIX } from '../../../games/wild/rules/00-board/geometry.ts';
import type { WildView } from '../../../games/wild/view.ts';
import type { CellThreat, BoardForecast } from './board-forecast.ts';
import type { Names } from './names.ts';

/** True on an intact factory. */
export const isFactory = (view: WildView, cell: number): boolean =>
  view.token[cell] !== NOWHERE && view.razed[view.token[cell]!] === 0;

/** What a cell is: terrain, a factory, a destroyed one or the base. */
export function groundText(view: WildView, cell: number, names: Names): string {
  const { say } = names;
  const number = view.token[cell]!;
  const arrow = (at: number): string => names.corner(Math.max(0, view.arrow[at] ?? 0));
  if (cell === BASE) return say.t('wild.aria.base', { n: view.top, side: arrow(view.top) });
  if (number === NOWHERE) return view.terrain[cell] === NOWHERE ? '' : names.terrain(view.terrain[cell]!);
  return view.razed[number] === 1
    ? say.t('wild.aria.razed', { n: number, side: arrow(number) })
    : say.t('wild.aria.factory', { n: number, side: arrow(number) });
}

/** The pieces on a cell, a text for each. */
export function pieceTexts(view: WildView, cell: number, names: Names): string[] {
  const { say } = names;
  const owner = view.camp[cell]!;
  const factory = isFactory(view, cell);
  const list = view.players.flatMap((player) =>
    player.cell === cell ? [say.t('wild.aria.leader', { faction: names.faction(player.faction) })] : [],
  );
  if (owner !== NOWHERE) {
    const faction = names.faction(view.players[owner]!.faction);
    list.push(say.t(factory ? 'wild.aria.campClosed' : 'wild.aria.camp', { faction }));
  }
  const mechs = view.mechs[cell]!;
  if (mechs > 0) list.push(say.t(factory || cell === BASE ? 'wild.aria.snipers' : 'wild.aria.hunters', { n: mechs }));
  if (view.pollution[cell]! > 0) list.push(say.t('wild.aria.pollution', { n: view.pollution[cell]! }));
  if (view.toxic[cell] === 1) list.push(say.t('wild.aria.toxic'));
  return list;
}

/** The walls, breaches and constructors at the sides of a cell, a text for each. */
export function sideTexts(view: WildView, cell: number, names: Names): string[] {
  const { say } = names;
  const walls: string[] = [];
  const breaches: string[] = [];
  const list: string[] = [];
  for (let side = 0; side < SIX; side++) {
    const at = edge(cell, side);
    const name = say.t(`wild.side.${SIDES[side]!}`);
    if (view.breach[at] !== NOWHERE) breaches.push(name);
    else if (view.wall[at] === 1) walls.push(name);
    const hasConstructor = view.constructors.some((one) => {
      if (one === NOWHERE) return false;
      return one === cell * SIX + side || one === neighbour(cell, side) * SIX + ((side + 3) % SIX);
    });
    if (hasConstructor) list.push(say.t('wild.aria.constructor', { side: name }));
  }
  if (walls.length > 0) list.push(say.t('wild.aria.walls', { list: walls }));
  if (breaches.length > 0) list.push(say.t('wild.aria.breaches', { list: breaches }));
  return list;
}

/** The threats of the next machine card to a cell, a text for each, the likeliest first. */
export function threatTexts(threat: CellThreat | undefined, cell: number, names: Names): string[] {
  if (threat === undefined) return [];
  const { say } = names;
  const place = { cell: names.cell(cell) };
  const all: readonly (readonly [number, string])[] = [
    [threat.factory, say.t('wild.label.factoryNext', place)],
    [threat.toxic, say.t('wild.label.toxicNext', place)],
    [threat.factory > 0 ? 0 : threat.enclosed, say.t('wild.label.enclosedNext', place)],
  ];
  return all.flatMap(([share, text]) => (share > 0 ? [say.t('wild.label.lostNext', { way: text, share })] : []));
}

/** A cell read aloud: where, what it is, what stands there, what is round it. */
export function describeCell(
  view: WildView,
  cell: number,
  names: Names,
  outlook: BoardForecast | undefined,
  isTarget: boolean,
): string {
  const { say } = names;
  const enclosed = outlook?.enclosed.includes(cell) ? [say.t('wild.aria.enclosed')] : [];
  const what = [
    groundText(view, cell, names),
    ...pieceTexts(view, cell, names),
    ...sideTexts(view, cell, names),
    ...enclosed,
    ...(isTarget ? [say.t('wild.aria.mayChoose')] : []),
  ].filter((text) => text !== '');
  return say.t('wild.aria.cell', { cell: names.cell(cell), what });
}

import { GEOGRAPHY } from '../../../games/root/components/maps/index.ts';
import { CLEARINGS } from '../../../games/root/words.ts';
import type { BoardProps } from '../../registry/game-ui.ts';
import { linksIn } from './map/closed-roads.ts';
import { RootMap } from './map/map.tsx';
import { wayOf, waysOf } from './map/move-arrows.ts';
import { doneWith, isPlace, pointable } from './pointing.ts';
import { useNames } from './use-names.ts';
import type { RootView } from '../../../games/root/view-types.ts';

/** The places of the next words of a move: where warriors can march from and, once these are chosen, where to. */
function hintsFor(view: RootView, moves: readonly string[], said: number, pointed: string | undefined) {
  const hints = new Set(pointable(moves, said, pointed));
  if (said > 0) return hints;
  for (const [c, word] of CLEARINGS.entries())
    if (doneWith(word, moves, view).length > 0) {
      hints.add(word);
      if (word === pointed) for (const to of linksIn(view).paths[c]!) hints.add(CLEARINGS[to]!);
    }
  return hints;
}

/** Root on the screen: the map with its pieces. */
export function RootBoard({ view, targets, choose, moves, said, pointed, point, table }: BoardProps) {
  const names = useNames();
  const root = view as RootView;
  if (!names) return null;
  const begun = table.waiting?.split(' ') ?? moves[0]?.split(' ').slice(0, said) ?? [];
  const places = {
    targets,
    hints: new Set([...hintsFor(root, moves, said, pointed), ...table.instead]),
    askWhy: table.askWhy,
    chosen: new Set([...begun, pointed ?? ''].filter(isPlace)),
    choose,
    point,
  };
  const ways = table.played ? waysOf(table.played) : wayOf(table.waiting);
  return <RootMap view={root} map={GEOGRAPHY[root.map]} names={names} places={places} ways={ways} />;
}

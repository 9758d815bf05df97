import { GEOGRAPHY } from '../../../games/root/components/maps/index.ts';
import type { RootView } from '../../../games/root/view.ts';
import type { BoardProps } from '../../registry/game-ui.ts';
import css from './board.module.css';
import { MapMargin } from './map-margin.tsx';
import { RootMap } from './map/map.tsx';
import { isPlace, pointable } from './pointing.ts';
import { useNames } from './use-names.ts';

/** Root on the screen: the map with its pieces, and in its margin the score, the cards and the items. */
export function RootBoard({ view, targets, choose, moves, said, pointed, point, table }: BoardProps) {
  const names = useNames();
  const root = view as RootView;
  if (!names) return null;
  const begun = table.waiting?.split(' ') ?? moves[0]?.split(' ').slice(0, said) ?? [];
  const places = {
    targets,
    hints: pointable(moves, said),
    refused: new Set(table.forbidden.flatMap(({ text }) => text.split(' ').filter(isPlace))),
    chosen: new Set([...begun, pointed ?? ''].filter(isPlace)),
    choose,
    point,
  };
  return (
    <div className={css.board}>
      <RootMap view={root} map={GEOGRAPHY[root.map]} names={names} places={places} />
      <MapMargin view={root} names={names} />
    </div>
  );
}

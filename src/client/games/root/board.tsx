import { GEOGRAPHY } from '../../../games/root/maps/index.ts';
import type { RootView } from '../../../games/root/view.ts';
import type { BoardProps } from '../../shelf/face.ts';
import css from './board.module.css';
import { Margin } from './margin.tsx';
import { RootMap } from './map/map.tsx';
import { useNames } from './usenames.ts';

/** Root on the screen: the map with its pieces, and in its margin the score, the cards and the items. */
export function RootBoard({ view, targets, choose }: BoardProps) {
  const names = useNames();
  const root = view as RootView;
  if (!names) return null;
  return (
    <div className={css.board}>
      <RootMap view={root} map={GEOGRAPHY[root.map]} names={names} targets={targets} choose={choose} />
      <Margin view={root} names={names} />
    </div>
  );
}

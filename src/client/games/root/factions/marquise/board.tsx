import { RECRUITER, SAWMILL, WORKSHOP } from '../../../../../games/root/components/pieces.ts';
import { BUILDING_POINTS, WOOD_COST } from '../../../../../games/root/components/tracks.ts';
import type { DrawFactionBoard } from '../../boards/board.ts';
import css from '../../boards/dash.module.css';
import { Track } from '../../boards/parts.tsx';

const MARQUISE_TRACKS = [
  { piece: SAWMILL, name: 'sawmill' },
  { piece: WORKSHOP, name: 'workshop' },
  { piece: RECRUITER, name: 'recruiter' },
] as const;

/** §X.2: the Marquise's buildings, what the next one costs and brings. */
export const MarquiseBoard: DrawFactionBoard = ({ view, names }) => {
  const { say, terms } = names;
  return (
    <div className={css.tracks}>
      {MARQUISE_TRACKS.map(({ piece, name }, row) => {
        const left = view.supply[piece]!;
        const built = 6 - left;
        const points = BUILDING_POINTS[row]!;
        const next = points[built];
        return (
          <Track
            key={name}
            title={terms.name(`root.marquise.${name}`)}
            piece={{ kind: 'building', owner: 'marquise', mark: `b-${name}`, count: 1, label: names.count(name, 1) }}
            spaces={6}
            left={left}
            marks={points.map((won, i) => (i < built ? `+${won}` : `${WOOD_COST[i]}`))}
            note={
              next === undefined
                ? say.t('root-board.label.trackEmpty')
                : say.t('root-board.label.nextPoints', { n: next })
            }
          />
        );
      })}
    </div>
  );
};

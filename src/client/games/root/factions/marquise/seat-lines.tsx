import { RECRUITER, SAWMILL, WORKSHOP } from '../../../../../games/root/components/pieces.ts';
import { BUILDING_POINTS, WOOD_COST } from '../../../../../games/root/components/tracks.ts';
import { Icon } from '../../../../components/icon.tsx';
import type { DrawSeatLines } from '../../boards/board.ts';
import css from '../../seat-note.module.css';

const TRACKS = [
  { piece: SAWMILL, name: 'sawmill' },
  { piece: WORKSHOP, name: 'workshop' },
  { piece: RECRUITER, name: 'recruiter' },
] as const;

/** §X.2: one's own buildings: what stands, what the next one costs and gives. */
export const MarquiseLines: DrawSeatLines = ({ view, names, own }) =>
  own &&
  TRACKS.map(({ piece, name }, row) => {
    const built = 6 - view.supply[piece]!;
    const next = BUILDING_POINTS[row]![built];
    const title = names.terms.name(`root.marquise.${name}`);
    return (
      <span key={name} className={css.track} title={title}>
        <Icon id={`b-${name}`} size={17} label={title} />
        <span className={css.cells}>
          {Array.from({ length: 6 }, (_, i) => (
            <i key={i} data-built={i < built || undefined} data-next={i === built || undefined} />
          ))}
        </span>
        {next !== undefined && (
          <span>
            {WOOD_COST[built]}
            <Icon id="t-wood" size={14} label={names.count('wood', WOOD_COST[built]!)} /> +{next}
          </span>
        )}
      </span>
    );
  });

import { SERVICES } from '../../../../../games/root/factions/11-riverfolk/state.ts';
import type { DrawSeatLines } from '../../boards/board.ts';
import css from '../../seat-note.module.css';

/** §11.2.6: services and their prices. */
export const RiverfolkLines: DrawSeatLines = ({ view, names }) => (
  <span className={css.row}>
    {SERVICES.map((service, k) => (
      <span key={service}>
        <em>{names.service(service)}</em>
        {view.riverfolk.prices[k]}
      </span>
    ))}
  </span>
);

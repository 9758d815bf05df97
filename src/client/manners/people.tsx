import { useState } from 'react';
import type { TableView } from '../../protocol/index.ts';
import { Dialog } from '../components/dialog.tsx';
import { Icon, SeatPiece } from '../components/icon.tsx';
import { savedKey } from '../net/api.ts';
import { useSubject } from '../state/use-subject.ts';
import { AboutPerson } from './about-person.tsx';
import css from './manners.module.css';

/** The other people at a table, and what one can do about each. */
export function PeopleAtTable({ table }: { readonly table: TableView }) {
  const say = useSubject('manners');
  const [chosen, setChosen] = useState<number>();
  const others = table.seats.flatMap(({ name, yours }, seat) => (name !== undefined && !yours ? [{ seat, name }] : []));
  if (!say || others.length === 0 || savedKey() === undefined) return null;
  const name = others.find(({ seat }) => seat === chosen)?.name ?? '';
  return (
    <section data-people>
      <h3>{say.t('manners.label.people')}</h3>
      <ul className={css.people}>
        {others.map((one) => (
          <li key={one.seat}>
            <SeatPiece seat={one.seat} size={24} />
            <span>{one.name}</span>
            <button
              type="button"
              onClick={() => setChosen(one.seat)}
              aria-label={say.t('manners.aria.about', { name: one.name })}
            >
              <Icon id="u-more" size={20} />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={chosen !== undefined} close={() => setChosen(undefined)} title={name}>
        {chosen !== undefined && <AboutPerson table={table.id} whom={{ seat: chosen }} name={name} />}
      </Dialog>
    </section>
  );
}

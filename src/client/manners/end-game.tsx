import { useState } from 'react';
import type { Ending, TableView } from '../../protocol/index.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useErrorText } from '../lobby/errors.ts';
import sheet from '../play/table-sheet.module.css';
import { useTexts } from '../play/texts-provider.tsx';
import { useTable } from '../state/table.ts';
import { useSubject } from '../state/use-subject.ts';
import type { ServerAct } from '../state/table.ts';
import css from './manners.module.css';

/** Ways to end one's game before its rules do: resign, offer a draw, propose to stop. Resigning is asked for twice. */
export function EndGame({ table, seat }: { readonly table: TableView; readonly seat: number }) {
  const say = useSubject('manners');
  const errorText = useErrorText();
  const perform = useTable((store) => store.perform);
  // Where all win or lose together, the end has words of its own, and there is no draw.
  const isCooperative = useTexts().ending(false) !== undefined;
  const [asks, setAsks] = useState(false);
  const [errorCode, setErrorCode] = useState<string>();
  if (!say || table.seats[seat]?.resigned) return null;
  const act = async (action: ServerAct): Promise<void> => {
    const reply = await perform(action);
    setErrorCode(reply.ok ? undefined : reply.errorCode);
    setAsks(false);
  };
  const others = table.seats.some(
    ({ yours, name, taken, bot, resigned }) => taken && !yours && !resigned && !(bot && name === undefined),
  );
  const propose = (how: Ending): void => void act({ do: 'end', seat, how });
  return (
    <section data-end-game>
      <h3>{say.t('manners.label.endGame')}</h3>
      {errorCode !== undefined && (
        <p className={css.fault} role="alert">
          {errorText(errorCode)}
        </p>
      )}
      <div className={css.row}>
        {!table.ending && others && !isCooperative && (
          <button type="button" className={parts.button} onClick={() => propose('draw')} data-end="draw">
            {say.t('manners.button.draw')}
          </button>
        )}
        {!table.ending && (
          <button type="button" className={parts.button} onClick={() => propose('stop')} data-end="stop">
            {say.t(others ? 'manners.button.stop' : 'manners.button.finish')}
          </button>
        )}
        <button type="button" className={parts.button} onClick={() => setAsks(true)} data-resign="ask">
          <Icon id="u-close" size={20} />
          {say.t('manners.button.resign')}
        </button>
      </div>
      {asks && (
        <div className={sheet.costs} role="alert" ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
          <p>{say.t(table.seats[seat]?.rated ? 'manners.text.resignRated' : 'manners.text.resign')}</p>
          <button
            type="button"
            className={parts.button}
            onClick={() => void act({ do: 'resign', seat })}
            data-resign="yes"
          >
            {say.t('manners.button.resign')}
          </button>
          <button type="button" className={`${parts.button} ${parts.hot}`} onClick={() => setAsks(false)}>
            {say.t('manners.button.playOn')}
          </button>
        </div>
      )}
    </section>
  );
}

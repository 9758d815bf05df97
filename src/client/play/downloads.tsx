import { useState } from 'react';
import { GAMES, isGameId } from '../../registry/index.ts';
import parts from '../components/parts.module.css';
import { saveFile } from '../components/save-file.ts';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { TableUpdate } from '../table/messages.ts';
import css from './end.module.css';

/** Downloads of a finished game: its journal, and its players' notation. */
export function GameDownloads({ update }: { readonly update: TableUpdate }) {
  const { t } = useMessages();
  const { journal, record } = useTable();
  const [missing, setMissing] = useState<'journal' | 'record'>();
  const { game, id } = update.info;
  const notation = isGameId(game) ? GAMES[game].notation?.name : undefined;
  const keep = async (what: 'journal' | 'record'): Promise<void> => {
    setMissing(undefined);
    const text = await (what === 'journal' ? journal() : record());
    if (text === undefined) return setMissing(what);
    const [ending, type] = what === 'journal' ? ['json', 'application/json'] : ['rootlog', 'text/plain'];
    saveFile(`vatra-${game}-${id}.${ending}`, text, type);
  };
  return (
    <>
      <button type="button" className={parts.button} onClick={() => void keep('journal')}>
        {t(update.net ? 'play.button.saveProof' : 'play.button.saveFile')}
      </button>
      {notation !== undefined && (
        <button type="button" className={parts.button} onClick={() => void keep('record')} data-record>
          {t('play.button.saveRecord', { notation })}
        </button>
      )}
      {missing !== undefined && (
        <p className={css.missing} role="alert">
          {missing === 'record' && notation !== undefined
            ? t('play.reason.noRecord', { notation })
            : t('play.reason.noJournal')}
        </p>
      )}
    </>
  );
}

import { useEffect, useState } from 'react';
import { canonicalJson } from '../../kernel/index.ts';
import { isGameId } from '../../registry/index.ts';
import type { TableView } from '../../protocol/index.ts';
import parts from '../components/parts.module.css';
import { saveFile } from '../components/save-file.ts';
import { callApi } from '../net/api.ts';
import { loadAccess } from '../net/table-access.ts';
import { CLIENT_GAMES } from '../registry/index.ts';
import { usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { type ValueComponent, valueAt } from '../values/values-form.ts';
import css from './lobby.module.css';

interface LoadedValues {
  readonly pack: unknown;
  /** How many components differ from the built-in ones. */
  readonly changed: number;
}

/** That the table has component values of its own, how many differ from the built-in ones, and all of them as a file. */
export function OwnValues({ table: { id, game } }: { readonly table: TableView }) {
  const { t } = useMessages();
  const language = usePrefs((prefs) => prefs.language);
  const [values, setValues] = useState<LoadedValues>();
  useEffect(() => {
    let stale = false;
    async function load(): Promise<void> {
      const form = isGameId(game) ? await CLIENT_GAMES[game].values?.() : undefined;
      const { pack } = await callApi('pack', 'GET', `/tables/${id}/pack`, { invite: loadAccess(id).invite });
      if (!form || pack === undefined) return;
      const sections = await form.sections(language);
      const isChanged = ({ path }: ValueComponent): boolean =>
        canonicalJson(valueAt(pack, path)) !== canonicalJson(valueAt(form.builtIn, path));
      const changed = sections.flatMap(({ components }) => components).filter(isChanged).length;
      if (!stale) setValues({ pack, changed });
    }
    // Without an answer the terms still say that the values are not the built-in ones.
    load().catch(() => {});
    return () => {
      stale = true;
    };
  }, [id, game, language]);
  return (
    <div className={css.ownValues} data-own-values>
      <p>{values ? t('lobby.text.ownValues', { n: values.changed }) : t('lobby.text.ownValuesUnread')}</p>
      {values && (
        <button
          type="button"
          className={parts.button}
          onClick={() => saveFile(`${game}.json`, `${JSON.stringify(values.pack, undefined, 1)}\n`, 'application/json')}
        >
          {t('lobby.button.saveValues')}
        </button>
      )}
    </div>
  );
}

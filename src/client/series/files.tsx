import { useState } from 'react';
import { SERIES_EXPORTS } from '../../protocol/series-routes.ts';
import type { SeriesView } from '../../protocol/index.ts';
import parts from '../components/parts.module.css';
import { saveFile } from '../components/save-file.ts';
import { useSubjects } from '../learn/messages.ts';
import { useErrorText } from '../lobby/errors.ts';
import { callApi, codeOf } from '../net/api.ts';
import { inviteOf } from './api.ts';
import css from './series.module.css';

const READY = SERIES_EXPORTS.filter((format) => format !== 'own');
const MOST_BYTES = 12_000;

/** The files that a series can be saved as, and an own format by a mapping file. */
export function SeriesFiles({ series }: { readonly series: SeriesView }) {
  const say = useSubjects('series');
  const errorText = useErrorText();
  const [failed, setFailed] = useState<string>();
  if (!say) return null;
  const { t } = say;
  async function save(format: (typeof SERIES_EXPORTS)[number], mapping?: unknown): Promise<void> {
    setFailed(undefined);
    try {
      const body = { format, ...(mapping !== undefined && { mapping }) };
      const options = { body, invite: inviteOf(series.id) };
      const { name, text } = await callApi('exportSeries', 'POST', `/series/${series.id}/export`, options);
      saveFile(name, text, name.endsWith('.json') ? 'application/json' : 'text/csv');
    } catch (error) {
      setFailed(errorText(codeOf(error)));
    }
  }
  async function saveOwn(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      if (file.size > MOST_BYTES) throw new Error('too large');
      await save('own', JSON.parse(await file.text()));
    } catch {
      setFailed(errorText('bad-mapping'));
    }
  }
  return (
    <section>
      <h2>{t('series.label.files')}</h2>
      <p>{t('series.text.files')}</p>
      <div className={css.actions}>
        {READY.map((format) => (
          <button
            key={format}
            type="button"
            className={parts.button}
            onClick={() => void save(format)}
            data-save={format}
          >
            {t(`series.choice.file.${format}`)}
          </button>
        ))}
        <label className={parts.button}>
          {t('series.choice.file.own')}
          <input
            type="file"
            accept="application/json"
            className={parts.hidden}
            onChange={({ target }) => {
              void saveOwn(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
      </div>
      {failed !== undefined && (
        <p role="alert" className={css.fault}>
          {failed}
        </p>
      )}
    </section>
  );
}

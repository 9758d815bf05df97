import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Speaker } from '../../i18n/index.ts';
import type { RouteResponse, StudyInfoView } from '../../protocol/index.ts';
import { ago } from '../components/ago.ts';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import { Page } from '../components/page.tsx';
import parts from '../components/parts.module.css';
import { GameMark } from '../home/thumbnails.tsx';
import { useSubjects } from '../learn/messages.ts';
import { useErrorText } from '../lobby/errors.ts';
import { callApi, codeOf, savedKey } from '../net/api.ts';
import { importGame } from '../shared/import-game.ts';
import list from '../profiles/profiles.module.css';
import css from './studies.module.css';

/** Opens a study: at the table of its game, or with the game that it holds. */
export function StudyPage({ id }: { readonly id: string }) {
  const say = useSubjects('studies');
  const errorText = useErrorText();
  const [, go] = useLocation();
  const [errorCode, setErrorCode] = useState<string>();
  useEffect(() => {
    const open = async (): Promise<void> => {
      const { study } = await callApi('study', 'GET', `/studies/${id}`);
      const first = study.notes[0]?.step;
      const query = `?study=${id}${first === undefined ? '' : `&step=${first}`}`;
      if (study.table !== undefined) return go(`/table/${study.table}${query}`, { replace: true });
      const game = { vatra: 'game', version: 1, names: study.names, journal: study.journal } as const;
      const local = await importGame(game, Date.now());
      if (local === undefined) setErrorCode('unreadable');
      else go(`/play/${local}${query}`, { replace: true });
    };
    open().catch((error: unknown) => setErrorCode(codeOf(error)));
  }, [id, go]);
  if (!say) return null;
  return (
    <Page title={say.t('studies.label.study')}>
      <div className={list.page}>
        <h1>{say.t('studies.label.study')}</h1>
        {errorCode === undefined ? (
          <p aria-busy="true">{say.t('studies.label.opening')}</p>
        ) : (
          <p role="alert">{errorText(errorCode)}</p>
        )}
      </div>
    </Page>
  );
}

/** Listed studies, and one's own. */
export function StudiesPage() {
  const say = useSubjects('studies');
  const errorText = useErrorText();
  const [mine, setMine] = useState<readonly StudyInfoView[]>([]);
  const [pages, setPages] = useState<readonly RouteResponse<'studies'>[]>();
  const [errorCode, setErrorCode] = useState<string>();
  const [unwanted, setUnwanted] = useState<StudyInfoView>();
  const failed = (error: unknown): void => setErrorCode(codeOf(error));
  const more = pages?.at(-1)?.more;
  const readOn = (before?: string): void =>
    void callApi('studies', 'GET', `/studies${before === undefined ? '' : `?before=${before}`}`).then(
      (page) => setPages((shown) => (before === undefined ? [page] : [...(shown ?? []), page])),
      failed,
    );
  const refresh = (): void => {
    readOn();
    if (savedKey() !== undefined)
      callApi('myStudies', 'GET', '/me/studies').then(({ studies }) => setMine(studies), failed);
  };
  useEffect(refresh, []);
  if (!say) return null;
  const drop = async ({ id }: StudyInfoView): Promise<void> => {
    setUnwanted(undefined);
    await callApi('dropStudy', 'DELETE', `/studies/${id}`).then(refresh, failed);
  };
  const listed = pages?.flatMap(({ studies }) => studies.filter(({ yours }) => !yours));
  return (
    <Page title={say.t('studies.label.studies')}>
      <div className={list.page}>
        <h1>{say.t('studies.label.studies')}</h1>
        <p>{say.t('studies.text.about')}</p>
        {errorCode !== undefined && <p role="alert">{errorText(errorCode)}</p>}
        {mine.length > 0 && (
          <section>
            <h2>{say.t('studies.label.mine')}</h2>
            <StudyList say={say} studies={mine} drop={setUnwanted} />
          </section>
        )}
        <section>
          <h2>{say.t('studies.label.listedStudies')}</h2>
          {!listed && errorCode === undefined && <p aria-busy="true">{say.t('studies.label.loading')}</p>}
          {listed?.length === 0 && <p>{say.t('studies.text.noneListed')}</p>}
          <StudyList say={say} studies={listed ?? []} />
          {more !== undefined && (
            <button type="button" className={parts.button} onClick={() => readOn(more)} data-more>
              {say.t('studies.button.more')}
            </button>
          )}
        </section>
        <Dialog
          open={unwanted !== undefined}
          close={() => setUnwanted(undefined)}
          title={say.t('studies.label.drop', { title: unwanted?.title ?? '' })}
        >
          <div className={css.ask}>
            <p>{say.t('studies.text.drop')}</p>
            <button
              type="button"
              className={`${parts.button} ${parts.hot}`}
              onClick={() => unwanted && void drop(unwanted)}
              data-drop
            >
              {say.t('studies.button.drop')}
            </button>
          </div>
        </Dialog>
      </div>
    </Page>
  );
}

interface ListProps {
  readonly say: Speaker<'studies'>;
  readonly studies: readonly StudyInfoView[];
  drop?(study: StudyInfoView): void;
}

function StudyList({ say, studies, drop }: ListProps) {
  return (
    <ul className={list.matches}>
      {studies.map((study) => (
        <li key={study.id} data-study-row={study.id}>
          <span className={list.mark}>
            <GameMark game={study.game} size={22} />
          </span>
          <div className={list.match}>
            <b>{study.title}</b>
            <small>
              {say.t('studies.label.by', { name: study.author })} · {ago(say.language, study.changed)}
            </small>
          </div>
          <span className={css.row}>
            <Link href={`/study/${study.id}`} className={parts.button ?? ''}>
              {say.t('studies.button.open')}
            </Link>
            {drop && (
              <button
                type="button"
                className={parts.round}
                onClick={() => drop(study)}
                aria-label={say.t('studies.aria.drop', { title: study.title })}
              >
                <Icon id="u-close" size={20} />
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

import { useEffect } from 'react';
import { Link, useSearch } from 'wouter';
import type { Speaker } from '../../i18n/index.ts';
import { COMMENT_LENGTH, STUDY_TITLE_LENGTH, type StudyComment } from '../../protocol/index.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useSubjects } from '../learn/messages.ts';
import { useErrorText } from '../lobby/errors.ts';
import { LinkBox } from '../lobby/invite.tsx';
import { callApi, ensureVisitor, savedKey } from '../net/api.ts';
import { isStatic, pageAddress } from '../net/address.ts';
import { optionText } from '../play/table-texts.ts';
import { useTexts } from '../play/texts-provider.tsx';
import { currentName } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import { useStudyMode } from './mode.ts';
import { ReportStudy } from './report-study.tsx';
import { useStudy } from './store.ts';
import css from './studies.module.css';

/** Most offered moves that are listed while trying. */
const MOST_OFFERED = 80;

interface PanelProps {
  readonly update: TableUpdate;
  readonly mine: SeatUpdate;
  /** The step shown; undefined for the end. */
  readonly step: number | undefined;
  look(step: number): void;
}

/** Comments on a finished game: read, written, and saved as a study. */
export function StudyPanel({ update, mine, step, look }: PanelProps) {
  const say = useSubjects('studies');
  const search = useSearch();
  const { open, table, study, trial, endTrial } = useStudy();
  const shown = useTable((state) => state.past?.view);
  const { id } = update.info;
  const wanted = new URLSearchParams(search).get('study');
  useEffect(() => {
    if (wanted === null || !/^[\w-]{16}$/.test(wanted)) return open(id, undefined);
    let stale = false;
    callApi('study', 'GET', `/studies/${wanted}`).then(
      (answer) => !stale && open(id, answer.study),
      () => !stale && open(id, undefined),
    );
    return () => {
      stale = true;
    };
  }, [open, id, wanted]);
  // The reader went to another moment, by the timeline or the log.
  useEffect(() => {
    if (trial && trial.position.view !== shown) endTrial();
  }, [trial, shown, endTrial]);
  if (!say || table !== id) return null;
  const isAuthor = study === undefined || study.yours;
  return (
    <div className={css.panel} data-comments>
      {study && !study.yours && (
        <header>
          <h2>{study.title}</h2>
          <p>{say.t('studies.label.by', { name: study.author })}</p>
        </header>
      )}
      <Comments say={say} step={step ?? mine.log.length} look={look} />
      <Trial say={say} names={update.info.sitters.map(({ name }) => name)} />
      {study && !study.yours && savedKey() !== undefined && <ReportStudy key={study.id} study={study.id} />}
      {isAuthor && <Editor say={say} update={update} step={step ?? mine.log.length} />}
    </div>
  );
}

interface PartProps {
  readonly say: Speaker<'studies'>;
  readonly step: number;
}

/** All comments in the order of the game. */
function Comments({ say, step, look }: PartProps & { look(step: number): void }) {
  const { notes, attempt } = useStudy();
  if (notes.length === 0) return <p>{say.t('studies.text.none')}</p>;
  const show = async (note: StudyComment): Promise<void> => {
    await attempt(undefined, []);
    look(note.step);
  };
  return (
    <ol className={css.notes}>
      {notes.map((note) => (
        <li key={note.step} aria-current={note.step === step ? 'step' : undefined}>
          <button type="button" onClick={() => void show(note)} data-note={note.step}>
            <small>{say.t('studies.label.step', { n: note.step })}</small>
            <span>{note.text}</span>
          </button>
          {note.branch && note.branch.length > 0 && (
            <button
              type="button"
              className={parts.button}
              onClick={() => void attempt(note.step, note.branch ?? [])}
              data-show-branch={note.step}
            >
              <Icon id="u-play" size={18} />
              {say.t('studies.button.showBranch', { n: note.branch.length })}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Moves that are tried on the board. */
function Trial({ say, names }: { readonly say: Speaker<'studies'>; readonly names: readonly string[] }) {
  const words = useTexts();
  const { trial, attempt, write, study } = useStudy();
  if (!trial) return null;
  const text = (option: string): string => optionText(words, option.split(' '));
  const { step, says, position } = trial;
  return (
    <section className={css.trial} data-trial={says.length}>
      <h2>{say.t('studies.label.trial', { n: step })}</h2>
      {says.length > 0 && (
        <ol>
          {says.map((option, k) => (
            <li key={`${k} ${option}`}>{text(option)}</li>
          ))}
        </ol>
      )}
      <p className={css.row}>
        {says.length > 0 && (
          <button type="button" className={parts.button} onClick={() => void attempt(step, says.slice(0, -1))}>
            <Icon id="u-undo" size={18} />
            {say.t('studies.button.back')}
          </button>
        )}
        {says.length > 0 && study?.yours !== false && (
          <button
            type="button"
            className={`${parts.button} ${parts.hot}`}
            onClick={() => write(step, { branch: [...says] })}
            data-keep-branch
          >
            {say.t('studies.button.keepBranch')}
          </button>
        )}
        <button type="button" className={parts.button} onClick={() => void attempt(undefined, [])} data-end-trial>
          {say.t('studies.button.endTrial')}
        </button>
      </p>
      {position.offered.length > 0 && (
        <>
          <h3>{say.t('studies.label.next', { name: names[position.seat] ?? '' })}</h3>
          <ul className={css.offered}>
            {position.offered.slice(0, MOST_OFFERED).map((option) => (
              <li key={option}>
                <button type="button" onClick={() => void attempt(step, [...says, option])} data-try={option}>
                  {text(option)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Writes the comment on the shown moment, and saves the study. */
function Editor({ say, update, step }: PartProps & { readonly update: TableUpdate }) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const store = useStudy();
  const { notes, title, listed, study, isChanged, errorCode, trial } = store;
  const { arrowFrom } = useStudyMode();
  const note = notes.find((each) => each.step === step);
  const { arrows = [] } = note ?? {};
  const save = async (): Promise<void> => {
    if (savedKey() === undefined) await ensureVisitor(currentName() || t('lobby.label.guest')).catch(() => {});
    await store.save(
      update.info.game,
      update.net !== undefined,
      update.info.sitters.map((one) => one.name),
    );
  };
  return (
    <section className={css.editor}>
      <label>
        <span>{say.t('studies.label.comment', { n: step })}</span>
        <textarea
          rows={4}
          maxLength={COMMENT_LENGTH}
          value={note?.text ?? ''}
          onChange={({ target }) => store.write(step, { text: target.value })}
          data-comment
        />
      </label>
      <p className={css.row}>
        <button
          type="button"
          className={parts.button}
          aria-pressed={arrowFrom !== undefined}
          onClick={() => useStudyMode.setState({ arrowFrom: arrowFrom === undefined ? '' : undefined })}
          data-draw
        >
          <Icon id="u-arrow" size={18} />
          {say.t('studies.button.arrow')}
        </button>
        {arrows.length > 0 && (
          <button type="button" className={parts.button} onClick={() => store.write(step, { arrows: [] })}>
            {say.t('studies.button.noArrows')}
          </button>
        )}
        {!trial && (
          <button type="button" className={parts.button} onClick={() => void store.attempt(step, [])} data-attempt>
            <Icon id="u-play" size={18} />
            {say.t('studies.button.try')}
          </button>
        )}
        {note?.branch && (
          <button type="button" className={parts.button} onClick={() => store.write(step, { branch: [] })}>
            {say.t('studies.button.noBranch')}
          </button>
        )}
      </p>
      {!isStatic() && (
        <>
          <label>
            <span>{say.t('studies.label.title')}</span>
            <input
              value={title}
              maxLength={STUDY_TITLE_LENGTH}
              onChange={({ target }) => store.setTitle(target.value)}
              data-title
            />
          </label>
          {update.net?.table.private !== true && (
            <label className={css.check}>
              <input
                type="checkbox"
                checked={listed}
                onChange={({ target }) => store.setListed(target.checked)}
                data-listed
              />
              <span>{say.t('studies.label.listed')}</span>
            </label>
          )}
          <button
            type="button"
            className={`${parts.button} ${parts.hot}`}
            aria-disabled={title.trim() === '' || notes.length === 0}
            onClick={() => {
              if (title.trim() !== '' && notes.length > 0) void save();
            }}
            data-save-study
          >
            {say.t('studies.button.save')}
          </button>
          {errorCode !== undefined && <p role="alert">{errorText(errorCode)}</p>}
          {study && !isChanged && (
            <>
              <p role="status">{say.t('studies.text.saved')}</p>
              <LinkBox link={pageAddress(`/study/${study.id}`)} label={say.t('studies.label.link')} />
            </>
          )}
          <Link href="/studies" className={parts.button ?? ''}>
            {say.t('studies.button.all')}
          </Link>
        </>
      )}
    </section>
  );
}

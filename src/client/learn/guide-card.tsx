import { useEffect, useRef } from 'react';
import type { Speaker } from '../../i18n/index.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { Cite } from '../play/cite.tsx';
import { useKeys } from '../play/keys.ts';
import { optionText } from '../play/table-texts.ts';
import { useTexts } from '../play/texts-provider.tsx';
import css from './guide-card.module.css';
import { type GuideStatus, useGuide, type RejectedMove } from './guide-store.ts';
import type { GuideSubject } from '../registry/manifest.ts';
import { useSubjects } from './messages.ts';
import { Spotlight } from './spotlight.tsx';
import { WhatNext } from './what-next.tsx';

type GuideMessages = Speaker<'learn' | GuideSubject>;

interface CardProps {
  openLaw(id: string): void;
}

/** The guide's card beside the table. */
export function GuideCard({ openLaw }: CardProps) {
  const status = useGuide((guide) => guide.status);
  const say = useSubjects('learn', ...(status ? [status.lesson.subject] : []));
  if (!status || !say) return null;
  return <GuideCardContent status={status} say={say} openLaw={openLaw} />;
}

interface ContentProps extends CardProps {
  readonly status: GuideStatus;
  readonly say: GuideMessages;
}

function GuideCardContent({ status, say, openLaw }: ContentProps) {
  const { stop, step, steps, rejected } = status;
  const { read, back } = useGuide();
  const card = useRef<HTMLElement>(null);
  const isNote = stop.waits === 'reader';
  const isOver = stop.waits === 'nobody';
  useKeys(isNote || isOver ? { ...(isNote && { enter: read }), undo: back } : {});
  // Keep the focus on the card after a step by keyboard.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step && document.activeElement === document.body)
      card.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  const note = isOver ? undefined : stop.note;
  return (
    <section
      className={css.card}
      aria-label={say.t('learn.aria.guide')}
      data-coach={stop.waits}
      data-wanted={stop.waits === 'learner' ? stop.says[0] : undefined}
      tabIndex={-1}
      ref={card}
    >
      <header>
        <Icon id="u-learn" size={22} />
        <b>{say.t('learn.label.guideName')}</b>
        <span>{say.t('learn.label.step', { n: Math.min(step + 1, steps), of: steps })}</span>
      </header>
      <progress value={step} max={steps} aria-hidden="true" />
      {isOver ? (
        <WhatNext lesson={status.lesson} say={say} />
      ) : (
        <div className={css.words} aria-live="polite">
          <NoteText status={status} say={say} />
          {rejected && <RejectedMoveText rejected={rejected} status={status} say={say} openLaw={openLaw} />}
        </div>
      )}
      {note && note.law.length > 0 && (
        <ul className={css.law} aria-label={say.t('learn.aria.paragraphs')}>
          {note.law.map((id) => (
            <li key={id}>
              <Cite id={id} openLaw={openLaw} />
            </li>
          ))}
        </ul>
      )}
      {!isOver && (
        <div className={css.go}>
          <button type="button" className={`${parts.button} ${parts.quiet}`} aria-disabled={step === 0} onClick={back}>
            <Icon id="u-undo" size={18} />
            <span>{say.t('learn.button.back')}</span>
          </button>
          {isNote && (
            <button type="button" className={`${parts.button} ${parts.hot}`} data-go="on" onClick={read}>
              {say.t('learn.button.next')}
              <kbd aria-hidden="true">↵</kbd>
            </button>
          )}
        </div>
      )}
      <Spotlight status={status} />
    </section>
  );
}

/** The guide's note: an explanation, or what to do and why. */
function NoteText({ status: { lesson, stop }, say }: Omit<ContentProps, 'openLaw'>) {
  const { subject } = lesson;
  if (stop.waits === 'nobody' || !stop.note) return null;
  const { key } = stop.note;
  if (stop.waits === 'reader') return <p className={css.tell}>{say.lookup(`${subject}.tell`, key)}</p>;
  return (
    <>
      <p className={css.do}>{say.lookup(`${subject}.do`, key)}</p>
      <p className={css.why}>{say.lookup(`${subject}.why`, key)}</p>
    </>
  );
}

/** Why a move was rejected: the rules refuse it, or the guide wants another one. */
function RejectedMoveText({
  rejected,
  status: { stop },
  say,
  openLaw,
}: ContentProps & { readonly rejected: RejectedMove }) {
  const words = useTexts();
  const text = (option: string): string => optionText(words, option.split(' '));
  const { said, because } = rejected;
  if (because)
    return (
      <p className={css.wrong} role="alert">
        {say.t('learn.reason.illegal', { said: text(said), why: words.reason(because.why, because.a, because.b) })}{' '}
        <Cite id={because.law} openLaw={openLaw} />
      </p>
    );
  if (stop.waits !== 'learner') return null;
  return (
    <p className={css.wrong} role="alert">
      {say.t('learn.reason.otherwise', { said: text(said), wanted: text(stop.says[0]!) })}
    </p>
  );
}

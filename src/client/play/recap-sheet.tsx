import { useEffect, useRef, useState } from 'react';
import { Icon, SeatPiece } from '../components/icon.tsx';
import { useMessages } from '../state/messages.tsx';
import { useExtraNews } from './extra-news.ts';
import { briefOf, RecapHead, type RecapProps, Sentences } from './recap.tsx';
import css from './recap-sheet.module.css';

/** All summaries as a list over the board, for narrow screens. A touch of the board folds it. */
export function RecapSheet(props: RecapProps) {
  const { t } = useMessages();
  const { mark, foldedAt } = props.recap;
  const [folded, setFolded] = useState(foldedAt.current);
  const isFolded = folded === mark;
  function fold(at: number | undefined): void {
    foldedAt.current = at;
    setFolded(at);
  }
  useEffect(() => {
    const touched = ({ target }: Event): void => {
      if ((target as Element).closest('main')) fold(mark);
    };
    addEventListener('pointerdown', touched);
    return () => removeEventListener('pointerdown', touched);
  });
  return (
    <section className={css.recap} data-recap aria-label={t('play.label.sinceYourTurn')}>
      <RecapHead {...props} isFolded={isFolded} fold={() => fold(isFolded ? undefined : mark)} />
      {!isFolded && <RecapList {...props} />}
    </section>
  );
}

/** The list of all summaries, with as many events as have room. */
function RecapList({ recap, names, replay }: RecapProps) {
  const { t } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const frame = useRef(document.documentElement);
  const extra = useExtraNews(list, frame, { update: recap, newsKey: recap.key, mostExtra: recap.further.length });
  return (
    <ul ref={list} tabIndex={0}>
      {recap.summaries.map((summary) => {
        const { seat, title, turns } = summary;
        const name = [seat === undefined ? undefined : names[seat], title].filter(Boolean).join(' · ');
        return (
          <li key={`${seat ?? ''} ${title ?? ''}`}>
            <button type="button" onClick={() => replay(turns)} aria-label={t('play.aria.replayOf', { name })}>
              {seat === undefined ? <Icon id="u-replay" size={20} /> : <SeatPiece seat={seat} size={26} />}
            </button>
            <Sentences
              summary={summary}
              head={name}
              news={briefOf(recap, summary, extra)}
              viewer={recap.viewer}
              names={names}
            />
          </li>
        );
      })}
    </ul>
  );
}

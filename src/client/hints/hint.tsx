import { useEffect, useState } from 'react';
import { useSubjects } from '../learn/messages.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import type { PendingMove } from '../play/pending-move.ts';
import { optionText } from '../play/table-texts.ts';
import { useTexts } from '../play/texts-provider.tsx';
import { useTable } from '../state/table.ts';
import type { Hint as Given } from '../table/messages.ts';
import { Expectations } from './expectations.tsx';
import css from './hint.module.css';

interface HintProps {
  readonly game: string;
  /** Number of the open question. */
  readonly question: number;
  readonly move: PendingMove;
  close(): void;
}

/** A bot's best answers with their estimates; a tap enters one as the pending move. */
export function Hint({ game, question, move, close }: HintProps) {
  const say = useSubjects('bots');
  const words = useTexts();
  const ask = useTable((table) => table.hint);
  const [asked, setAsked] = useState(0);
  const [given, setGiven] = useState<Given | 'none'>();
  useEffect(() => {
    let stale = false;
    void ask().then((hint) => {
      if (!stale) setGiven(hint && hint.question === question && hint.best.length > 0 ? hint : 'none');
    });
    return () => {
      stale = true;
    };
  }, [ask, question, asked]);
  // Escape takes back the move that waits; without one it closes the hint.
  const isFree = move.waiting === undefined;
  useEffect(() => {
    if (!isFree) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open], [data-preview]')) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isFree, close]);
  if (!say) return null;
  const again = (): void => {
    setGiven(undefined);
    setAsked(asked + 1);
  };
  return (
    <section className={css.hint} aria-label={say.t('bots.label.hint')} data-hint aria-busy={given === undefined}>
      <header>
        <Icon id="u-north" size={20} />
        <h2>{say.t('bots.label.hint')}</h2>
        <button type="button" className={parts.round} onClick={close} aria-label={say.t('bots.button.close')}>
          <Icon id="u-close" size={20} />
        </button>
      </header>
      <div role="status">
        {given === undefined && <p className={css.state}>{say.t('bots.label.thinking')}</p>}
        {given === 'none' && (
          <p className={css.state}>
            {say.t('bots.text.noHint')}{' '}
            <button type="button" className={css.again} onClick={again}>
              {say.t('bots.button.again')}
            </button>
          </p>
        )}
        {given !== undefined && given !== 'none' && (
          <>
            <p className={css.about}>{say.t('bots.label.hintAbout')}</p>
            <ol>
              {given.best.map((answer) => (
                <li key={answer.say}>
                  <button
                    type="button"
                    aria-pressed={move.waiting === answer.say}
                    data-hinted={answer.say}
                    onClick={() =>
                      void move.pick({ words: answer.say.split(' '), fresh: [], says: answer.say }, { ask: true })
                    }
                  >
                    <span className={css.move}>{optionText(words, answer.say.split(' '))}</span>
                    <Expectations game={game} answer={answer} say={say} />
                  </button>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}

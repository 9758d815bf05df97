import { useEffect } from 'react';
import type { RatedAnswer } from '../../bots/index.ts';
import type { Speaker } from '../../i18n/index.ts';
import { Expectations } from '../hints/expectations.tsx';
import { SeatPiece } from '../components/icon.tsx';
import { optionText } from '../play/table-texts.ts';
import { useTexts } from '../play/texts-provider.tsx';
import type { ReviewOverview } from './messages.ts';
import css from './review.module.css';
import { useReview } from './store.ts';

interface ChosenProps {
  readonly game: string;
  /** Number of the entry after the step shown. */
  readonly entry: number;
  readonly names: readonly string[];
  readonly overview: ReviewOverview;
  readonly say: Speaker<'bots'>;
}

/** The decision at a step, with estimates of it and of the best answers from the seat's knowledge. */
export function Chosen({ game, entry, names, overview, say }: ChosenProps) {
  const words = useTexts();
  const { decisions, look } = useReview();
  const asked = overview.asked.find((one) => one.entry === entry);
  const decision = decisions.get(entry);
  const isAsked = asked !== undefined;
  useEffect(() => {
    if (isAsked) look(entry);
  }, [look, entry, isAsked]);
  if (!asked) return <p className={css.text}>{say.t('bots.text.noDecision')}</p>;
  const best = decision?.best ?? [];
  const isNamed = best.some((answer) => answer.say === asked.say);
  const shown: readonly RatedAnswer[] = decision && !isNamed ? [...best, decision.said] : best;
  return (
    <section className={css.chosen} aria-busy={!decision} data-chosen={decision ? entry : undefined}>
      <h2>
        <SeatPiece seat={asked.seat} size={22} />
        {say.t('bots.label.decision', { name: names[asked.seat] ?? '' })}
      </h2>
      <p className={css.said}>{optionText(words, asked.say.split(' '))}</p>
      <div role="status">{!decision && <p className={css.text}>{say.t('bots.label.thinking')}</p>}</div>
      {decision && <p className={css.text}>{say.t('bots.label.expected')}</p>}
      <ol>
        {shown.map((answer) => (
          <li key={answer.say} data-said={answer.say === asked.say ? '' : undefined}>
            <span className={css.move}>
              {optionText(words, answer.say.split(' '))}
              {answer.say === asked.say && <small>{say.t('bots.label.said')}</small>}
            </span>
            <Expectations game={game} answer={answer} say={say} />
          </li>
        ))}
      </ol>
    </section>
  );
}

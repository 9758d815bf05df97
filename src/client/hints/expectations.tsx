import type { Speaker } from '../../i18n/index.ts';
import type { RatedAnswer } from '../../bots/index.ts';
import css from './hint.module.css';

/** Smaller changes are shown as ±0. */
const NOTICED = 0.05;

/** A change with its sign and one decimal place. */
export function changeText(say: Pick<Speaker<'bots'>, 'number'>, now: number, then: number): string {
  const change = Math.round((then - now) * 10) / 10;
  if (Math.abs(then - now) < NOTICED || change === 0) return '±0';
  return `${change > 0 ? '+' : ''}${say.number(change)}`;
}

/** The name of a figure: the game's own, or a common one. */
const termText = (say: Speaker<'bots'>, game: string, term: string): string =>
  say.lookup('bots.term', say.has(`bots.term.${game}.${term}`) ? `${game}.${term}` : `plain.${term}`);

interface ExpectationsProps {
  readonly game: string;
  readonly answer: RatedAnswer;
  readonly say: Speaker<'bots'>;
}

/** A bot's estimate of an answer: the chance to win, and the expected change of the game's figures. */
export function Expectations({ game, answer, say }: ExpectationsProps) {
  const { chance, expected } = answer;
  return (
    <>
      <span className={css.chance}>
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className={css.whole} width="100" height="6" />
          <rect className={css.share} width={Math.max(1, 100 * chance)} height="6" />
        </svg>
        <b>{say.t('bots.label.chance', { share: chance })}</b>
      </span>
      {expected.length > 0 && (
        <span className={css.terms}>
          {expected.map(({ term, now, then }) => (
            <span key={term}>
              {termText(say, game, term)} <b>{changeText(say, now, then)}</b>
            </span>
          ))}
        </span>
      )}
    </>
  );
}

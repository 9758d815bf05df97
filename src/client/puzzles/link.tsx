import { Link } from 'wouter';
import type { Speaker } from '../../i18n/index.ts';
import parts from '../components/parts.module.css';
import css from './puzzles.module.css';

interface LinkProps {
  readonly say: Speaker<'puzzles'>;
  readonly heading: string;
  readonly lead: string;
}

/** The link to the puzzles on the learning page. */
export function PuzzlesLink({ say, heading, lead }: LinkProps) {
  return (
    <section>
      <h2 className={heading}>{say.t('puzzles.label.title')}</h2>
      <p className={lead}>{say.t('puzzles.text.link')}</p>
      <p className={css.open}>
        <Link href="/puzzles" className={parts.button ?? ''}>
          {say.t('puzzles.button.open')}
        </Link>
      </p>
    </section>
  );
}

import { Link } from 'wouter';
import { useSubjects } from '../learn/messages.ts';
import parts from '../components/parts.module.css';
import css from './puzzles.module.css';

/** The link to the puzzles on the learning page. */
export function PuzzlesLink({ heading, lead }: { readonly heading: string; readonly lead: string }) {
  const say = useSubjects('puzzles');
  if (!say) return null;
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

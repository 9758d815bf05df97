import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { lawAddress, lawNumber } from '../law/number.ts';
import { useBook } from '../law/use-book.ts';
import { Icon } from '../components/icon.tsx';
import { RichText } from '../components/rich-text.tsx';
import { useMessages } from '../state/messages.tsx';
import { Cite } from './cite.tsx';
import css from './side-panel.module.css';
import { useTexts } from './texts-provider.tsx';

/** Most search results shown; the page of the law shows all. */
const MAX_FOUND = 40;

interface ParagraphProps {
  readonly game: string;
  readonly id: string;
  openLaw(id: string): void;
}

/** One paragraph: the game's own text, and the text of the law. */
function Paragraph({ game, id, openLaw }: ParagraphProps) {
  const { t, language } = useMessages();
  const own = useTexts().law(id);
  const found = useBook(game)?.find(id);
  return (
    <article className={css.paragraph}>
      <h3>{t('play.label.paragraph', { id: lawNumber(language, id) })}</h3>
      {own !== undefined && <p lang="en">{own}</p>}
      {found && (
        <div>
          <h4>{found.title}</h4>
          <p>
            <RichText parts={found.text} openLaw={openLaw} />
          </p>
        </div>
      )}
      {found && (
        <Link href={lawAddress(game, id)} className={css.book ?? ''}>
          <Icon id="u-law" size={18} />
          {t('play.button.openLaw')}
        </Link>
      )}
    </article>
  );
}

interface LawPanelProps extends Omit<ParagraphProps, 'id'> {
  readonly id: string | undefined;
}

/** The law beside the table: the requested paragraph, and a search. */
export function LawPanel({ game, id, openLaw }: LawPanelProps) {
  const { t } = useMessages();
  const [wanted, setWanted] = useState('');
  const query = wanted.trim();
  const book = useBook(game);
  const found = useMemo(
    () => (query === '' ? [] : (book?.search(query).flatMap(({ paragraphs }) => paragraphs) ?? [])),
    [book, query],
  );
  const open = (one: string): void => {
    setWanted('');
    openLaw(one);
  };
  return (
    <>
      <label className={css.search}>
        <Icon id="u-search" size={18} />
        <input
          type="search"
          value={wanted}
          aria-label={t('shell.label.searchLaw')}
          placeholder={t('shell.label.searchLaw')}
          onChange={({ target }) => setWanted(target.value)}
        />
      </label>
      {query === '' && id !== undefined && <Paragraph game={game} id={id} openLaw={open} />}
      {query !== '' && (
        <ul className={css.why} aria-label={t('shell.label.law')}>
          {found.slice(0, MAX_FOUND).map((one) => (
            <li key={one.id}>
              <b>{one.title}</b>
              <p>
                <RichText parts={one.text} openLaw={open} />
              </p>
              <Cite id={one.id} openLaw={open} />
            </li>
          ))}
        </ul>
      )}
      {query !== '' && book && found.length === 0 && <p className={css.empty}>{t('shell.text.nothingFound')}</p>}
    </>
  );
}

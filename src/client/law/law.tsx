import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { Language } from '../../i18n/index.ts';
import { GameMark } from '../home/thumbnails.tsx';
import { nextPaint } from '../components/next-paint.ts';
import { Page } from '../components/page.tsx';
import { Icon } from '../components/icon.tsx';
import { RichText } from '../components/rich-text.tsx';
import { LostPage } from '../components/lost-page.tsx';
import type { GameId } from '../../law/index.ts';
import { GAME_IDS, isGameId } from '../../registry/index.ts';
import { useTitles } from '../registry/titles.ts';
import { useMessages } from '../state/messages.tsx';
import type { ShownChapter } from './books.ts';
import css from './law.module.css';
import { lawAddress, lawNumber } from './number.ts';
import { bookFonts } from './fonts.ts';
import { useBook } from './use-book.ts';

/** The page of the numbered rules, with a search and links to paragraphs. */
export function LawPage({ game = GAME_IDS[0]! }: { readonly game?: string | undefined }) {
  return isGameId(game) ? <Book game={game} /> : <LostPage />;
}

function Book({ game }: { readonly game: GameId }) {
  const { t, language } = useMessages();
  const title = useTitles();
  const book = useBook(game, bookFonts);
  const [search] = useSearchParams();
  const id = search.get('p') ?? undefined;
  const [wanted, setWanted] = useState('');
  const here = useRef<HTMLLIElement>(null);
  const found = useMemo(() => book?.search(wanted) ?? [], [book, wanted]);
  const shown = useGrowing(
    found,
    Math.max(
      0,
      found.findIndex((chapter) => hasParagraph(chapter, id)),
    ) + 1,
  );
  useEffect(() => {
    if (book && id !== undefined) here.current?.scrollIntoView({ block: 'center' });
  }, [book, id]);
  return (
    <Page title={t('shell.label.law')}>
      <div className={css.page}>
        <h1>{t('shell.label.law')}</h1>
        <nav className={css.games} aria-label={t('shell.aria.books')}>
          {GAME_IDS.map((one) => (
            <Link key={one} href={`/law/${one}`} aria-current={one === game ? 'page' : undefined}>
              <GameMark game={one} size={20} />
              {title(one)}
            </Link>
          ))}
        </nav>
        <label className={css.search}>
          <Icon id="u-search" size={20} />
          <span>{t('shell.label.searchLaw')}</span>
          <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </label>
        {book && found.length === 0 && <p className={css.note}>{t('shell.text.nothingFound')}</p>}
        {shown.map((chapter) => (
          <Chapter
            key={chapter.id}
            game={game}
            chapter={chapter}
            id={hasParagraph(chapter, id) ? id : undefined}
            here={here}
            language={language}
          />
        ))}
      </div>
    </Page>
  );
}

const hasParagraph = (chapter: ShownChapter, id: string | undefined): boolean =>
  chapter.paragraphs.some((one) => one.id === id);

/** The first `least` of the list, then one more after each paint: a book has hundreds of paragraphs. */
function useGrowing<T>(list: readonly T[], least: number): readonly T[] {
  const [grown, setGrown] = useState({ list, count: least });
  const count = grown.list === list ? Math.max(grown.count, least) : least;
  useEffect(() => {
    if (count >= list.length) return;
    let stale = false;
    void nextPaint().then(() => {
      if (!stale) setGrown({ list, count: count + 1 });
    });
    return () => {
      stale = true;
    };
  }, [list, count]);
  return list.slice(0, count);
}

interface ChapterProps {
  readonly game: GameId;
  readonly chapter: ShownChapter;
  /** The paragraph that the reader came for, if it is in this chapter. */
  readonly id: string | undefined;
  readonly here: RefObject<HTMLLIElement | null>;
  readonly language: Language;
}

const Chapter = memo(function Chapter({ game, chapter, id, here, language }: ChapterProps) {
  return (
    <section className={css.chapter}>
      <h2>
        <span>{lawNumber(language, chapter.id)}</span>
        {chapter.title}
      </h2>
      <ul>
        {chapter.paragraphs.map((one) => (
          <li key={one.id} ref={one.id === id ? here : null} className={one.id === id ? css.here : undefined}>
            <Link href={lawAddress(game, one.id)}>{lawNumber(language, one.id)}</Link>
            <div>
              <b>{one.title}</b>
              {one.text.length > 0 && (
                <p>
                  <RichText parts={one.text} law={(cited) => lawAddress(game, cited)} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});

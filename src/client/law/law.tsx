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
import type { LawBook, ShownChapter, ShownParagraph } from './books.ts';
import css from './law.module.css';
import { lawAddress, lawNumber } from './number.ts';
import { bookFonts } from './fonts.ts';
import { type InParts, useBook } from './use-book.ts';

/** The page of the numbered rules, with a search and links to paragraphs. */
export function LawPage({ game = GAME_IDS[0]! }: { readonly game?: string | undefined }) {
  return isGameId(game) ? <Book game={game} /> : <LostPage />;
}

/** The first chapters are enough unless the address names a paragraph of another one. */
const IN_PARTS: InParts = {
  until: bookFonts,
  isEnough(first) {
    const id = new URLSearchParams(location.search).get('p');
    const chapters = first.search('');
    return chapters.length > 0 && (id === null || placeOf(chapters, id) >= 0);
  },
};

/** Nothing is shown before the text is there: a header alone would be one more thing to draw. */
function Book({ game }: { readonly game: GameId }) {
  const book = useBook(game, IN_PARTS);
  return book ? <OpenBook game={game} book={book} /> : null;
}

function OpenBook({ game, book }: { readonly game: GameId; readonly book: LawBook }) {
  const { t, language } = useMessages();
  const title = useTitles();
  const [search] = useSearchParams();
  const id = search.get('p') ?? undefined;
  const [wanted, setWanted] = useState('');
  const here = useRef<HTMLLIElement>(null);
  const found = useMemo(() => book.search(wanted), [book, wanted]);
  const total = useMemo(() => found.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0), [found]);
  const end = useRef<HTMLDivElement>(null);
  const isWanted = useIsWanted(end);
  const place = useMemo(() => placeOf(found, id), [found, id]);
  // With a screen of paragraphs below it, the wanted one can be scrolled to the middle.
  const needed = place < 0 ? 0 : Math.min(place + FIRST_SLICE, total);
  const shown = useGrowing(`${game} ${language} ${wanted}`, total, (count) => isWanted || count < needed);
  const isHere = place >= 0 && shown >= needed;
  useEffect(() => {
    if (isHere) here.current?.scrollIntoView({ block: 'center' });
  }, [isHere, book, id]);
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
        {id !== undefined && wanted === '' && place < 0 && (
          <p className={css.note} role="alert" data-no-paragraph>
            {t('shell.text.noParagraph', { id })}
          </p>
        )}
        {found.length === 0 && <p className={css.note}>{t('shell.text.nothingFound')}</p>}
        {shownParts(found, shown).map(({ chapter, count }) => (
          <Chapter
            key={chapter.id}
            game={game}
            chapter={chapter}
            count={count}
            id={hasParagraph(chapter, id) ? id : undefined}
            here={here}
            language={language}
          />
        ))}
        <div ref={end} aria-hidden="true" />
      </div>
    </Page>
  );
}

const hasParagraph = (chapter: ShownChapter, id: string | undefined): boolean =>
  chapter.paragraphs.some((one) => one.id === id);

/** How many paragraphs stand before one; -1 without it. */
const placeOf = (chapters: readonly ShownChapter[], id: string | undefined): number =>
  chapters.flatMap(({ paragraphs }) => paragraphs).findIndex((one) => one.id === id);

/** The chapters that have some of the first `shown` paragraphs, and how many of them. */
function shownParts(chapters: readonly ShownChapter[], shown: number) {
  let left = shown;
  return chapters.flatMap((chapter) => {
    const count = Math.max(0, Math.min(left, chapter.paragraphs.length));
    left -= chapter.paragraphs.length;
    return count === 0 ? [] : [{ chapter, count }];
  });
}

/** How many paragraphs are drawn first: they fill a screen. */
const FIRST_SLICE = 14;
/** How many more are drawn before each next paint: a book has hundreds, and a phone must answer between them. */
const SLICE = 6;

/** Events that show that the reader reads on. Not scrolling: the page itself scrolls to the wanted paragraph. */
const READING = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

/**
 * True when more of a list is wanted: its end is less than a screen away, or the reader has touched, turned the wheel or pressed a
 * key. Drawing a whole book takes a phone seconds, so it waits until the reader reads on.
 */
function useIsWanted(end: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => setNear(seen.at(-1)?.isIntersecting === true), {
      rootMargin: '100% 0px',
    });
    observer.observe(end.current!);
    const onRead = (): void => setRead(true);
    for (const type of READING) addEventListener(type, onRead, { passive: true });
    return () => {
      observer.disconnect();
      for (const type of READING) removeEventListener(type, onRead);
    };
  }, [end]);
  return isNear || isRead;
}

/**
 * How many of `total` things of a list are shown: a slice at first, and one more after each paint while more of them are wanted.
 * `list` names the list.
 */
function useGrowing(list: string, total: number, isWanted: (count: number) => boolean): number {
  const [grown, setGrown] = useState({ list, count: FIRST_SLICE });
  const count = grown.list === list ? grown.count : FIRST_SLICE;
  const isMore = count < total && isWanted(count);
  useEffect(() => {
    if (!isMore) return;
    let stale = false;
    void nextPaint().then(() => {
      if (!stale) setGrown({ list, count: count + SLICE });
    });
    return () => {
      stale = true;
    };
  }, [list, isMore, count]);
  return count;
}

interface ChapterProps {
  readonly game: GameId;
  readonly chapter: ShownChapter;
  /** How many of its paragraphs are shown. */
  readonly count: number;
  /** The paragraph that the reader came for, if it is in this chapter. */
  readonly id: string | undefined;
  readonly here: RefObject<HTMLLIElement | null>;
  readonly language: Language;
}

const Chapter = memo(function Chapter({ game, chapter, count, id, here, language }: ChapterProps) {
  return (
    <section className={css.chapter}>
      <h2>
        <span>{lawNumber(language, chapter.id)}</span>
        {chapter.title}
      </h2>
      <ul>
        {chapter.paragraphs.slice(0, count).map((one) => (
          <li key={one.id} ref={one.id === id ? here : null} className={one.id === id ? css.here : undefined}>
            <Paragraph game={game} paragraph={one} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
});

interface ParagraphProps {
  readonly game: GameId;
  readonly paragraph: ShownParagraph;
  readonly language: Language;
}

const Paragraph = memo(function Paragraph({ game, paragraph, language }: ParagraphProps) {
  const { id, title, text } = paragraph;
  return (
    <>
      <Link href={lawAddress(game, id)}>{lawNumber(language, id)}</Link>
      <div>
        <b>{title}</b>
        {text.length > 0 && (
          <p>
            <RichText parts={text} law={(cited) => lawAddress(game, cited)} />
          </p>
        )}
      </div>
    </>
  );
});

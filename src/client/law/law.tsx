import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { GameMark } from '../home/thumbs.tsx';
import { Page } from '../parts/frame.tsx';
import { Icon } from '../parts/icon.tsx';
import { Rich } from '../parts/rich.tsx';
import { HOUSE_GAMES } from '../shelf/house.ts';
import { useTitles } from '../shelf/titles.ts';
import { useSpeech } from '../state/speech.tsx';
import css from './law.module.css';
import { lawAddress, lawNumber } from './number.ts';
import { useBook } from './usebook.ts';

/** The numbered law of the games, to be searched and linked to. */
export function LawPage({ game = 'root' }: { readonly game?: string | undefined }) {
  const { t, language } = useSpeech();
  const title = useTitles();
  const book = useBook(game);
  const [search] = useSearchParams();
  const id = search.get('p') ?? undefined;
  const [wanted, setWanted] = useState('');
  const slow = useDeferredValue(wanted);
  const here = useRef<HTMLLIElement>(null);
  const found = useMemo(() => book?.search(slow) ?? [], [book, slow]);
  useEffect(() => {
    if (book && id !== undefined) here.current?.scrollIntoView({ block: 'center' });
  }, [book, id]);
  const isPlain = found.some(({ paragraphs }) => paragraphs.some(({ plain }) => plain));
  return (
    <Page title={t('shell.label.law')}>
      <div className={css.page}>
        <h1>{t('shell.label.law')}</h1>
        <nav className={css.games} aria-label={t('shell.aria.books')}>
          {HOUSE_GAMES.map((one) => (
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
        {isPlain && language !== 'en' && <p className={css.note}>{t('shell.text.lawNote')}</p>}
        {book && found.length === 0 && <p className={css.note}>{t('shell.text.nothingFound')}</p>}
        {found.map((chapter) => (
          <section key={chapter.id} className={css.chapter}>
            <h2 lang={chapter.plain ? 'en' : undefined}>
              <span>{lawNumber(language, chapter.id)}</span>
              {chapter.title}
            </h2>
            <ul>
              {chapter.paragraphs.map((one) => (
                <li key={one.id} ref={one.id === id ? here : null} className={one.id === id ? css.here : undefined}>
                  <Link href={lawAddress(game, one.id)}>{lawNumber(language, one.id)}</Link>
                  <div lang={one.plain ? 'en' : undefined}>
                    <b>{one.title}</b>
                    {one.text.length > 0 && (
                      <p>
                        <Rich parts={one.text} law={(cited) => lawAddress(game, cited)} />
                      </p>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

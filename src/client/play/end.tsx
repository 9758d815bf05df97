import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { Rematch } from '../lobby/rematch.tsx';
import { Icon, SeatPiece } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useMessages } from '../state/messages.tsx';
import { useSubject } from '../state/use-subject.ts';
import { useTable } from '../state/table.ts';
import { configOf } from '../table/storage.ts';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import { Cite } from './cite.tsx';
import css from './end.module.css';
import { GameDownloads } from './downloads.tsx';
import { ShareButton } from '../shared/share-dialog.tsx';
import { signed } from '../turns/drafts.ts';
import { RichText } from '../components/rich-text.tsx';
import { useTexts } from './texts-provider.tsx';

interface OriginProps {
  readonly log: SeatUpdate['log'];
  readonly seat: number;
  readonly names: readonly string[];
  look(step: number): void;
}

/** The origin of every point of a seat; -1: of a rival without a seat. */
function Origin({ log, seat, names, look }: OriginProps) {
  const { t } = useMessages();
  const words = useTexts();
  const list = useMemo(
    () =>
      words.turns(log).flatMap(({ events }) =>
        words.turnSentences(events, names).flatMap(({ parts: sentence, to, points = [] }) => {
          const n = points.reduce((sum, one) => sum + (one.seat === seat ? one.n : 0), 0);
          return n === 0 ? [] : [{ sentence, to, n }];
        }),
      ),
    [words, log, names, seat],
  );
  if (list.length === 0) return null;
  return (
    <details>
      <summary>{t('play.label.origin')}</summary>
      <ul>
        {list.map(({ sentence, to, n }, k) => (
          <li key={`${to} ${k}`}>
            <b>{signed(n)}</b>
            <div>
              <RichText parts={sentence} />
            </div>
            <button type="button" onClick={() => look(to)} aria-label={t('play.aria.lookAt', { n: to })}>
              <Icon id="u-eye" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface EndProps {
  readonly update: TableUpdate;
  readonly mine: SeatUpdate;
  openLaw(id: string): void;
  look(step: number): void;
  /** Opens the review. */
  review(): void;
}

/** The end of a game: who won, and the origin of every point. */
export function End({ update, mine, openLaw, look, review }: EndProps) {
  const { t, number } = useMessages();
  const words = useTexts();
  const { over, sitters, scores, game, id } = update.info;
  const [, go] = useLocation();
  const createTable = useTable((table) => table.create);
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters]);
  const manners = useSubject('manners');
  if (!over) return null;
  const result = update.net?.table.result;
  const late = result?.why === 'time' ? result.seat : undefined;
  const winners = over.winners.map((seat) => names[seat] ?? '');
  const together = words.ending(winners.length > 0);
  const rivals = words.rivals();
  // A game that the people or an operator ended has no winner by its rules.
  const why = result?.why;
  const agreed =
    (why === 'agreed' && winners.length === 0) || why === 'draw' || why === 'closed'
      ? manners?.t(`manners.label.end.${why}`)
      : undefined;

  /** Plays with the same settings, seats and bots once more. */
  async function again(): Promise<void> {
    const config = await configOf(id);
    const next = config && (await createTable(config));
    go(next === undefined ? `/new/${game}` : `/play/${next}`);
  }

  return (
    <div className={css.end}>
      <header>
        <Icon id="vatra-mark" size={56} />
        <h2>
          {why === 'abandoned'
            ? t('play.label.abandoned')
            : late !== undefined
              ? t('play.label.timeUp', { name: names[late] ?? '' })
              : agreed !== undefined
                ? agreed
                : together
                  ? together.title
                  : winners.length === 0
                    ? t('play.label.defeat')
                    : t('play.label.victory', { names: winners })}
        </h2>
        {over.law !== '' && <Cite id={over.law} openLaw={openLaw} />}
      </header>
      {together && (
        <ul className={css.facts} data-together>
          {together.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <ol className={css.ranking}>
        {(over.ranking.length > 0 ? over.ranking : [names.map((_, seat) => seat)]).flatMap((place, rank) =>
          place.map((seat) => (
            <li key={seat} className={over.winners.includes(seat) ? css.winner : undefined}>
              <b className={css.rank}>{together || rivals.length > 0 ? '' : number(rank + 1)}</b>
              <SeatPiece seat={seat} size={38} />
              <span className={css.name}>{names[seat]}</span>
              {!together && (
                <>
                  <b className={css.points}>{number(scores[seat] ?? 0)}</b>
                  <Origin log={mine.log} seat={seat} names={names} look={look} />
                </>
              )}
            </li>
          )),
        )}
        {rivals.map(({ name, score }) => (
          <li key={name} data-rival>
            <b className={css.rank} aria-hidden="true" />
            <Icon id="u-bot" size={30} />
            <span className={css.name}>{name}</span>
            <b className={css.points}>{number(score)}</b>
            <Origin log={mine.log} seat={-1} names={names} look={look} />
          </li>
        ))}
      </ol>
      <div className={css.do}>
        <button type="button" className={parts.button} onClick={review} data-open-review>
          <Icon id="u-timeline" size={20} />
          {t('play.label.review')}
        </button>
        {update.net ? (
          <Rematch table={update.net.table} seated={update.here.length > 0} />
        ) : (
          <>
            <button type="button" className={`${parts.button} ${parts.hot}`} onClick={() => void again()} data-again>
              <Icon id="vatra-flame" size={20} />
              {t('play.button.again')}
            </button>
            <Link href={`/new/${game}?again=${id}`} className={parts.button ?? ''} data-change>
              {t('play.button.changeSetup')}
            </Link>
          </>
        )}
        <ShareButton update={update} step={undefined} />
        <GameDownloads update={update} />
        <Link href="/" className={parts.button ?? ''}>
          {t('play.button.home')}
        </Link>
      </div>
    </div>
  );
}

import { useMemo, useRef, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { RichText } from '../components/rich-text.tsx';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { SeatUpdate } from '../table/messages.ts';
import { signed } from '../turns/drafts.ts';
import { withoutSubject } from '../turns/join.ts';
import { withNumbersKept } from '../turns/kept-numbers.ts';
import { turnsSinceOwn } from '../turns/stops.ts';
import type { Turn, TurnSentence } from '../turns/turns.ts';
import { furtherNews, type News, newsOf } from './recap-news.ts';
import css from './recap.module.css';
import { useTexts } from './texts-provider.tsx';

/** Most events of one opponent. */
const MOST_SENTENCES = 3;

/** Keeps points on the line of the word before them. */
const WORD_JOINER = '\u2060';

/** What one opponent, or nobody, did since the viewer's last turn. */
interface Summary {
  readonly seat: number | undefined;
  readonly title: string | undefined;
  readonly turns: readonly Turn[];
  /** What is told of it, with one event, two, three… */
  readonly brief: readonly News[];
  readonly gain: number;
  readonly every: readonly TurnSentence[];
}

/** The summaries since the viewer's last turn, until the viewer closes them. */
export interface RecapState {
  readonly viewer: number;
  readonly summaries: readonly Summary[];
  readonly turns: readonly Turn[];
  /** What the summaries tell; equal where they tell the same. */
  readonly key: string;
  /** In which of them further events are told where there is room, the most important event first. */
  readonly further: readonly number[];
  /** True when there are summaries, and the viewer has closed them. */
  readonly isClosed: boolean;
  /** The first step of the last turn they tell of; undefined without turns. */
  readonly mark: number | undefined;
  /** The mark at which the viewer folded the sheet; a drawer hides the sheet and keeps this. */
  readonly foldedAt: { current: number | undefined };
  close(): void;
  reopen(): void;
}

/** Turns by whose they are, in the order they began. */
function byOpponent(turns: readonly Turn[]): readonly (readonly Turn[])[] {
  const groups = new Map<string, Turn[]>();
  for (const turn of turns) {
    const key = `${turn.seat ?? ''} ${turn.title ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), turn]);
  }
  return [...groups.values()];
}

/**
 * What every opponent did since the viewer's last turn: the strongest events, the viewer's losses first. It stays through the
 * viewer's own turn, and never tells of the viewer's own moves.
 */
export function useRecap({ log, seat, question }: SeatUpdate, names: readonly string[], isShown: boolean): RecapState {
  const { t } = useMessages();
  const words = useTexts();
  const [closed, setClosed] = useState<number>();
  const foldedAt = useRef<number>(undefined);
  const isOpen = isShown && question >= 0;
  const turns = useMemo(() => (isOpen ? turnsSinceOwn(words.turns(log), seat) : []), [isOpen, words, log, seat]);
  const summaries = useMemo(
    () =>
      byOpponent(turns).flatMap((all): Summary[] => {
        const { seat: of, title } = all[0]!;
        const every = all.flatMap((turn) => words.turnSentences(turn.events, names));
        if (every.length === 0) return [];
        const and = t('play.word.and');
        const brief = Array.from({ length: MOST_SENTENCES }, (_, k) => newsOf(every, seat, { most: k + 1, and }));
        const gain = of === undefined ? 0 : all.reduce((sum, { gains }) => sum + (gains[of] ?? 0), 0);
        return [{ seat: of, title, turns: all, brief, gain, every }];
      }),
    [turns, words, names, seat, t],
  );
  // What was closed comes back with the next turn of somebody.
  const mark = turns.at(-1)?.steps[0]?.step;
  const shown = closed === mark ? [] : summaries;
  const further = useMemo(
    () =>
      furtherNews(
        summaries.map(({ every }) => every),
        seat,
        MOST_SENTENCES,
      ),
    [summaries, seat],
  );
  return {
    viewer: seat,
    summaries: shown,
    further,
    turns,
    key: `${closed === mark} ${mark} ${turns.at(-1)?.steps.at(-1)?.step}`,
    isClosed: closed === mark && summaries.length > 0,
    mark,
    foldedAt,
    close: () => setClosed(mark),
    reopen: () => setClosed(undefined),
  };
}

/** What shows summaries. */
export interface RecapProps {
  readonly recap: RecapState;
  readonly names: readonly string[];
  /** Plays turns again on the board. */
  replay(turns: readonly Turn[]): void;
}

interface HeadProps extends Omit<RecapProps, 'names'> {
  /** True when only the heading is shown. */
  readonly isFolded?: boolean;
  fold?(): void;
}

/** The heading of the summaries, with buttons that replay or close them all; the heading folds them where it can. */
export function RecapHead({ recap, replay, isFolded, fold }: HeadProps) {
  const { t } = useMessages();
  if (recap.summaries.length === 0) return null;
  const title = t('play.label.sinceYourTurn');
  return (
    <div className={css.head} data-recap-head>
      {fold ? (
        <button type="button" aria-expanded={!isFolded} onClick={fold} data-fold-recap>
          <Icon id="u-chevron" size={18} />
          {title}
        </button>
      ) : (
        <b>{title}</b>
      )}
      <button
        type="button"
        onClick={() => replay(recap.turns)}
        aria-label={t('play.button.replay')}
        title={t('play.button.replay')}
        data-replay
      >
        <Icon id="u-play" size={16} />
      </button>
      <button type="button" onClick={recap.close} aria-label={t('play.button.close')} data-close-recap>
        <Icon id="u-close" size={16} />
      </button>
    </div>
  );
}

interface SentencesProps {
  readonly summary: Summary;
  /** Whose news these are, where it is not told beside them. */
  readonly head?: string;
  readonly news: News;
  readonly viewer: number;
  readonly names: readonly string[];
}

/** The sentences of a summary. Their subject is named beside them; what has no room is opened by a button. */
export function Sentences({ summary: { seat, title, turns, gain }, head, news, viewer, names }: SentencesProps) {
  const { t } = useMessages();
  // What was opened closes when there is more to tell.
  const last = turns.at(-1)?.steps.at(-1)?.step;
  const [opened, setOpened] = useState<number>();
  const isWhole = opened !== undefined && opened === last;
  const sentences = isWhole ? news.whole : news.sentences;
  const hasPoints = useTable(({ ui }) => ui?.SeatScore === undefined);
  const subjects = [title, seat === undefined ? undefined : names[seat]].filter((one) => one !== undefined);
  return (
    <div className={css.told}>
      {head !== undefined && <b>{head}. </b>}
      {sentences.map(({ parts, from, harms }, k) => (
        <p key={`${from} ${k}`} className={harms.includes(viewer) ? css.loss : undefined}>
          <RichText parts={withNumbersKept(withoutSubject(parts, subjects))} />.
        </p>
      ))}
      {sentences.length === 0 && <p>{t('play.text.quietTurn')}.</p>}
      {news.more > 0 ? ' ' : WORD_JOINER}
      <span className={css.tail}>
        {news.more > 0 && (
          <button
            type="button"
            className={css.more}
            aria-expanded={isWhole}
            onClick={() => setOpened(isWhole ? undefined : last)}
            data-more-news={news.more}
          >
            {isWhole ? t('play.button.lessNews') : t('play.button.moreNews', { n: news.more })}
          </button>
        )}
        {seat !== undefined && hasPoints && <em data-gain={Math.sign(gain)}>{signed(gain)}</em>}
      </span>
    </div>
  );
}

/** The news in the card of a seat, where all cards tell `extra` further events together. */
export function briefOf({ summaries, further }: RecapState, summary: Summary, extra: number): News {
  const own = summaries.indexOf(summary);
  return summary.brief[further.slice(0, extra).filter((of) => of === own).length]!;
}

/** What one opponent did, in the card of its seat. */
export function SeatSummary({
  recap,
  seat,
  extra,
  names,
  replay,
}: RecapProps & {
  readonly seat: number;
  /** How many events the cards tell together beside the strongest one of each. */
  readonly extra: number;
}) {
  const { t } = useMessages();
  const summary = recap.summaries.find((one) => one.seat === seat);
  if (!summary) return null;
  return (
    <div className={css.summary} data-summary={seat}>
      <button
        type="button"
        onClick={() => replay(summary.turns)}
        aria-label={t('play.aria.replayOf', { name: names[seat] ?? '' })}
      >
        <Icon id="u-play" size={14} />
      </button>
      <Sentences summary={summary} news={briefOf(recap, summary, extra)} viewer={recap.viewer} names={names} />
    </div>
  );
}

/** What happened in nobody's turn, such as machine cards, below the cards of the seats. */
export function OtherSummaries({ recap, extra, names, replay }: RecapProps & { readonly extra: number }) {
  const { t } = useMessages();
  const list = recap.summaries.filter(({ seat }) => seat === undefined);
  return list.map((summary) => {
    const { title = '', turns } = summary;
    return (
      <li key={title} className={css.other} data-summary="">
        <b>{title}</b>
        <div className={css.summary}>
          <button type="button" onClick={() => replay(turns)} aria-label={t('play.aria.replayOf', { name: title })}>
            <Icon id="u-play" size={14} />
          </button>
          <Sentences summary={summary} news={briefOf(recap, summary, extra)} viewer={recap.viewer} names={names} />
        </div>
      </li>
    );
  });
}

/** Brings the summaries back that were closed. */
export function RecapButton({ recap, open }: { readonly recap: RecapState; open(): void }) {
  const { t } = useMessages();
  if (!recap.isClosed) return null;
  return (
    <button type="button" className={css.again} onClick={open} data-open-recap>
      <Icon id="u-replay" size={18} />
      {t('play.label.sinceYourTurn')}
    </button>
  );
}

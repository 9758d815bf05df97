import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ForbiddenAnswer } from '../../kernel/referee/index.ts';
import { Icon } from '../components/icon.tsx';
import { Cite } from '../play/cite.tsx';
import { humanize, optionText, optionWords, type TableTexts } from '../play/table-texts.ts';
import { useTexts } from '../play/texts-provider.tsx';
import { useMessages } from '../state/messages.tsx';
import type { SeatUpdate } from '../table/messages.ts';
import { groupRefusals, type ReasonRow, type RefusalGroup } from './refusal-groups.ts';
import type { Why } from './use-why.ts';
import css from './why.module.css';

/** Most options, verbs and reasons of a group before all are shown. */
const MOST_OPTIONS = 3;
const MOST_VERBS = 5;
const MOST_ROWS = 3;

/** The thing that was asked about, as its options name it. */
export function aboutText(words: TableTexts, about: string, answers: readonly ForbiddenAnswer[]): string {
  const wanted = about.split(' ');
  if (wanted.length > 1) return optionText(words, wanted);
  const own = words.thing(about);
  if (own !== humanize(about)) return own;
  for (const { text } of answers) {
    const option = text.split(' ');
    const at = option.indexOf(about);
    if (at >= 0) return optionWords(words, option)[at]!;
  }
  return own;
}

interface GroupContext {
  readonly about: string | undefined;
  /** True when nothing is shortened. */
  readonly isAll: boolean;
  openLaw(id: string): void;
}

/** A reason, its paragraph, and what it forbids besides the thing that was asked about. */
function Row({ row, about, isAll, openLaw }: GroupContext & { readonly row: ReasonRow }) {
  const { t } = useMessages();
  const words = useTexts();
  const { reason, options } = row;
  const named = options.filter((option) => option.length > 1 && option.slice(1).join(' ') !== about);
  const isOneVerb = options.every(([verb]) => verb === options[0]?.[0]);
  const shown = isAll ? named : named.slice(0, MOST_OPTIONS);
  const texts = [...new Set(shown.map((option) => optionText(words, option, isOneVerb ? 1 : 0)))];
  return (
    <div className={css.row}>
      <p>{words.reason(reason.why, reason.a, reason.b)}</p>
      <Cite id={reason.law} openLaw={openLaw} />
      {texts.length > 0 && (
        <small>
          {texts.join('; ')}
          {named.length > shown.length && ` ${t('play.text.whyMore', { n: named.length - shown.length })}`}
        </small>
      )}
    </div>
  );
}

/** What the player wants to do, and why not. */
function Group({ group: { verbs, rows }, about, isAll, openLaw }: GroupContext & { readonly group: RefusalGroup }) {
  const { t } = useMessages();
  const words = useTexts();
  const names = [...new Set(verbs.map((verb) => words.verb(verb)))];
  const shownVerbs = isAll ? names : names.slice(0, MOST_VERBS);
  const shownRows = isAll ? rows : rows.slice(0, MOST_ROWS);
  const more = (all: number, shown: number): string =>
    all > shown ? ` ${t('play.text.whyMore', { n: all - shown })}` : '';
  return (
    <li className={css.group} data-verbs={verbs.join(' ')}>
      <h3>
        {shownVerbs.join(', ')}
        {more(names.length, shownVerbs.length)}
      </h3>
      {shownRows.map((row) => (
        <Row key={Object.values(row.reason).join(' ')} row={row} about={about} isAll={isAll} openLaw={openLaw} />
      ))}
      {rows.length > shownRows.length && (
        <p className={css.more}>{t('play.text.whyMore', { n: rows.length - shownRows.length })}</p>
      )}
    </li>
  );
}

/** True when a group is shown shortened. */
const isShort = ({ verbs, rows }: RefusalGroup): boolean =>
  verbs.length > MOST_VERBS ||
  rows.length > MOST_ROWS ||
  rows.some(({ options }) => options.filter((option) => option.length > 1).length > MOST_OPTIONS);

/** The room that the button for the rest takes, in CSS pixels. */
const REST_BUTTON = 46;

/**
 * How many of the children of a list fit into the scroller around it; all of them before they are measured. `content` names what
 * is listed, `hasRest` tells that the button for the rest stands below in any case.
 */
function useFitting(list: RefObject<HTMLElement | null>, content: string, hasRest: boolean): number {
  const [size, setSize] = useState('');
  const key = `${content} ${size}`;
  const [fitting, setFitting] = useState({ key: '', n: Infinity });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setSize(`${innerWidth} ${innerHeight}`));
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const outer = list.current?.parentElement;
    if (fitting.key === key || !list.current || !outer) return;
    const bottoms = [...list.current.children].map((item) => item.getBoundingClientRect().bottom + outer.scrollTop);
    const end = outer.getBoundingClientRect().top + outer.clientHeight;
    const isAll = !hasRest && (bottoms.at(-1) ?? 0) <= end;
    const fit = isAll ? bottoms.length : bottoms.filter((bottom) => bottom <= end - REST_BUTTON).length;
    setFitting({ key, n: Math.max(1, fit) });
  }, [key, fitting.key, hasRest, list]);
  return fitting.key === key ? fitting.n : Infinity;
}

interface WhyListProps {
  readonly mine: SeatUpdate;
  readonly why: Why;
  openLaw(id: string): void;
}

/** The panel of reasons: about the asked thing, or about all that the open question refuses. */
export function WhyPanel({ mine, why, openLaw }: WhyListProps) {
  const { t } = useMessages();
  const words = useTexts();
  const { asked } = why;
  const forbidden = asked?.answers ?? mine.forbidden;
  return (
    <div className={css.panel}>
      {asked && (
        <header className={css.head}>
          <h2>{aboutText(words, asked.about, asked.answers)}</h2>
          <button type="button" onClick={why.close}>
            {t('play.button.whyAll')}
          </button>
        </header>
      )}
      {forbidden.length === 0 ? (
        <p className={css.empty}>{t(asked ? 'play.text.whyNothing' : 'play.text.whyEmpty')}</p>
      ) : (
        <Groups
          key={`${mine.question} ${asked?.about}`}
          about={asked?.about}
          forbidden={forbidden}
          offered={mine.offered}
          openLaw={openLaw}
        />
      )}
    </div>
  );
}

interface GroupsProps {
  /** The thing that was asked about; undefined: everything. */
  readonly about: string | undefined;
  readonly forbidden: readonly ForbiddenAnswer[];
  readonly offered: readonly string[];
  /** Shows the rest elsewhere; undefined: here. */
  readonly showAll?: () => void;
  openLaw(id: string): void;
}

/** A screenful of groups, and a button for the rest. */
function Groups({ about, forbidden, offered, showAll, openLaw }: GroupsProps) {
  const { t } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const [isAll, setAll] = useState(false);
  const words = useTexts();
  const groups = useMemo(
    () => groupRefusals(forbidden, offered, ({ why, a, b }) => words.reason(why, a, b)),
    [forbidden, offered, words],
  );
  const content = groups.map(({ verbs }) => verbs.join(' ')).join('|');
  const hasShort = groups.some(isShort);
  const n = useFitting(list, content, hasShort);
  const shown = isAll ? groups : groups.slice(0, n);
  const isCut = !isAll && (shown.length < groups.length || hasShort);
  return (
    <>
      <ul ref={list} className={css.groups} tabIndex={0} aria-label={t('play.label.why')}>
        {shown.map((group) => (
          <Group key={group.verbs.join(' ')} group={group} about={about} isAll={isAll} openLaw={openLaw} />
        ))}
      </ul>
      {isCut && (
        <button type="button" className={css.all} onClick={showAll ?? (() => setAll(true))} data-why-all>
          {t('play.button.whyShowAll', { n: forbidden.length })}
        </button>
      )}
    </>
  );
}

interface WhyCardProps extends WhyListProps {
  /** Opens the panel of reasons. */
  showAll(): void;
}

/** The answer about one thing, above the prompt; the panel has all of it. */
export function WhyCard({ mine, why, showAll, openLaw }: WhyCardProps) {
  const { t } = useMessages();
  const words = useTexts();
  const { asked } = why;
  if (!asked) return null;
  return (
    <section className={css.card} data-why aria-live="polite" aria-label={t('play.label.why')}>
      <header className={css.head}>
        <Icon id="u-why" size={20} />
        <h2>{aboutText(words, asked.about, asked.answers)}</h2>
        <button type="button" onClick={why.close} aria-label={t('play.button.close')}>
          <Icon id="u-close" size={18} />
        </button>
      </header>
      <div className={css.short}>
        {asked.answers.length === 0 ? (
          <p className={css.empty}>{t('play.text.whyNothing')}</p>
        ) : (
          <Groups
            key={asked.about}
            about={asked.about}
            forbidden={asked.answers}
            offered={mine.offered}
            showAll={showAll}
            openLaw={openLaw}
          />
        )}
      </div>
    </section>
  );
}

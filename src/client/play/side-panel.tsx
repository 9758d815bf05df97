import { lazy, memo, Suspense, useMemo, useState } from 'react';
import { Unread } from '../chat/unread.tsx';
import { Icon } from '../components/icon.tsx';
import { useMessages } from '../state/messages.tsx';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import type { Why } from '../why/use-why.ts';
import { Timeline } from './timeline.tsx';
import css from './side-panel.module.css';

const Chat = lazy(() => import('../chat/chat.tsx').then(({ Chat: chat }) => ({ default: chat })));
const LawPanel = lazy(() => import('./law-panel.tsx').then(({ LawPanel: panel }) => ({ default: panel })));
const WhyPanel = lazy(() => import('../why/why-list.tsx').then(({ WhyPanel: panel }) => ({ default: panel })));
const Log = lazy(() => import('./log.tsx').then(({ Log: log }) => ({ default: log })));
const Review = lazy(() => import('../review/review.tsx').then(({ Review: review }) => ({ default: review })));
const StudyPanel = lazy(() =>
  import('../studies/study-panel.tsx').then(({ StudyPanel: panel }) => ({ default: panel })),
);

/** Tabs of the side panel. */
const TABS = ['log', 'review', 'study', 'why', 'law', 'chat', 'notes'] as const;
/** A tab of the side panel. */
export type Tab = (typeof TABS)[number];

/** The tabs of a table: chat at server tables only; reasons during the game, review and comments after it. */
export const tabsOf = ({ net, info }: TableUpdate): readonly Tab[] =>
  TABS.filter((tab) => {
    if (tab === 'chat') return net !== undefined;
    if (tab === 'review' || tab === 'study') return info.over !== undefined;
    return tab !== 'why' || info.over === undefined;
  });

/** The icon of each tab. */
export const TAB_ICONS: Readonly<Record<Tab, string>> = {
  log: 'u-log',
  review: 'u-timeline',
  study: 'u-arrow',
  why: 'u-why',
  law: 'u-law',
  chat: 'u-chat',
  notes: 'u-notes',
};

/** Private notes about a table, stored in localStorage. */
function Notes({ id }: { readonly id: string }) {
  const { t } = useMessages();
  const key = `vatra.notes.${id}`;
  const [text, setText] = useState(() => localStorage.getItem(key) ?? '');
  return (
    <textarea
      className={css.notes}
      value={text}
      aria-label={t('play.label.notes')}
      placeholder={t('play.text.notesAbout')}
      onChange={({ target }) => {
        setText(target.value);
        localStorage.setItem(key, target.value);
      }}
    />
  );
}

interface SidePanelProps {
  readonly update: TableUpdate;
  readonly mine: SeatUpdate;
  readonly tab: Tab;
  readonly law: string | undefined;
  readonly why: Why;
  readonly step: number | undefined;
  /** False: the log, which takes longer than a press may, is not drawn yet. */
  readonly isFilled: boolean;
  /** False: only the rail of tabs is shown. */
  readonly isOpen: boolean;
  setTab(tab: Tab): void;
  /** Folds the panel to the rail, or unfolds it. */
  fold(): void;
  openLaw(id: string): void;
  look(step: number | undefined): void;
}

/** The panel beside the board with its tabs. */
export const SidePanel = memo(function SidePanel({
  update,
  mine,
  tab,
  isFilled,
  law,
  why,
  step,
  isOpen,
  setTab,
  fold,
  openLaw,
  look,
}: SidePanelProps) {
  const { t } = useMessages();
  const { sitters } = update.info;
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters]);
  const id = law ?? update.window?.law ?? update.info.over?.law;
  return (
    <aside className={css.side} aria-label={t('play.aria.side')} data-open={isOpen || undefined}>
      <div className={css.tabs}>
        <div role="tablist" aria-orientation={isOpen ? 'horizontal' : 'vertical'}>
          {tabsOf(update).map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`tab-${one}`}
              aria-selected={isOpen && one === tab}
              aria-controls={isOpen ? 'side-sheet' : undefined}
              title={t(`play.label.${one}`)}
              onClick={() => setTab(one)}
            >
              <Icon id={TAB_ICONS[one]} size={20} />
              <span>{t(`play.label.${one}`)}</span>
              {one === 'chat' && <Unread net={update.net} open={isOpen && tab === 'chat'} />}
            </button>
          ))}
        </div>
        <button type="button" className={css.foldButton} onClick={fold} title={t('play.button.fold')}>
          <i>
            <Icon id="u-fold" size={20} label={t(isOpen ? 'play.button.fold' : 'play.button.unfold')} />
          </i>
        </button>
      </div>
      {isOpen && (
        <div key={tab} id="side-sheet" className={css.body} role="tabpanel" aria-labelledby={`tab-${tab}`}>
          <Suspense>
            {tab === 'log' && isFilled && (
              <Log log={mine.log} names={names} step={step} look={look} openLaw={openLaw} />
            )}
            {tab === 'review' && <Review update={update} mine={mine} step={step} look={look} />}
            {tab === 'study' && <StudyPanel update={update} mine={mine} step={step} look={look} />}
            {tab === 'why' && <WhyPanel mine={mine} why={why} openLaw={openLaw} />}
            {tab === 'law' && <LawPanel game={update.info.game} id={id} openLaw={openLaw} />}
            {tab === 'chat' && update.net && <Chat update={update} net={update.net} />}
          </Suspense>
          {tab === 'notes' && <Notes key={update.info.id} id={update.info.id} />}
        </div>
      )}
      {isOpen && (tab === 'log' || tab === 'review' || tab === 'study') && (
        <Timeline steps={mine.log.length} step={step} look={look} />
      )}
    </aside>
  );
});

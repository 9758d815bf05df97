import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { Count } from '../animation/count.tsx';
import { seatAnchor } from '../animation/piece-animation.ts';
import { Icon, SeatPiece, useEmblem } from '../components/icon.tsx';
import { useMedia } from '../components/media.ts';
import type { BoardProps, GameUi } from '../registry/game-ui.ts';
import { useMessages } from '../state/messages.tsx';
import type { TableUpdate } from '../table/messages.ts';
import { useSubject } from '../state/use-subject.ts';
import { useExtraNews } from './extra-news.ts';
import css from './seats.module.css';
import { useTexts } from './texts-provider.tsx';

/** Tables on this device have no clocks. */
const SeatClock = lazy(() => import('./clock.tsx').then(({ SeatClock: clock }) => ({ default: clock })));

interface SeatsProps {
  readonly update: TableUpdate;
  readonly scores: readonly number[];
  /** The seats in the order in which they are shown. */
  readonly order: readonly number[];
  readonly board: BoardProps;
  readonly ui: GameUi | undefined;
  /** The seat whose board is open; undefined when none is. */
  readonly open: number | undefined;
  /** Opens and closes the board of a seat; undefined without such boards. */
  readonly toggle: ((seat: number) => void) | undefined;
  /**
   * What the seat has done lately; `extra` is how many events all cards tell beside the strongest one of each. Undefined where
   * there is no room for it.
   */
  readonly news: ((seat: number, extra: number) => ReactNode) | undefined;
  readonly mostExtra: number;
  /** What the news tell; equal where they tell the same. */
  readonly newsKey: string;
  /** What stands above the others, and below them. */
  readonly head: ReactNode;
  readonly tail: (extra: number) => ReactNode;
  /** What stands between the others and the viewer: news, decks and supplies. */
  readonly children: ReactNode;
}

interface SeatCardProps extends Omit<SeatsProps, 'order' | 'children' | 'head' | 'tail' | 'newsKey' | 'mostExtra'> {
  readonly seat: number;
  readonly extra: number;
}

/** The colour of a seat along its edge. */
function OwnStripe({ seat }: { readonly seat: number }) {
  return <span className={css.stripe} style={{ background: useEmblem(seat).fill }} />;
}

/** The state of a seat whose player has resigned. */
function Resigned() {
  return useSubject('manners')?.t('manners.label.resigned');
}

/** One seat: who, what it plays, how far it is, its key figures, and whether it must decide. */
function SeatCard({ update, scores, board, ui, open, toggle, news, seat, extra }: SeatCardProps) {
  const { t } = useMessages();
  const words = useTexts();
  const { name, who } = update.info.sitters[seat]!;
  const viewer = board.table.seat;
  const asked = update.asked.includes(seat);
  const isOwn = seat === viewer;
  const resigned = update.net?.table.seats[seat]?.resigned === true;
  const away = who === 'person' && update.net?.table.seats[seat]?.present === false;
  const { SeatNote, SeatRole, SeatScore } = ui ?? {};
  const isWide = useMedia('(min-width: 1100px)');
  const given = { ...board, of: seat, own: isOwn };
  // Asked in the turn of somebody else: an answer, not a turn.
  const turn = words.moment(board.table.window, board.view)?.turn;
  const state = isOwn ? (
    asked ? (
      t(turn === undefined || turn === seat ? 'play.label.yourTurn' : 'play.label.yourAnswer')
    ) : undefined
  ) : asked ? (
    t('play.label.decides')
  ) : away ? (
    t('play.label.away')
  ) : resigned ? (
    <Resigned />
  ) : undefined;
  const top = (
    <>
      <SeatPiece seat={seat} size={30} />
      <span className={css.who}>
        <b>
          <span>{name}</span>
          {who === 'bot' && <Icon id="u-bot" size={14} label={t('play.label.bot')} />}
          {away && <Icon id="u-eye-off" size={14} label={t('play.label.away')} />}
        </b>
        <small>{SeatRole ? <SeatRole {...given} /> : isOwn ? t('play.label.you') : t(`play.label.${who}`)}</small>
      </span>
      <span className={css.count}>
        {SeatScore ? (
          <SeatScore {...given} />
        ) : (
          <span className={css.score} title={t('play.label.score')}>
            <Count value={scores[seat] ?? 0} />
          </span>
        )}
        {update.net && (
          <Suspense fallback={null}>
            <SeatClock net={update.net} seat={seat} />
          </Suspense>
        )}
      </span>
    </>
  );
  return (
    <li
      data-anchor={seatAnchor(seat)}
      data-seat={seat}
      className={`${css.seat} ${isOwn ? css.you : ''} ${asked ? css.asked : ''} ${away ? css.away : ''} ${open === seat ? css.open : ''}`}
    >
      <OwnStripe seat={seat} />
      {state !== undefined && <em className={css.state}>{state}</em>}
      {toggle ? (
        <button type="button" className={css.top} aria-expanded={open === seat} onClick={() => toggle(seat)}>
          {top}
        </button>
      ) : (
        <div className={css.top}>{top}</div>
      )}
      {SeatNote && isWide && (
        // The button above is for keys; a pointer finds it on the whole card.
        <div className={css.note} onClick={() => toggle?.(seat)}>
          <SeatNote {...given} />
        </div>
      )}
      {news?.(seat, extra)}
    </li>
  );
}

/** The seats: the others in the order of play, what belongs to nobody, and the viewer's own at the foot. */
export function Seats({ order, children, head, tail, newsKey, mostExtra, ...props }: SeatsProps) {
  const { t } = useMessages();
  const viewer = props.board.table.seat;
  const others = order.filter((seat) => seat !== viewer);
  const own = order.filter((seat) => seat === viewer);
  const column = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const extra = useExtraNews(list, column, { update: props.update, newsKey, mostExtra });
  return (
    <section
      ref={column}
      className={`${css.seats} ${order.length > 4 ? css.many : ''}`}
      aria-label={t('play.aria.seats')}
    >
      {head}
      <ul ref={list} className={css.others}>
        {others.map((seat) => (
          <SeatCard key={seat} seat={seat} extra={extra} {...props} />
        ))}
        {tail(extra)}
      </ul>
      <div className={css.between}>{children}</div>
      {own.length > 0 && (
        <ul>
          {own.map((seat) => (
            <SeatCard key={seat} seat={seat} extra={extra} {...props} />
          ))}
        </ul>
      )}
    </section>
  );
}

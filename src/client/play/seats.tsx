import { memo } from 'react';
import { Count } from '../animation/count.tsx';
import { seatAnchor } from '../animation/piece-animation.ts';
import { Icon, SeatPiece, useEmblem } from '../components/icon.tsx';
import type { GameUi } from '../registry/game-ui.ts';
import { useMessages } from '../state/messages.tsx';
import type { TableUpdate } from '../table/messages.ts';
import { SeatClock } from './clock.tsx';
import css from './seats.module.css';

interface SeatsProps {
  readonly update: TableUpdate;
  readonly scores: readonly number[];
  readonly viewer: number;
  readonly ui: GameUi | undefined;
  readonly view: object;
}

/** The colour of a seat along its edge. */
function OwnStripe({ seat }: { readonly seat: number }) {
  return <span className={css.own} style={{ background: useEmblem(seat).fill }} />;
}

/** The seats: names, scores, clocks, and who must decide. */
export const Seats = memo(function Seats({ update, scores, viewer, ui, view }: SeatsProps) {
  const { t } = useMessages();
  const SeatNote = ui?.SeatNote;
  return (
    <section
      className={`${css.seats} ${update.info.sitters.length > 4 ? css.many : ''}`}
      aria-label={t('play.aria.seats')}
    >
      <ul>
        {update.info.sitters.map(({ name, who }, seat) => {
          const asked = update.asked.includes(seat);
          const away = who === 'person' && update.net?.table.seats[seat]?.present === false;
          return (
            <li
              key={`${seat}`}
              data-anchor={seatAnchor(seat)}
              className={`${css.seat} ${seat === viewer ? css.you : ''} ${asked ? css.asked : ''} ${away ? css.away : ''}`}
            >
              <OwnStripe seat={seat} />
              <SeatPiece seat={seat} size={38} />
              <span className={css.who}>
                <b>{name}</b>
                <small>
                  {who === 'bot' && <Icon id="u-bot" size={15} />}
                  {away && <Icon id="u-eye-off" size={15} />}
                  {seat === viewer
                    ? t(asked ? 'play.label.yourTurn' : 'play.label.you')
                    : t(`play.label.${away ? 'away' : who}`)}
                  {asked && seat !== viewer && <em>{t('play.label.decides')}</em>}
                </small>
              </span>
              <span className={css.count}>
                <span className={css.score} title={t('play.label.score')}>
                  <Count value={scores[seat] ?? 0} />
                </span>
                {update.net && <SeatClock net={update.net} seat={seat} />}
              </span>
              {SeatNote && (
                <div className={css.note}>
                  <SeatNote view={view} seat={seat} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
});

import { useState } from 'react';
import { Link } from 'wouter';
import type { TableView } from '../../protocol/index.ts';
import { clockText } from '../lobby/term-texts.ts';
import { Icon, SeatPiece } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { GAME_IDS } from '../../registry/index.ts';
import { useTitles } from '../registry/titles.ts';
import { isYourTurn } from '../state/server.ts';
import { type ShellMessages, useMessages } from '../state/messages.tsx';
import notes from './saved-games.module.css';
import css from './tables.module.css';
import { GameMark } from './thumbnails.tsx';

function names(table: TableView, t: ShellMessages['t']): string {
  return table.seats
    .map(({ taken, name }, seat) => (taken ? (name ?? t('shell.label.botName', { n: seat + 1 })) : undefined))
    .filter((name) => name !== undefined)
    .join(', ');
}

/** The status of the visitor's table as a short text. */
function statusText(table: TableView, t: ShellMessages['t']): string {
  const { status, seats, result } = table;
  const free = seats.filter(({ taken }) => !taken).length;
  if (status === 'over') {
    const winners = (result?.winners ?? []).map(
      (seat) => seats[seat]?.name ?? t('shell.label.botName', { n: seat + 1 }),
    );
    return winners.length > 0 ? t('shell.label.won', { names: winners }) : t('shell.label.lost');
  }
  if (seats.some(({ invited }) => invited?.yours)) return t('lobby.label.invitedYou');
  if (status !== 'playing') return free > 0 ? t('lobby.label.seatsLeft', { n: free }) : t('lobby.label.gathered');
  if (isYourTurn(table)) return t('play.label.yourTurn');
  const asked = (table.asked ?? []).map((seat) => seats[seat]?.name ?? t('shell.label.botName', { n: seat + 1 }));
  return asked.length > 0 ? t('play.label.asked', { names: asked }) : t('lobby.label.going');
}

/** Server tables in which the visitor has or had a seat. */
export function MyTables({ tables }: { readonly tables: readonly TableView[] }) {
  const { t } = useMessages();
  const title = useTitles();
  return (
    <ul className={notes.notes}>
      {tables.map((table) => {
        const turn = isYourTurn(table);
        const over = table.status === 'over';
        return (
          <li
            key={table.id}
            className={turn ? notes.going : undefined}
            data-table={table.id}
            data-turn={turn || undefined}
          >
            <span className={notes.mark}>
              <GameMark game={table.game} size={22} />
            </span>
            <span className={notes.what}>
              <b>{table.title || title(table.game)}</b>
              <small>{names(table, t)}</small>
              <small className={turn ? css.turn : undefined}>{statusText(table, t)}</small>
            </span>
            <span className={notes.scores}>{over ? (table.result?.scores.join(' : ') ?? '') : ''}</span>
            <span className={notes.do}>
              <Link
                href={`/table/${table.id}`}
                className={turn ? `${parts.button} ${parts.hot}` : (parts.button ?? '')}
              >
                {t(over ? 'shell.button.look' : turn ? 'shell.button.goOn' : 'lobby.button.toTable')}
              </Link>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const MAX_SHOWN = 8;

/** Tables that anybody may join or watch, with filters. */
export function OpenTables({
  tables,
  isLoading,
}: {
  readonly tables: readonly TableView[];
  readonly isLoading: boolean;
}) {
  const { t } = useMessages();
  const title = useTitles();
  const [game, setGame] = useState<string>();
  const [kind, setKind] = useState<'free' | 'going'>('free');
  const shown = tables
    .filter((table) => game === undefined || table.game === game)
    .filter(({ status, seats }) =>
      kind === 'free'
        ? status === 'open' && seats.some(({ taken, invited }) => !taken && !invited)
        : status === 'playing',
    );
  return (
    <>
      <div className={css.filters}>
        <div className={parts.segments} role="group" aria-label={t('lobby.aria.kinds')}>
          {(['free', 'going'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={one === kind} onClick={() => setKind(one)}>
              {t(`lobby.label.filter.${one}`)}
            </button>
          ))}
        </div>
        <div className={parts.segments} role="group" aria-label={t('lobby.aria.games')}>
          {GAME_IDS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === game}
              aria-label={title(one)}
              title={title(one)}
              onClick={() => setGame(one === game ? undefined : one)}
            >
              <GameMark game={one} size={20} />
            </button>
          ))}
        </div>
      </div>
      {shown.length === 0 && <p className={css.none}>{isLoading ? '\u00a0' : t(`lobby.text.none.${kind}`)}</p>}
      <ul className={css.tables}>
        {shown.slice(0, MAX_SHOWN).map((table) => (
          <li key={table.id}>
            <Link href={`/table/${table.id}`}>
              <span className={notes.mark}>
                <GameMark game={table.game} size={22} />
              </span>
              <span className={notes.what}>
                <b>{table.title || title(table.game)}</b>
                <small>
                  {title(table.game)} · {clockText(t, table.clock)}
                </small>
              </span>
              <span
                className={css.ring}
                role="img"
                aria-label={t('lobby.aria.taken', {
                  n: table.seats.filter(({ taken }) => taken).length,
                  of: table.seats.length,
                })}
              >
                {table.seats.map(({ taken, bot }, seat) =>
                  taken ? (
                    bot ? (
                      <Icon key={`${seat}`} id="u-bot" size={22} />
                    ) : (
                      <SeatPiece key={`${seat}`} seat={seat} size={26} />
                    )
                  ) : (
                    <i key={`${seat}`} />
                  ),
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

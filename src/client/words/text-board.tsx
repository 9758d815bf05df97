import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useTexts } from '../play/texts-provider.tsx';
import type { BoardProps, GameUi, SeatProps, TableInWords, TextPart, TextRow } from '../registry/game-ui.ts';
import { usePrefs } from '../state/prefs.ts';
import type { TableUpdate } from '../table/messages.ts';
import css from './text-board.module.css';
import { useWordMessages } from './use-word-messages.ts';

interface TextBoardProps {
  readonly update: TableUpdate;
  readonly scores: readonly number[];
  readonly board: BoardProps;
  readonly ui: GameUi | undefined;
  /** The seats in the order in which they are shown. */
  readonly order: readonly number[];
  /** Shows the board as it is drawn. */
  close(): void;
}

/** The words of the game in the reader's language; undefined until they are loaded. */
function useInWords(ui: GameUi | undefined): TableInWords | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [inWords, setInWords] = useState<{ readonly read: TableInWords }>();
  useEffect(() => {
    let stale = false;
    void ui?.inWords?.(language).then((read) => {
      if (!stale) setInWords({ read });
    });
    return () => {
      stale = true;
    };
  }, [ui, language]);
  return inWords?.read;
}

/** The name of a row; a button while a move names it. */
function RowName({ row, board }: { readonly row: TextRow; readonly board: BoardProps }) {
  const { word, cells } = row;
  const [name] = cells;
  if (word === undefined || !board.moves.some((text) => text.split(' ').includes(word))) return name;
  const isChosen = board.pointed === word;
  return (
    <button
      type="button"
      className={css.name}
      aria-pressed={isChosen}
      data-place={word}
      onClick={() => board.point(isChosen ? undefined : word)}
    >
      {name}
    </button>
  );
}

/** A part of the table: a table with headings, or a list. */
function Part({ part, board }: { readonly part: TextPart; readonly board: BoardProps }) {
  const say = useWordMessages();
  const id = useId();
  const { title, columns, rows } = part;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {rows.length === 0 ? (
        <p>{say?.t('words.text.nothing')}</p>
      ) : columns ? (
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, k) => (
              <tr key={`${row.word ?? ''} ${k}`}>
                <th scope="row">
                  <RowName row={row} board={board} />
                </th>
                {row.cells.slice(1).map((cell, i) => (
                  <td key={columns[i + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul>
          {rows.map((row, k) => (
            <li key={`${row.word ?? ''} ${k}`}>
              <RowName row={row} board={board} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface SeatTextProps {
  readonly seat: number;
  readonly name: string;
  readonly score: number;
  readonly board: BoardProps;
  readonly Role: ComponentType<SeatProps> | undefined;
  readonly Own: ComponentType<SeatProps> | undefined;
}

/** One seat: its name and points, and everything that lies before it. */
function SeatText({ seat, name, score, board, Role, Own }: SeatTextProps) {
  const say = useWordMessages();
  const id = useId();
  const given = { ...board, of: seat, own: seat === board.table.seat };
  return (
    <section aria-labelledby={id} className={css.seat}>
      <h3 id={id}>
        {name}
        {Role && (
          <>
            {', '}
            <Role {...given} />
          </>
        )}
      </h3>
      <p>{say?.t('words.label.points', { n: score })}</p>
      {Own && <Own {...given} />}
    </section>
  );
}

/** The table as headings, tables and lists: for screen readers, and for everybody who would rather read it. */
export function TextBoard({ update, scores, board, ui, order, close }: TextBoardProps) {
  const say = useWordMessages();
  const words = useTexts();
  const inWords = useInWords(ui);
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = say !== undefined && inWords !== undefined;
  useEffect(() => {
    if (isReady) heading.current?.focus();
  }, [isReady]);
  if (!isReady) return <p className={parts.hidden} role="status" aria-busy="true" />;
  const moment = words.moment(board.table.window, board.view);
  const phase = moment?.phases[moment.at]?.name;
  const { sitters } = update.info;
  return (
    <div className={css.text} data-text-board tabIndex={0} role="region" aria-label={say.t('words.label.table')}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {say.t('words.label.table')}
        </h2>
        <button type="button" className={parts.button} onClick={close}>
          <Icon id="u-map" size={20} />
          {say.t('words.button.board')}
        </button>
      </header>
      {moment && (
        <p>
          {[moment.when, moment.turn === undefined ? undefined : sitters[moment.turn]?.name, phase]
            .filter((one) => one !== undefined)
            .join(' · ')}
        </p>
      )}
      <p className={css.about}>{say.t('words.text.table')}</p>
      {inWords(board.view, board.table.seat).map((part) => (
        <Part key={part.title} part={part} board={board} />
      ))}
      <h2>{say.t('words.label.seats')}</h2>
      {order.map((seat) => (
        <SeatText
          key={seat}
          seat={seat}
          name={sitters[seat]?.name ?? ''}
          score={scores[seat] ?? 0}
          board={board}
          Role={ui?.SeatRole}
          Own={ui?.SeatBoard}
        />
      ))}
    </div>
  );
}

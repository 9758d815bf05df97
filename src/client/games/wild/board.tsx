import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CELLS, NOWHERE } from '../../../games/wild/rules/00-board/geometry.ts';
import type { WildEvent } from '../../../games/wild/events.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { TERRAINS } from '../../../games/wild/words.ts';
import { useMedia } from '../../components/media.ts';
import type { BoardProps } from '../../registry/game-ui.ts';
import css from './board.module.css';
import { Forecast, MachineDeck } from './forecast.tsx';
import { Inspector } from './inspector.tsx';
import { useNames } from './use-names.ts';
import { boardForecastOf, playersOf } from './board-forecast.ts';
import { MachineStrip } from './machine.tsx';
import { lastMachine } from './machine-card.ts';
import { WildMap } from './map.tsx';
import { goalOf, placeOf, sharedWords, sortMoves } from './moves-by-place.ts';
import type { Names } from './names.ts';
import { Planning } from './planning.tsx';
import { Players } from './players.tsx';
import { Reconstructed } from './reconstructed.tsx';
import { Relief } from './relief.tsx';
import { StartCards } from './start.tsx';

/** The title of the sheet and the meaning of its hatches. */
const Legend = memo(function Legend({ names }: { readonly names: Names }) {
  const { say } = names;
  return (
    <section className={css.legend}>
      <div className={css.title}>
        <h2>{say.t('wild.label.theWild')}</h2>
        <Reconstructed group="tiles" names={names} />
      </div>
      <p className={css.subtitle}>{say.t('wild.label.sheet')}</p>
      <ul>
        {TERRAINS.map((terrain, t) => (
          <li key={terrain}>
            <svg width="38" height="20" aria-hidden="true">
              <rect width="38" height="20" fill={`var(--t-${terrain})`} />
              <rect width="38" height="20" fill={`url(#wild-${terrain})`} stroke="var(--map-ink)" />
            </svg>
            {names.terrain(t)}
          </li>
        ))}
      </ul>
    </section>
  );
});

const NO_EVENTS: readonly WildEvent[] = [];

/** Defenders of the Wild on the screen. */
export function WildBoard({ view: seen, names: seats, moves, say, point, table }: BoardProps) {
  const names = useNames();
  const view = seen as WildView;
  const outlook = useMemo(() => boardForecastOf(view), [view]);
  const card = useMemo(() => lastMachine(table.log), [table.log]);
  const [threats, setThreats] = useState(true);
  const [cell, setCell] = useState(NOWHERE);
  const [step, setStep] = useState(NOWHERE);
  useEffect(() => {
    setCell(NOWHERE);
  }, [view]);
  useEffect(() => {
    setStep(NOWHERE);
  }, [table.log.length]);
  // The page creates a new list on every change; the map is drawn again only when its content differs.
  const said = moves.join('; ');
  const { given, doings, cells, edges } = useMemo(() => {
    const list = said === '' ? [] : said.split('; ');
    const words = sharedWords(list).split(' ').filter(Boolean).length;
    const sorted = sortMoves(list, list.length > 1 ? words : 0);
    return {
      given: words,
      doings: sorted,
      cells: new Set(sorted.byCell.keys()),
      edges: new Set(sorted.byEdge.keys()),
    };
  }, [said]);
  const isNarrow = useMedia('(max-width: 1099px)');
  const taps = useRef({ tapCell, tapEdge });
  useLayoutEffect(() => {
    taps.current = { tapCell, tapEdge };
  });
  const [tap] = useState(() => ({
    cell: (one: number) => taps.current.tapCell(one),
    edge: (one: number) => taps.current.tapEdge(one),
  }));
  if (!names) return null;
  const mine = playersOf(view, table.seat);
  const actor = mine.includes(view.turn) ? view.turn : mine.length === 1 ? mine[0]! : NOWHERE;
  const home = view.players[actor]?.cell ?? NOWHERE;
  const at = doings.byCell.get(cell) ?? [];
  const waiting = placeOf(table.waiting);
  const here =
    cell === home ? [...doings.plain.filter((text) => text !== 'end'), ...[...doings.byEdge.values()].flat()] : [];

  function tapCell(one: number): void {
    const found = doings.byCell.get(one) ?? [];
    const words = sharedWords(found);
    const goesOn = words !== '' && words.split(' ').length > given;
    if (found.length > 0 && goesOn) say(words);
    else {
      // Several verbs fit: the prompt and the card of the cell offer them.
      if (found.length > 0) point(one === cell ? undefined : CELLS[one]);
      else table.askWhy?.(CELLS[one]!);
      setCell(one === cell ? NOWHERE : one);
    }
  }

  /** A wall that may be breached in more than one way is chosen from the leader's cell. */
  function tapEdge(edge: number): void {
    const [only, ...more] = doings.byEdge.get(edge) ?? [];
    if (only !== undefined && more.length === 0) say(only);
    else setCell(home);
  }

  return (
    <div className={css.board}>
      {/* On wide screens they stand in the place of the hand. */}
      {isNarrow && <StartCards names={names} view={view} moves={moves} waiting={table.waiting} say={say} />}
      {/* On wide screens the seats tell who has chosen, and the map keeps its size. */}
      {isNarrow && table.window === 'plan' && view.seats > 1 && (
        <Planning view={view} names={names} asked={table.asked} />
      )}
      <div className={css.sheet}>
        <Relief />
        <div className={css.left}>
          <Legend names={names} />
          {outlook && <Forecast view={view} names={names} outlook={outlook} shown={threats} show={setThreats} />}
        </div>
        <div className={css.field}>
          <WildMap
            view={view}
            names={names}
            outlook={outlook}
            cells={cells}
            edges={edges}
            threats={threats}
            actor={actor}
            moves={doings.reach}
            pending={goalOf(table.waiting)}
            waitingCell={waiting.cell}
            waitingEdge={waiting.edge}
            inspected={cell}
            events={(table.played as readonly WildEvent[] | undefined) ?? card?.steps[step]?.events ?? NO_EVENTS}
            tapCell={tap.cell}
            tapEdge={tap.edge}
          />
        </div>
        <div className={css.right}>
          {cell !== NOWHERE && (
            <Inspector
              cell={cell}
              view={view}
              names={names}
              outlook={outlook}
              moves={[...at, ...here]}
              say={say}
              close={() => setCell(NOWHERE)}
            />
          )}
          <MachineDeck view={view} names={names} />
          {card && <MachineStrip card={card} names={names} seats={seats} at={step} look={setStep} />}
        </div>
      </div>
      {isNarrow && (
        <div className={css.narrow}>
          <Players view={view} names={names} seats={seats} table={table} />
        </div>
      )}
    </div>
  );
}

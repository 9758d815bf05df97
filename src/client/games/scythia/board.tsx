import { memo, type ReactNode, useRef } from 'react';
import { ITEMS } from '../../../games/scythia/words.ts';
import { useMedia } from '../../components/media.ts';
import type { BoardProps } from '../../registry/game-ui.ts';
import css from './board.module.css';
import { CrewBoard } from './crew.tsx';
import { Draft } from './draft.tsx';
import { Final, isOver } from './final.tsx';
import { Glory } from './glory.tsx';
import { OwnHand } from './hand.tsx';
import { Land } from './land.tsx';
import { ItemMark, WorkerMark } from './marks.tsx';
import { RaidSheet } from './raid.tsx';
import { RailParts, VillageOffers } from './rail.tsx';
import { BoardContextProvider, useIsDealt, useBoardContext } from './board-context.tsx';
import { useOthersInSight, useTargetsInSight } from './sight.ts';
import { Village } from './village.tsx';

/** Raiders of Scythia on the screen: the village beside four roads. */
export function ScythiaBoard(board: BoardProps) {
  const isWide = useMedia('(min-width: 1100px)');
  return (
    <BoardContextProvider board={board}>
      <Parts log={board.table.log} hand={isWide ? undefined : <DealtHand board={board} />} />
    </BoardContextProvider>
  );
}

/** The first hand on a narrow screen, shown on the board while its cards are chosen; later it is in a drawer. */
function DealtHand({ board }: { readonly board: BoardProps }) {
  return (
    useIsDealt() && (
      <div className={css.laid}>
        <OwnHand board={board} />
      </div>
    )
  );
}

const Parts = memo(function Parts({
  log,
  hand,
}: {
  readonly log: BoardProps['table']['log'];
  readonly hand: ReactNode;
}) {
  const table = useRef<HTMLDivElement>(null);
  useTargetsInSight(table);
  useOthersInSight(table);
  const isWide = useMedia('(min-width: 1100px)');
  const { view, own } = useBoardContext();
  return (
    <div className={css.board} ref={table}>
      <Final log={log} />
      {(!isWide || view.seat !== own) && <Draft />}
      {hand}
      <Scroll log={log} />
      {(isOver(log) || !isWide) && (
        <div className={css.laid}>
          <CrewBoard />
        </div>
      )}
      {!isWide && <RailParts />}
    </div>
  );
});

/** How far the game is from its end (§S-11.1). */
function useEnd(): string {
  const { view, names } = useBoardContext();
  const { say } = names;
  const spots = view.spots.filter(({ state }) => state === 1).length;
  const quests = [...view.villageQuests, ...view.spots.map(({ quest }) => quest)].filter(
    (quest) => quest !== -1,
  ).length;
  if (view.lastTurns >= 0) return say.t('scythia.label.lastTurns');
  const left = { raids: Math.max(0, spots - 2), quests: Math.max(0, quests - 2) };
  // §A-31: a limit of turns ends the game, too.
  if (view.finalTurn > 0) return say.t('scythia.label.untilEndOrTurn', { ...left, turn: view.finalTurn });
  return say.t('scythia.label.untilEnd', left);
}

/** The score track in the ribbon, and what ends the game. */
export function ScythiaScore(board: BoardProps) {
  return (
    <BoardContextProvider board={board}>
      <ScoreLine isEnded={isOver(board.table.log)} />
    </BoardContextProvider>
  );
}

/** From this length on, what ends the game needs more than the usual width of the ribbon. */
const LONG = 45;

function ScoreLine({ isEnded }: { readonly isEnded: boolean }) {
  const end = useEnd();
  return (
    <div className={css.score}>
      <Glory />
      {!isEnded && <small data-long={end.length > LONG || undefined}>{end}</small>}
    </div>
  );
}

/** The viewer's goods in short. */
function Purse() {
  const { view, names, own } = useBoardContext();
  const player = view.players[own]!;
  return (
    <span className={css.purse}>
      {player.worker >= 0 && (
        <span title={names.worker(player.worker)}>
          <WorkerMark colour={player.worker} size={22} />
        </span>
      )}
      {player.held.map((n, k) => (
        <span key={ITEMS[k]} title={names.text.count(ITEMS[k]!, n)}>
          <ItemMark item={ITEMS[k]!} size={18} />
          {n}
        </span>
      ))}
    </span>
  );
}

/** The main part of the board: the village, or a raid in progress in its place, and the roads. */
function Scroll({ log }: { readonly log: BoardProps['table']['log'] }) {
  const { view, names } = useBoardContext();
  const end = useEnd();
  const isWide = useMedia('(min-width: 1100px)');
  return (
    <div className={css.scroll}>
      <div className={css.frame}>
        {!isWide && (
          <p className={css.end}>
            <Purse />
            <span>{view.turns > 0 && names.say.t('scythia.label.turn', { n: view.turns })}</span> {!isOver(log) && end}
          </p>
        )}
        <div className={css.village}>
          {view.raid ? <RaidSheet raid={view.raid} log={log} /> : <Village />}
          {isWide && !view.raid && <VillageOffers />}
        </div>
        <Land />
        {!isWide && (
          <div className={css.glory}>
            <Glory />
          </div>
        )}
      </div>
    </div>
  );
}

import type { ScythiaView } from '../../../games/scythia/view-types.ts';
import { ITEMS } from '../../../games/scythia/words.ts';
import { Icon } from '../../components/icon.tsx';
import { ItemMark, WorkerMark } from './marks.tsx';
import { COMPONENTS } from './names.ts';
import css from './seat-note.module.css';
import type { SeatProps } from '../../registry/game-ui.ts';
import { BoardContextProvider, useNames } from './board-context.tsx';
import { CrewRows } from './crew.tsx';

/** A player in short: worker, crew with its strength, hand, goods and plunder; the viewer's crew by slots. */
export function ScythiaSeatNote({ of, own, ...board }: SeatProps) {
  const names = useNames();
  const { view } = board;
  const player = (view as ScythiaView).players[of];
  if (!names || !player) return null;
  const { say, text } = names;
  const crew = player.slots.filter(({ crew: kind }) => kind >= 0);
  const strength = crew.reduce(
    (sum, { crew: kind, wounds }) => sum + COMPONENTS.pack.characters[kind]!.strength - wounds,
    0,
  );
  return (
    <>
      <span className={css.row}>
        {player.worker >= 0 && (
          <span title={names.worker(player.worker)}>
            <WorkerMark colour={player.worker} size={20} />
          </span>
        )}
        <span title={say.t('scythia.label.crewStrength', { n: crew.length, strength })}>
          <Icon id="g-crew" size={16} />
          {crew.length}
          <Icon id="g-strength" size={16} />
          {strength}
        </span>
        <span title={say.t('scythia.label.handSize', { n: player.handSize })}>
          <Icon id="u-hand" size={16} />
          {player.handSize}
        </span>
        {player.quests.length > 0 && (
          <span title={say.t('scythia.label.questsDone', { n: player.quests.length })}>
            <Icon id="g-quest" size={16} />
            {player.quests.length}
          </span>
        )}
      </span>
      <span className={css.goods}>
        {player.held.map((n, k) => (
          <span key={ITEMS[k]} title={text.count(ITEMS[k]!, n)} data-none={n === 0 || undefined}>
            <ItemMark item={ITEMS[k]!} size={16} />
            {n}
          </span>
        ))}
      </span>
      {own && (
        <BoardContextProvider board={board}>
          <CrewRows />
        </BoardContextProvider>
      )}
    </>
  );
}

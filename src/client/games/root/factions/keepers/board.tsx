import {
  RECOVERED,
  RELIC_COUNT,
  RELIC_TYPES,
  RETINUE_COLUMNS,
  TROPHY,
} from '../../../../../games/root/factions/13-keepers/state.ts';
import { IN_BOX, WAYSTATION } from '../../../../../games/root/components/pieces.ts';
import { RETINUE } from '../../../../../games/root/components/piles.ts';
import type { DrawFactionBoard } from '../../boards/board.ts';
import css from '../../boards/dash.module.css';
import { Columns, Fact, PieceMark, SuitMarks } from '../../boards/parts.tsx';

const COLUMN_TERMS = ['move', 'battle-delve', 'move-recover'] as const;

/** §13.5.2: the retinue; §13.2: relics recovered, trophies, waystations. */
export const KeepersBoard: DrawFactionBoard = ({ view, names, pile }) => {
  const { say, terms } = names;
  const relics = (where: number) =>
    RELIC_TYPES.flatMap((type, t) =>
      Array.from({ length: RELIC_COUNT }, (_, relic) => relic)
        .filter((relic) => Math.floor(relic / 4) === t && view.keepers.place[relic] === where)
        .map((relic) => ({ type, value: view.keepers.value[relic]!, relic })),
    );
  const recovered = relics(RECOVERED);
  const trophies = relics(TROPHY);
  const shown = (list: typeof recovered) =>
    list.length === 0 ? (
      <span className={css.none}>{say.t('root-board.label.empty')}</span>
    ) : (
      list.map(({ type, value, relic }) => (
        <PieceMark
          key={relic}
          piece={{
            kind: 'token',
            owner: 'keepers',
            mark: `t-relic-${type}`,
            count: value,
            label: `${names.relic(type)} ${value}`,
          }}
        />
      ))
    );
  return (
    <>
      <Columns
        list={RETINUE_COLUMNS.map((column, k) => ({
          title: terms.name(`root.keepers.column.${COLUMN_TERMS[k]!}`),
          body: <SuitMarks key={column} cards={pile(RETINUE + k)} names={names} />,
        }))}
      />
      <dl className={css.facts}>
        <Fact name={say.t('root-keepers.label.recovered')}>{shown(recovered)}</Fact>
        {trophies.length > 0 && <Fact name={terms.name('root.keepers.prized-trophies')}>{shown(trophies)}</Fact>}
        <Fact name={terms.name('root.keepers.waystation')}>
          {say.t('root-board.label.onMap', {
            n: IN_BOX[WAYSTATION]! - view.supply[WAYSTATION]!,
            most: IN_BOX[WAYSTATION]!,
          })}
        </Fact>
      </dl>
    </>
  );
};

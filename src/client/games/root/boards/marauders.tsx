import { MOODS } from '../../../../games/root/factions/12-hundreds/state.ts';
import {
  RECOVERED,
  RELIC_COUNT,
  RELIC_TYPES,
  RETINUE_COLUMNS,
  TROPHY,
} from '../../../../games/root/factions/13-keepers/state.ts';
import { IN_BOX, MOB, STRONGHOLD, WAYSTATION } from '../../../../games/root/components/pieces.ts';
import { RETINUE } from '../../../../games/root/components/piles.ts';
import { HOARD_VALUES } from '../../../../games/root/components/tracks.ts';
import { BAG, BOOT, COIN, ITEMS } from '../../../../games/root/words.ts';
import type { BoardOf } from './board.ts';
import css from './dash.module.css';
import hoardCss from './hoard.module.css';
import { Columns, Fact, Items, PieceMark, SuitMarks } from './parts.tsx';

const COMMAND_ITEMS = [BOOT, BAG, COIN];

/** What so many items of a row give, and how many lie there: the heading says it in words. */
function HoardTrack({ items }: { readonly items: readonly number[] }) {
  const filled = items.reduce((sum, n) => sum + n, 0);
  return (
    <small className={hoardCss.track} aria-hidden="true">
      {HOARD_VALUES.map((n, i) => (
        <span key={`${i}`} data-here={i === filled || undefined}>
          {n}
        </span>
      ))}
    </small>
  );
}

/** §12.2.4: the hoard with Command and Prowess, the mood, mobs and strongholds. */
export const HundredsBoard: BoardOf = ({ view, names }) => {
  const { say, terms } = names;
  const { mood, hoard, command, prowess } = view.hundreds;
  const part = (commands: boolean): number[] =>
    ITEMS.map((_, item) => (COMMAND_ITEMS.includes(item) === commands ? hoard[item]! : 0));
  return (
    <>
      <dl className={css.facts}>
        <Fact name={terms.name('root.hundreds.mood')}>
          {mood < 0 ? say.t('root-board.label.empty') : names.mood(MOODS[mood]!)}
        </Fact>
        <Fact name={terms.name('root.hundreds.mob')}>{`${IN_BOX[MOB]! - view.supply[MOB]!} / ${IN_BOX[MOB]!}`}</Fact>
        <Fact name={terms.name('root.hundreds.stronghold')}>
          {`${IN_BOX[STRONGHOLD]! - view.supply[STRONGHOLD]!} / ${IN_BOX[STRONGHOLD]!}`}
        </Fact>
      </dl>
      <Columns
        list={[
          {
            title: `${terms.name('root.hundreds.command')}: ${command}`,
            body: (
              <>
                <Items counts={part(true)} names={names} />
                <HoardTrack items={part(true)} />
              </>
            ),
          },
          {
            title: `${terms.name('root.hundreds.prowess')}: ${prowess}`,
            body: (
              <>
                <Items counts={part(false)} names={names} />
                <HoardTrack items={part(false)} />
              </>
            ),
          },
        ]}
      />
    </>
  );
};

const COLUMN_TERMS = ['move', 'battle-delve', 'move-recover'] as const;

/** §13.5.2: the retinue; §13.2: relics recovered, trophies, waystations. */
export const KeepersBoard: BoardOf = ({ view, names, pile }) => {
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
        <Fact name={terms.name('root.keepers.recover')}>{shown(recovered)}</Fact>
        {trophies.length > 0 && <Fact name={terms.name('root.keepers.prized-trophies')}>{shown(trophies)}</Fact>}
        <Fact name={terms.name('root.keepers.waystation')}>
          {`${IN_BOX[WAYSTATION]! - view.supply[WAYSTATION]!} / ${IN_BOX[WAYSTATION]!}`}
        </Fact>
      </dl>
    </>
  );
};

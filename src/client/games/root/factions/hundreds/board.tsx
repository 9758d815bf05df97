import { MOODS } from '../../../../../games/root/factions/12-hundreds/state.ts';
import { IN_BOX, MOB, STRONGHOLD } from '../../../../../games/root/components/pieces.ts';
import { HOARD_VALUES } from '../../../../../games/root/components/tracks.ts';
import { BAG, BOOT, COIN, ITEMS } from '../../../../../games/root/words.ts';
import type { DrawFactionBoard } from '../../boards/board.ts';
import css from '../../boards/dash.module.css';
import { Named } from '../../boards/named.tsx';
import { Columns, Fact, Items } from '../../boards/parts.tsx';
import hoardCss from './hoard.module.css';

const COMMAND_ITEMS = [BOOT, BAG, COIN];

/** What the items of a row give, and how many lie there: the heading says it in words. */
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
export const HundredsBoard: DrawFactionBoard = ({ view, names }) => {
  const { say, terms } = names;
  const { mood, hoard, command, prowess } = view.hundreds;
  const onMap = (piece: number): string =>
    say.t('root-board.label.onMap', { n: IN_BOX[piece]! - view.supply[piece]!, most: IN_BOX[piece]! });
  const part = (commands: boolean): number[] =>
    ITEMS.map((_, item) => (COMMAND_ITEMS.includes(item) === commands ? hoard[item]! : 0));
  return (
    <>
      <dl className={css.facts}>
        <Fact name={terms.name('root.hundreds.mood')}>
          {mood < 0 ? (
            say.t('root-board.label.empty')
          ) : (
            <Named move={['mood', MOODS[mood]!]}>{names.mood(MOODS[mood]!)}</Named>
          )}
        </Fact>
        <Fact name={terms.name('root.hundreds.mob')}>{onMap(MOB)}</Fact>
        <Fact name={terms.name('root.hundreds.stronghold')}>{onMap(STRONGHOLD)}</Fact>
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

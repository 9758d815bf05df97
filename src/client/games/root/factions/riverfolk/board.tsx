import { SERVICES } from '../../../../../games/root/factions/11-riverfolk/state.ts';
import { IN_BOX, TRADE_POST } from '../../../../../games/root/components/pieces.ts';
import { FACTIONS } from '../../../../../games/root/words.ts';
import type { DrawFactionBoard } from '../../boards/board.ts';
import css from '../../boards/dash.module.css';
import { Columns, Fact, PieceMark } from '../../boards/parts.tsx';
import { familyOf } from '../../map/family.ts';
import type { Names } from '../../names.ts';

/** Warriors of all owners in one box. */
function Box({ counts, names }: { readonly counts: readonly number[]; readonly names: Names }) {
  const list = FACTIONS.flatMap((name, f) => (counts[f]! > 0 ? [{ name, f, count: counts[f]! }] : []));
  if (list.length === 0) return <span className={css.none}>{names.say.t('root-board.label.empty')}</span>;
  return list.map(({ name, f, count }) => {
    const family = familyOf(f)!;
    return (
      <PieceMark
        key={name}
        piece={{
          kind: 'warrior',
          owner: family,
          mark: `f-${family}`,
          count,
          label: `${names.faction(name)}: ${count}`,
        }}
      />
    );
  });
}

/** §11.2: services and prices, funds, payments, commitments, trade posts. */
export const RiverfolkBoard: DrawFactionBoard = ({ view, names }) => {
  const { say, terms } = names;
  const { funds, payments, committed, prices, lostPosts } = view.riverfolk;
  // Posts that were lost are out of the game.
  const posts = IN_BOX[TRADE_POST]! - lostPosts.reduce((sum, n) => sum + n, 0);
  return (
    <>
      <Columns
        list={SERVICES.map((service, k) => ({
          title: names.service(service),
          body: <span>{prices[k] === 0 ? say.t('root-board.label.empty') : prices[k]}</span>,
        }))}
      />
      <dl className={css.facts}>
        <Fact name={terms.name('root.riverfolk.funds')}>
          <Box counts={funds} names={names} />
        </Fact>
        <Fact name={terms.name('root.riverfolk.payments')}>
          <Box counts={payments} names={names} />
        </Fact>
        <Fact name={terms.name('root.riverfolk.commitments')}>
          <Box counts={committed} names={names} />
        </Fact>
        <Fact name={terms.name('root.riverfolk.trade-post')}>
          {say.t('root-board.label.onMap', { n: posts - view.supply[TRADE_POST]!, most: posts })}
        </Fact>
      </dl>
    </>
  );
};

import { PLOT_KINDS, PLOTS_PER_KIND } from '../../../../../games/root/factions/18-corvids/state.ts';
import { PLOT } from '../../../../../games/root/components/pieces.ts';
import { Peek } from '../../../../components/peek.tsx';
import type { DrawFactionBoard } from '../../boards/board.ts';
import css from '../../boards/dash.module.css';
import { Columns, Fact, PieceMark } from '../../boards/parts.tsx';
import { plotPiece } from './pieces.ts';
import { plotName } from './texts.ts';
import own from './plots.module.css';

/** §18.2.2, §18.8: the four kinds with where their plots lie, as far as the viewer may know; the cost of the next plot. */
export const CorvidsBoard: DrawFactionBoard = ({ view, names }) => {
  const { say, terms } = names;
  const { kind, up, plotted } = view.corvids;
  const isOwner = view.factions[view.viewer] === 'corvids';
  const at = (known: number): number[] => kind.flatMap((each, c) => (each === known ? [c] : []));
  const unknown = kind.flatMap((each, c) => (each >= PLOT_KINDS.length ? [c] : []));
  const place = (c: number) => {
    const piece = plotPiece(view, c, names);
    const known = PLOT_KINDS[kind[c]!];
    return (
      <li key={c}>
        <Peek about={{ title: piece.label, lines: [say.t(`root-corvids.plot.${known ?? 'unknown'}`)] }}>
          <PieceMark piece={piece} size={24} />
        </Peek>
        <small>
          {names.place(`c${c + 1}`)}
          {up[c] === 1 ? '' : `, ${say.t('root-corvids.label.face-down')}`}
        </small>
      </li>
    );
  };
  const empty = <span className={css.none}>{say.t('root-board.label.empty')}</span>;
  return (
    <>
      <Columns
        list={PLOT_KINDS.map((name, k) => {
          const title = plotName(names, name);
          const about = say.t(`root-corvids.plot.${name}`);
          const places = at(k);
          const mark = { kind: 'token', owner: 'corvids', mark: `t-plot-${name}`, count: 1, label: title } as const;
          return {
            title,
            body: (
              <>
                <Peek about={{ title, lines: [about] }}>
                  <PieceMark piece={mark} size={30} />
                </Peek>
                {isOwner && <small>{`${say.t('root-corvids.label.supply')}: ${PLOTS_PER_KIND - places.length}`}</small>}
                <ul className={own.places}>{places.map(place)}</ul>
              </>
            ),
          };
        })}
      />
      <dl className={css.facts}>
        {!isOwner && (
          <Fact name={terms.name('root.corvids.face-down-plot')}>
            {unknown.length === 0 ? empty : <ul className={own.places}>{unknown.map(place)}</ul>}
          </Fact>
        )}
        <Fact name={say.t('root-corvids.label.supply')}>{say.t('root.count.plot', { n: view.supply[PLOT]! })}</Fact>
        <Fact name={say.t('root-corvids.label.cost')}>{say.t('root-corvids.label.warriors', { n: 1 + plotted })}</Fact>
      </dl>
    </>
  );
};

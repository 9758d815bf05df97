import { memo, useMemo } from 'react';
import { CLEARINGS, EVERY_SUIT, PARTIES, SUITS } from '../../../../games/root/words.ts';
import { linksIn } from './closed-roads.ts';
import css from './map.module.css';
import { contentsAt, wordsOf } from './place-contents.ts';
import { type MapProps, placeProps, type PlaceState } from './target.ts';

/** What a clearing is and holds, in words. */
function reading(c: number, { view, names, map }: Omit<MapProps, 'layout'>): string {
  const suit = view.suit[c] === EVERY_SUIT ? names.say.t('root.word.everySuit') : undefined;
  const own = SUITS[view.suit[c]!];
  const open = linksIn(view).paths[c]!;
  const roads = open.map((to) => to + 1).join(', ');
  const closed = map.paths[c]!.filter((to) => !open.includes(to)).map((to) => to + 1);
  const rivers = map.rivers[c]!.map((to) => to + 1);
  const rules = PARTIES[view.ruler[c]!];
  const said = [
    names.place(CLEARINGS[c]!),
    suit ?? (own && names.suit(own)),
    rules && names.say.t('root-board.aria.rule', { name: names.party(rules) }),
    ...wordsOf(contentsAt(view, c, names), names),
    names.say.t('root-board.aria.roads', { roads }),
    closed.length > 0 && names.say.t('root-board.aria.closedRoads', { roads: closed.join(', ') }),
    rivers.length > 0 && names.say.t('root-board.aria.rivers', { rivers }),
  ];
  return said.filter(Boolean).join(', ');
}

interface ClearingProps extends MapProps, PlaceState {
  readonly c: number;
}

/** A clearing; while it can be chosen, a button. What stands in it is drawn on the sheet above. */
export const Clearing = memo(function Clearing({ c, view, names, layout, map, ...state }: ClearingProps) {
  const { radius: r, near } = layout.sheet;
  const [x, y] = layout.clearings[c]!;
  const word = CLEARINGS[c]!;
  const said = useMemo(() => reading(c, { view, names, map }), [c, view, names, map]);
  return (
    <g className={css.clearing} {...placeProps(word, state, said, names)}>
      <circle cx={x} cy={y} r={r * 1.5} className={css.glow} />
      <circle cx={x} cy={y} r={r + (near ? 12.5 : 8.5)} className={css.gap} />
      <circle cx={x} cy={y} r={r + (near ? 12.5 : 8.5)} className={css.legal} />
      <circle cx={x} cy={y} r={r} className={css.ground} data-anchor={word} />
    </g>
  );
});

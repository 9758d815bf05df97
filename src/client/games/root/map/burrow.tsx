import { memo } from 'react';
import { MOLE, OWNER } from '../../../../games/root/components/pieces.ts';
import { burrowSpot, plateSize } from './burrow-spot.ts';
import { BURROW_WORD, burrowInWords } from './burrow-words.ts';
import { Counter } from './counter.tsx';
import css from './map.module.css';
import { kindOf, markOf } from './place-contents.ts';
import { type MapProps, placeProps, type PlaceState } from './target.ts';
import { familyOf } from './family.ts';

/** §17.2.2: the Burrow with its warriors; while it can be chosen, a button. */
export const Burrow = memo(function Burrow({ view, names, layout, map: _map, ...state }: MapProps & PlaceState) {
  const { near } = layout.sheet;
  const [w, h] = plateSize(near);
  const [x, y] = burrowSpot(layout);
  const { terms } = names;
  const n = view.duchy.burrow;
  const said = `${terms.name('root.duchy.burrow')}, ${burrowInWords(view, names)}`;
  const size = near ? 30 : 23;
  const piece = {
    kind: kindOf(MOLE),
    party: OWNER[MOLE]!,
    owner: familyOf(OWNER[MOLE]!),
    mark: markOf(MOLE),
    count: n,
    label: names.count('mole', n),
  } as const;
  return (
    <g className={css.burrow} {...placeProps(BURROW_WORD, state, said, names)}>
      <rect x={x - w / 2 - 4} y={y - h / 2 - 4} width={w + 8} height={h + 8} rx={h / 2 + 4} className={css.burrowRim} />
      <rect
        x={x - w / 2}
        y={y - h / 2}
        width={w}
        height={h}
        rx={h / 2}
        className={css.burrowGround}
        data-anchor={BURROW_WORD}
      />
      <text x={x + (n > 0 ? size / 2 : 0)} y={y + (near ? 5 : 4)} className={css.burrowName} fontSize={near ? 15 : 12}>
        {terms.name('root.duchy.burrow')}
      </text>
      {n > 0 && <Counter piece={piece} x={x - w / 2 + size * 0.85} y={y} size={size} />}
    </g>
  );
});

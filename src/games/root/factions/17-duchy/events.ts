import type { Minister } from './state.ts';

/** What the Duchy tells. */
export type DuchyEvent =
  /** §17.5.2: a minister acts; §17.5.2.VI: `as` is the minister whose action it takes, its own number otherwise. */
  | { readonly type: 'minister'; readonly minister: Minister; readonly as: Minister }
  /** §17.5.3.III */
  | { readonly type: 'swayed'; readonly minister: Minister }
  /** §17.2.3: a minister went back to the pile and its crown left the game. */
  | { readonly type: 'forsaken'; readonly minister: Minister };

import type { Faction } from '../../words.ts';

/** Where warriors of any owner can lie while the Riverfolk play. */
export type Box = 'supply' | 'payments' | 'funds' | 'committed';

/** What the Riverfolk tell. */
export type RiverfolkEvent =
  /** Warriors of one owner go from box to box. */
  | { readonly type: 'warriors'; readonly owner: Faction; readonly from: Box; readonly to: Box; readonly count: number }
  | { readonly type: 'price'; readonly service: number; readonly price: number }
  | { readonly type: 'bought'; readonly faction: Faction; readonly service: number; readonly price: number };

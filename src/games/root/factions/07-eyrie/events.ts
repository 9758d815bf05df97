/** What the Eyrie tell. */
export type EyrieEvent =
  | { readonly type: 'leader'; readonly leader: number }
  | { readonly type: 'deposed'; readonly leader: number }
  | { readonly type: 'turmoil' }
  | { readonly type: 'tucked'; readonly card: number; readonly column: number };

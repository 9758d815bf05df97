/** The texts that can replace the star: `OneOf<'root.suit.fox' | 'root.suit.bird', 'root.suit.*'>` is `'fox' | 'bird'`. */
export type OneOf<Id extends string, Pattern extends string> = Pattern extends `${infer Start}*${infer End}`
  ? Id extends `${Start}${infer Middle}${End}`
    ? Middle extends '' | `${string}.${string}`
      ? never
      : Middle
    : never
  : never;

import type { OptionCollector, GameTypes } from '../../src/kernel/index.ts';
import type { AnyGame, GameRegistry } from '../../src/registry/index.ts';

type Option = GameTypes['option'];

/** Rules that offer the same in another order: a journal of the old ones tells another story under them. */
export function reordered(game: AnyGame, version: string): AnyGame {
  return {
    ...game,
    version,
    options(s, seat, ask) {
      const list: Option[] = [];
      const collect: OptionCollector<Option> = {
        wantsRefusals: ask.wantsRefusals,
        isSatisfied: false,
        offer: (o) => list.push(o),
        refuse: (o, refusal, a, b) => ask.refuse(o, refusal, a, b),
      };
      game.options(s, seat, collect);
      for (const o of list.toReversed()) ask.offer(o);
    },
  };
}

/** Rules that moreover do not know one verb any more: a journal that used it cannot be played under them. */
export function without(game: AnyGame, version: string, verb: string): AnyGame {
  const known = reordered(game, version);
  return {
    ...known,
    options(s, seat, ask) {
      known.options(s, seat, { ...bound(ask), offer: (o) => o.text.split(' ')[0] !== verb && ask.offer(o) });
    },
  };
}

const bound = (ask: OptionCollector<Option>): OptionCollector<Option> => ({
  wantsRefusals: ask.wantsRefusals,
  isSatisfied: false,
  offer: (o) => ask.offer(o),
  refuse: (o, refusal, a, b) => ask.refuse(o, refusal, a, b),
});

/** The same rules that cannot read positions of others. */
export const illiterate = (game: AnyGame): AnyGame => ({
  ...game,
  positions: { ...game.positions!, read: () => ({ ok: false, problems: [{ path: '', code: 'foreign' }] }) },
});

/** A registry with one game in the place of another. */
export const replaced = (games: GameRegistry, name: string, change: (game: AnyGame) => AnyGame): GameRegistry => ({
  ...games,
  [name]: async () => change(await games[name]!()),
});

import {
  eraseGameTypes,
  namedByPositionFiles,
  type NamedPositions,
  SPECTATOR,
  type State,
} from '../../../kernel/index.ts';
import { root } from '../index.ts';
import type { RootState } from '../state.ts';
import { CLEARINGS, PARTIES } from '../words.ts';
import type { RootView } from '../view-types.ts';

/** Named positions of Root: seats by their factions, and who rules which clearing. */
export function namedPositions(): NamedPositions {
  const plain = namedByPositionFiles(eraseGameTypes(root));
  const view = (s: State): RootView => root.view(s as RootState, SPECTATOR);
  return {
    ...plain,
    facts: (s) => ({
      ...plain.facts(s),
      rules: Object.fromEntries(view(s).ruler.map((party, c) => [CLEARINGS[c]!, PARTIES[party] ?? 'none'])),
    }),
    names: (s) => view(s).factions.map((faction, seat) => faction ?? String(seat)),
  };
}

import { MINISTERS } from '../../../games/root/factions/17-duchy/state.ts';
import type { RootEvent } from '../../../games/root/types.ts';
import type { RootState } from '../../../games/root/state.ts';
import { DUCHY, type Party } from '../../../games/root/words.ts';
import { type Phrase, prefix } from '../wording.ts';

/** Ministers that are swayed (`#marshal->$`) and that go back (`#marshalD$->`). */
export function duchyWord(_s: RootState, e: RootEvent, self: Party | undefined): Phrase | undefined {
  if (e.type !== 'swayed' && e.type !== 'forsaken') return undefined;
  const name = `#${MINISTERS[e.minister]!.replaceAll('-', '')}`;
  if (e.type === 'swayed') return { term: name, rest: '->$' };
  return { term: `${name}${prefix(DUCHY, self ?? DUCHY)}$`, rest: '->' };
}

import { alliance } from './alliance.ts';
import { corvids } from './corvids.ts';
import { cult } from './cult.ts';
import { duchy } from './duchy.ts';
import { eyrie } from './eyrie.ts';
import { hundreds } from './hundreds.ts';
import { keepers } from './keepers.ts';
import { marquise } from './marquise.ts';
import { riverfolk } from './riverfolk.ts';
import { vagabond } from './vagabond.ts';
import { type FactionName, FACTIONS } from '../../games/root/words.ts';
import type { FactionBot } from './faction-bot.ts';

/** How bots see each faction. Weights are kept under these names. */
export const FACTION_BOTS = {
  marquise,
  eyrie,
  alliance,
  vagabond,
  cult,
  riverfolk,
  hundreds,
  keepers,
  duchy,
  corvids,
} as const;

/** A name under which weights are kept: both Vagabonds share theirs. */
export type BotName = keyof typeof FACTION_BOTS;

/** The name of a faction's weights. */
export const botName = (name: FactionName): BotName => (name === 'vagabond2' ? 'vagabond' : name);

/** How bots see the factions, by number. */
export const BOT_OF: readonly FactionBot<object>[] = FACTIONS.map(
  (name) => FACTION_BOTS[botName(name)] as FactionBot<object>,
);

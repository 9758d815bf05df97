import { FACTION_DATA } from '../../factions/data.ts';
import { type FactionName, FACTIONS, HIRELINGS, type HirelingName, type Party } from '../../words.ts';

/** §14.0: the boxes hirelings come from. */
export const HIRELING_BOXES = ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'] as const;
/** The id of such a box. */
export type HirelingBox = (typeof HIRELING_BOXES)[number];

interface KindData {
  readonly box: HirelingBox;
  /** §14.1.3: sides whose card says how they are set up. */
  readonly setUp: readonly ('promoted' | 'demoted')[];
}

const KIND_DATA: Readonly<Record<HirelingName, KindData>> = {
  'forest-patrol': { box: 'marauder', setUp: ['promoted'] },
  'last-dynasty': { box: 'marauder', setUp: ['promoted'] },
  'spring-uprising': { box: 'marauder', setUp: ['promoted'] },
  'the-exile': { box: 'marauder', setUp: ['promoted', 'demoted'] },
  'riverfolk-flotilla': { box: 'riverfolk-pack', setUp: ['promoted'] },
  'warm-sun-prophets': { box: 'riverfolk-pack', setUp: ['promoted'] },
  'highway-bandits': { box: 'riverfolk-pack', setUp: ['promoted'] },
  'sunward-expedition': { box: 'underworld-pack', setUp: ['promoted'] },
  'corvid-spies': { box: 'underworld-pack', setUp: ['promoted'] },
  'furious-protector': { box: 'underworld-pack', setUp: ['promoted'] },
  'flame-bearers': { box: 'marauder-pack', setUp: ['promoted'] },
  'vault-keepers': { box: 'marauder-pack', setUp: ['promoted'] },
  'popular-band': { box: 'marauder-pack', setUp: ['promoted'] },
};

/** How many kinds a game has (14.0). */
export const KINDS_IN_PLAY = 3;

/** The name of a party of hirelings. */
export const kindOf = (party: Party): HirelingName => HIRELINGS[party - FACTIONS.length]!;

/** §14.0: by kind, the factions that cannot be in a game with it; none for neutral hirelings. */
const TIED: readonly (readonly FactionName[])[] = HIRELINGS.map((name) =>
  FACTIONS.filter((faction) => (FACTION_DATA[faction].hirelings as readonly HirelingName[]).includes(name)),
);

/** The factions that cannot play beside these hirelings (14.0, 14.1.5). */
export const tiedTo = (party: Party): readonly FactionName[] => TIED[party - FACTIONS.length]!;

/** §14.1.3: true when the card says how this side is set up. */
export const hasSetup = (party: Party, demoted: boolean): boolean =>
  KIND_DATA[kindOf(party)].setUp.includes(demoted ? 'demoted' : 'promoted');

/** The hirelings of some boxes that are tied to none of these factions. */
export function hirelingsOf(boxes: readonly HirelingBox[], factions: readonly FactionName[]): Party[] {
  return HIRELINGS.flatMap((name, k) => {
    const isTied = TIED[k]!.some((faction) => factions.includes(faction));
    return boxes.includes(KIND_DATA[name].box) && !isTied ? [FACTIONS.length + k] : [];
  });
}

import { type FactionName, FACTIONS, HIRELINGS, type HirelingName, type Party } from '../../words.ts';

/** §14.0: the boxes hirelings come from. */
export const HIRELING_BOXES = ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'] as const;
/** The id of such a box. */
export type HirelingBox = (typeof HIRELING_BOXES)[number];

interface KindData {
  readonly box: HirelingBox;
  /** §14.0: factions that cannot be in a game with it; none for neutral hirelings and for factions outside our boxes. */
  readonly tied: readonly FactionName[];
  /** §14.1.3: sides whose card says how they are set up. */
  readonly setUp: readonly ('promoted' | 'demoted')[];
}

/** §14.1.5-R1: the Exile and the Brigand exclude both Vagabonds. */
const KIND_DATA: Readonly<Record<HirelingName, KindData>> = {
  'forest-patrol': { box: 'marauder', tied: ['marquise'], setUp: ['promoted'] },
  'last-dynasty': { box: 'marauder', tied: ['eyrie'], setUp: ['promoted'] },
  'spring-uprising': { box: 'marauder', tied: ['alliance'], setUp: ['promoted'] },
  'the-exile': { box: 'marauder', tied: ['vagabond', 'vagabond2'], setUp: ['promoted', 'demoted'] },
  'riverfolk-flotilla': { box: 'riverfolk-pack', tied: ['riverfolk'], setUp: ['promoted'] },
  'warm-sun-prophets': { box: 'riverfolk-pack', tied: ['cult'], setUp: ['promoted'] },
  'highway-bandits': { box: 'riverfolk-pack', tied: [], setUp: ['promoted'] },
  'sunward-expedition': { box: 'underworld-pack', tied: [], setUp: ['promoted'] },
  'corvid-spies': { box: 'underworld-pack', tied: [], setUp: ['promoted'] },
  'furious-protector': { box: 'underworld-pack', tied: [], setUp: ['promoted'] },
  'flame-bearers': { box: 'marauder-pack', tied: ['hundreds'], setUp: ['promoted'] },
  'vault-keepers': { box: 'marauder-pack', tied: ['keepers'], setUp: ['promoted'] },
  'popular-band': { box: 'marauder-pack', tied: [], setUp: ['promoted'] },
};

/** How many kinds a game has (14.0). */
export const KINDS_IN_PLAY = 3;

/** The name of a party of hirelings. */
export const kindOf = (party: Party): HirelingName => HIRELINGS[party - FACTIONS.length]!;

/** The factions that cannot play beside these hirelings (14.0, 14.1.5). */
export const tiedTo = (party: Party): readonly FactionName[] => KIND_DATA[kindOf(party)].tied;

/** §14.1.3: true when the card says how this side is set up. */
export const hasSetup = (party: Party, demoted: boolean): boolean =>
  KIND_DATA[kindOf(party)].setUp.includes(demoted ? 'demoted' : 'promoted');

/** The hirelings of some boxes that are tied to none of these factions. */
export function hirelingsOf(boxes: readonly HirelingBox[], factions: readonly FactionName[]): Party[] {
  return HIRELINGS.flatMap((name, k) => {
    const { box, tied } = KIND_DATA[name];
    return boxes.includes(box) && !tied.some((faction) => factions.includes(faction)) ? [FACTIONS.length + k] : [];
  });
}

import type { FactionDescriptor } from '../descriptor.ts';

/** What the frames of the Vagabonds hold. */
export const vagabondFrameFields: FactionDescriptor<'vagabond'>['frameFields'] = {
  vagabondSetup: { faction: 'faction' },
  vagabondBirdsong: { faction: 'faction', left: 'whole' },
  vagabondDaylight: { faction: 'faction' },
  vagabondEvening: { faction: 'faction' },
  travel: { faction: 'faction', to: 'place', law: 'law', ally: 'faction', count: 'whole' },
  explore: { faction: 'faction', clearing: 'clearing' },
  aid: { faction: 'faction', to: 'faction' },
  quest: { faction: 'faction', quest: 'quest', refilled: 'flag' },
  hideout: { faction: 'faction', left: 'whole' },
  fullRemoval: { key: 'text', faction: 'faction', left: 'whole' },
  itemPayment: { faction: 'faction', left: 'whole' },
};

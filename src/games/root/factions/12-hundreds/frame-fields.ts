import type { FactionDescriptor } from '../descriptor.ts';

/** What the frames of the Hundreds hold. */
export const hundredsFrameFields: FactionDescriptor<'hundreds'>['frameFields'] = {
  hundredsSetup: {},
  hundredsBirdsong: { due: 'wholes' },
  hundredsDaylight: { commands: 'whole', advances: 'whole', clearing: 'clearing', extra: 'flag' },
  hundredsEvening: { clearing: 'clearing', rolls: 'whole' },
  raze: { left: 'clearings', clearing: 'clearing' },
  mobDie: { suit: 'suit' },
  fullTrack: { item: 'item', ruin: 'flag' },
  contempt: { item: 'item', points: 'whole' },
  lavish: {},
  loot: { from: 'faction', clearing: 'clearing' },
};

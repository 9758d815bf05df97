import type { FactionDescriptor } from '../descriptor.ts';

/** What the frames of the Keepers hold. */
export const keepersFrameFields: FactionDescriptor<'keepers'>['frameFields'] = {
  keepersSetup: { forest: 'whole', corner: 'clearing', more: 'wholes' },
  keepersBirdsong: { done: 'clearings', clearing: 'clearing' },
  keepersDaylight: { column: 'whole', left: 'titles', title: 'title', clearing: 'clearing' },
  keepersEvening: { added: 'whole' },
  carry: { from: 'clearing', to: 'clearing', left: 'whole' },
  delve: { clearing: 'clearing', forest: 'place', face: 'relic', relic: 'whole', title: 'title' },
  recover: { clearing: 'clearing', face: 'relic', title: 'title' },
  trophy: { by: 'faction', clearing: 'clearing', left: 'whole' },
  lostStation: { key: 'text', by: 'faction', clearing: 'clearing' },
};

import type { FactionDescriptor } from '../descriptor.ts';

/** What the frames of the Corvids hold. */
export const corvidsFrameFields: FactionDescriptor<'corvids'>['frameFields'] = {
  corvidsSetup: { chosen: 'clearings' },
  corvidsBirdsong: { suit: 'suit', left: 'clearings' },
  corvidsDaylight: { done: 'whole' },
  corvidsEvening: {},
  plotting: { clearing: 'clearing' },
  flip: { clearing: 'clearing' },
  extort: { key: 'text', from: 'faction' },
  raid: { key: 'text', clearing: 'clearing', left: 'clearings' },
  exposure: { faction: 'faction', once: 'flag', clearing: 'clearing', plot: 'plot' },
};

import type { FactionDescriptor } from '../descriptor.ts';

/** What the frames of the Alliance hold. */
export const allianceFrameFields: FactionDescriptor<'alliance'>['frameFields'] = {
  allianceBirdsong: { clearing: 'clearing' },
  allianceDaylight: {},
  allianceEvening: { done: 'whole' },
  supporters: { suit: 'suit', law: 'law', left: 'whole' },
  outrage: { key: 'text', payer: 'faction', clearing: 'clearing' },
  milled: {},
  lostBase: { key: 'text', suit: 'suit' },
};

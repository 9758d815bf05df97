import type { FactionDescriptor } from '../descriptor.ts';

/** What the frames of the Cult hold. */
export const cultFrameFields: FactionDescriptor<'cult'>['frameFields'] = {
  cultSetup: {},
  cultCard: { spread: 'wholes' },
  cultBirdsong: { to: 'clearing' },
  cultDaylight: { title: 'title', scored: 'whole' },
  cultEvening: {},
  fear: { left: 'whole' },
};

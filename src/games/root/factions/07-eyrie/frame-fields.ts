import type { FactionDescriptor } from '../descriptor.ts';

/** What the frames of the Eyrie hold. */
export const eyrieFrameFields: FactionDescriptor<'eyrie'>['frameFields'] = {
  eyrieSetup: {},
  eyrieBirdsong: { cards: 'whole', birds: 'whole' },
  eyrieDaylight: {},
  eyrieEvening: {},
  decree: { column: 'whole', left: 'wholes', suit: 'suit' },
  turmoil: {},
};

import type { FactionDescriptor } from '../descriptor.ts';

/** What the frames of the Marquise hold. */
export const marquiseFrameFields: FactionDescriptor<'marquise'>['frameFields'] = {
  marquiseSetup: {},
  marquiseCard: {},
  marquiseBirdsong: {},
  marquiseDaylight: { actions: 'whole', acted: 'flag', recruited: 'flag', moves: 'whole', clearing: 'clearing' },
  marquiseEvening: {},
  build: { building: 'whole', clearing: 'clearing', owed: 'whole', from: 'clearings' },
  marquiseEach: { piece: 'piece', building: 'piece', due: 'wholes' },
  fieldHospitals: { key: 'text', clearing: 'clearing', replaced: 'flag' },
};

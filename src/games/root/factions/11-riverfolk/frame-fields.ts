import type { FactionDescriptor } from '../descriptor.ts';

/** What the frames of the Riverfolk hold. */
export const riverfolkFrameFields: FactionDescriptor<'riverfolk'>['frameFields'] = {
  riverfolkSetup: { left: 'whole' },
  riverfolkBirdsong: {},
  riverfolkDaylight: {},
  riverfolkEvening: { moved: 'wholes' },
  riverfolkCommit: { left: 'whole' },
  riverfolkRecruit: { clearing: 'clearing' },
  tradeDisruption: { key: 'text', left: 'whole' },
  purchase: { faction: 'faction', service: 'whole', title: 'title' },
};

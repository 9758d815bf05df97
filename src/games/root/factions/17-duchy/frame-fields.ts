import type { FactionDescriptor } from '../descriptor.ts';

/** What the frames of the Duchy hold. */
export const duchyFrameFields: FactionDescriptor<'duchy'>['frameFields'] = {
  duchySetup: {},
  duchyCard: { spread: 'wholes' },
  duchyBirdsong: {},
  duchyDaylight: { left: 'whole', acted: 'whole' },
  duchyEvening: {},
  duchyBuild: { piece: 'piece', clearing: 'clearing', any: 'flag' },
  dig: { clearing: 'clearing' },
  minister: { minister: 'minister', as: 'minister', done: 'whole', battles: 'flag', suit: 'suit' },
  sway: { minister: 'minister', used: 'wholes', left: 'whole' },
  priceOfFailure: { minister: 'minister' },
};

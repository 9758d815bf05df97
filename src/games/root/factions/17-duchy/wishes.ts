import { always, type WhyTable } from '../../wishes/why.ts';

/** Why wishes of the Duchy are refused where the open question does not say. */
export const duchyWhy: WhyTable = {
  surface: always('not-among'),
  'fill-in': always('not-among'),
  present: always('not-among'),
  forsake: always('not-among'),
};

import { always, type WhyTable } from '../../wishes/why.ts';

/** Why wishes of the Eyrie are refused where the open question does not say. */
export const eyrieWhy: WhyTable = {
  resolve: always('not-in-column'),
  nest: always('not-among'),
  leader: always('not-among'),
  tuck: always('not-among'),
};

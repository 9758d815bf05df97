import { always, type WhyTable } from '../../wishes/why.ts';

/** Why wishes of the Alliance are refused where the open question does not say. */
export const allianceWhy: WhyTable = {
  supporter: always('not-among'),
  'recruit-at': always('not-among'),
};

import { always, type WhyTable } from '../../wishes/why.ts';

/** Why wishes of the Riverfolk are refused where the open question does not say. */
export const riverfolkWhy: WhyTable = {
  price: always('chosen-already'),
  fund: always('none-of-these'),
  'buy-card': always('not-among'),
};

import { place } from '../../rules/02-key-terms/pieces.ts';
import type { Homeland } from '../../rules/15-advanced-setup/homeland-type.ts';
import { BADGER } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';

/** §15.11.8: four warriors in each of two. Their own set-up asks for them, after a relic was laid in each forest. */
export const keepersHomelands: Homeland = {
  count: 2,
  edge: true,
  apart: 'two-between',
  builds: false,
  unlessTogether: refusal('15.11.8', 'no-homelands'),
  settle(s, chosen, out) {
    for (const c of chosen) place(s, BADGER, c, 4, out);
  },
};

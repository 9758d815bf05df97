import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { reveal } from '../../testkit/reveal.testkit.ts';

wildLaw.each(
  ['W-22.O2', 'W-22.C2', 'W-22.V2', 'W-22.S2'],
  'gain an item: $card',
  [
    { card: 'order-base-3', item: 'maps' },
    { card: 'council-base-3', item: 'bread' },
    { card: 'coven-base-3', item: 'potions' },
    { card: 'sect-base-3', item: 'rockets' },
  ],
  ({ card, item }) => {
    const t = reveal(
      card,
      `

                -       -       -       -

            -      fOo      -       -       -

        -       -      mV      hS       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`,
    );
    expect([t.itemsOf(0), t.itemsOf(1)]).toEqual([[item], []]);
  },
);

wildLaw.each(
  ['W-22.O3', 'W-22.C3', 'W-22.V3', 'W-22.S3'],
  'every player gains an item: $card',
  [
    { card: 'order-base-5', item: 'maps' },
    { card: 'council-base-5', item: 'bread' },
    { card: 'coven-base-5', item: 'potions' },
    { card: 'sect-base-5', item: 'rockets' },
  ],
  ({ card, item }) => {
    const t = reveal(
      card,
      `

                -       -       -       -

            -      fOo      -       -       -

        -       -      mV      hS       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`,
    );
    expect([t.itemsOf(0), t.itemsOf(1)]).toEqual([[item], [item]]);
  },
);

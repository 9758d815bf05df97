import type { InputGroup } from './layout.ts';

const MOST = 255;

/** A number as an input: whole, 0 to 255. */
export const byte = (value: number): number => Math.max(0, Math.min(MOST, Math.round(value)));

/** Makers of common groups of inputs that are read from `R`. Values are whole numbers from 0 to 255. */
export const groupsOf = <R>() => ({
  /** A group with one input. */
  single: (name: string, value: (r: R) => number): InputGroup<R> => ({
    name,
    labels: ['count'],
    read(r, x, at) {
      x[at] = value(r);
    },
  }),
  /** A group in which at most one input is 1; a value outside of the labels is none of them. */
  oneOf: (name: string, labels: readonly string[], value: (r: R) => number): InputGroup<R> => ({
    name,
    labels,
    read(r, x, at) {
      const which = value(r);
      if (which >= 0 && which < labels.length) x[at + which] = 1;
    },
  }),
  /** A group with one input for each label. */
  each: (name: string, labels: readonly string[], value: (r: R, i: number) => number): InputGroup<R> => ({
    name,
    labels,
    read(r, x, at) {
      for (let i = 0; i < labels.length; i++) x[at + i] = value(r, i);
    },
  }),
  /** A group whose inputs are 1 up to the value: input `i` from `step * i + 1` on. */
  upTo: (name: string, steps: number, step: number, value: (r: R) => number): InputGroup<R> => ({
    name,
    labels: Array.from({ length: steps }, (_, i) => `${step * i + 1}+`),
    read(r, x, at) {
      const count = value(r);
      for (let i = 0; i < steps && count > step * i; i++) x[at + i] = 1;
    },
  }),
});

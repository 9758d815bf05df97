import { test } from 'vitest';

/** Declares tests of paragraphs. */
export interface LawTest<Id extends string> {
  /** Declares a test named `4.3.1: title` of one paragraph or several. */
  (law: Id | readonly Id[], title: string, body: () => void | Promise<void>, timeout?: number): void;
  /** Declares the test for each row; `%s` and `$field` in the title are replaced by values of the row. */
  each<Row>(
    law: Id | readonly Id[],
    title: string,
    rows: readonly Row[],
    body: (row: Row) => void | Promise<void>,
    timeout?: number,
  ): void;
}

/** The name of a test of these paragraphs. */
export function lawTestName(law: string | readonly string[], title: string): string {
  return `${typeof law === 'string' ? law : law.join(', ')}: ${title}`;
}

/** Declares tests of the paragraphs of one game; each game names its own `<game>Law`, which coverage looks for. */
export function lawTest<Id extends string>(): LawTest<Id> {
  return Object.assign(
    (law: Id | readonly Id[], title: string, body: () => void | Promise<void>, timeout?: number) => {
      test(lawTestName(law, title), body, timeout);
    },
    {
      each<Row>(
        law: Id | readonly Id[],
        title: string,
        rows: readonly Row[],
        body: (row: Row) => void | Promise<void>,
        timeout?: number,
      ) {
        test.for(rows)(lawTestName(law, title), timeout === undefined ? {} : { timeout }, body);
      },
    },
  );
}

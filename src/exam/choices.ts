import type { Question, ShortAnswer } from './question.ts';

/** Among which short answers one chooses. */
export const choicesOf = ({ verdict, among }: Question): readonly ShortAnswer[] =>
  among ?? (verdict === 'yes' || verdict === 'no' ? ['yes', 'no'] : [verdict]);

/** Whether two short answers are the same. */
export const isSame = (a: ShortAnswer, b: ShortAnswer): boolean => JSON.stringify(a) === JSON.stringify(b);

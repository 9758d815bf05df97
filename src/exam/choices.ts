import type { Question, ShortAnswer } from './question.ts';

/** The short answers that a question offers. */
export const choicesOf = ({ verdict, among }: Question): readonly ShortAnswer[] =>
  among ?? (verdict === 'yes' || verdict === 'no' ? ['yes', 'no'] : [verdict]);

/** True when two short answers are equal. */
export const isSame = (a: ShortAnswer, b: ShortAnswer): boolean => JSON.stringify(a) === JSON.stringify(b);

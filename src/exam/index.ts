export { type Bench, benchOf } from './bench.ts';
export { choicesOf, isSame } from './choices.ts';
export type { Paper, Question, ShortAnswer, Words } from './question.ts';

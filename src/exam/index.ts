export { choicesOf, isSame } from './choices.ts';
export type { QuestionSet, Question, ShortAnswer, LocalizedText } from './question.ts';

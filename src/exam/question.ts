import Type, { type Static } from 'typebox';
import { GAME_IDS } from '../law/index.ts';

/** An object that has these fields and no other. */
const exact = <P extends Type.TProperties>(fields: P): Type.TObject<P> =>
  Type.Object(fields, { additionalProperties: false });

const Text = Type.String({ minLength: 1 });
const Texts = Type.Array(Text, { minItems: 1 });

/** The same words in every language of the house. */
const WordsSchema = exact({ uk: Text, ru: Text, en: Text });
/** The same words in every language of the house. */
export type LocalizedText = Static<typeof WordsSchema>;

/** A short answer: yes or no, a number, or a few words. */
const VerdictSchema = Type.Union([
  Type.Literal('yes'),
  Type.Literal('no'),
  Type.Integer({ minimum: 0, maximum: 99 }),
  WordsSchema,
]);
/** A short answer: yes or no, a number, or a few words. */
export type ShortAnswer = Static<typeof VerdictSchema>;

/**
 * One line of play from the position, and what must be true at its end. Acts are texts of options or names of outcomes, `*`
 * for whatever chance brings; `1: pass` names the seat where several are asked, `aside: …` does something aside.
 */
const LineSchema = exact({
  play: Type.Optional(Texts),
  /** Who is asked then: seats, or the names of those who sit there. */
  asked: Type.Optional(Type.Array(Type.Union([Text, Type.Integer({ minimum: 0, maximum: 6 })]))),
  /** What must be offered; `*` stands for any words. */
  must: Type.Optional(Texts),
  /** What must not be offered, and the paragraph that forbids it; '' where the question does not even arise. */
  mustNot: Type.Optional(Type.Record(Text, Type.String())),
  /** Outcomes that must be possible. */
  chances: Type.Optional(Texts),
  /** What must be true, by the names of the position file, as `clearings.c5.cat`; a number also counts a list. */
  facts: Type.Optional(Type.Record(Text, Type.Unknown())),
});
/** One line of play from the position, and what must be true at its end. */
export type ProofLine = Static<typeof LineSchema>;

const QuestionSchema = exact({
  id: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  /** What the answer rests on, the most telling first. */
  paragraphs: Texts,
  question: WordsSchema,
  verdict: VerdictSchema,
  /** What one may choose from; yes and no need not be listed. */
  among: Type.Optional(Type.Array(VerdictSchema, { minItems: 2 })),
  answer: WordsSchema,
  /** A position file of the game. */
  position: Type.Record(Type.String(), Type.Unknown()),
  lines: Type.Array(LineSchema, { minItems: 1 }),
});
/** A question to a referee: a position, words, the answer with its paragraphs, and lines of play that prove it. */
export type Question = Static<typeof QuestionSchema>;

/** A file of questions. */
export const QuestionSetSchema = exact({
  game: Type.Enum([...GAME_IDS]),
  title: WordsSchema,
  questions: Type.Array(QuestionSchema, { minItems: 1 }),
});
/** A file of questions about one part of one game. */
export type QuestionSet = Static<typeof QuestionSetSchema>;

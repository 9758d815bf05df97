import Type, { type Static } from 'typebox';
import { GAME_IDS } from '../law/index.ts';

/** An object without extra fields. */
const strictObject = <P extends Type.TProperties>(fields: P): Type.TObject<P> =>
  Type.Object(fields, { additionalProperties: false });

const Text = Type.String({ minLength: 1 });
const Texts = Type.Array(Text, { minItems: 1 });

/** A text in all three languages. */
const WordsSchema = strictObject({ uk: Text, ru: Text, en: Text });
/** A text in all three languages. */
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
 * A sequence of acts from the position, and claims about the state after it. An act is an option's text or an outcome's name,
 * `*` for any outcome. `1: pass` names the seat where several are asked; `aside: …` is an aside.
 */
const LineSchema = strictObject({
  play: Type.Optional(Texts),
  /** The asked seats: numbers, or the names of the players. */
  asked: Type.Optional(Type.Array(Type.Union([Text, Type.Integer({ minimum: 0, maximum: 6 })]))),
  /** Options that must be offered; `*` matches any words. */
  must: Type.Optional(Texts),
  /** Options that must not be offered, with the paragraph that refuses them; '' where nothing needs to refuse them. */
  mustNot: Type.Optional(Type.Record(Text, Type.String())),
  /** Outcomes that must be possible. */
  chances: Type.Optional(Texts),
  /** Values by paths of the position file, such as `clearings.c5.cat`; a number also matches the length of a list. */
  facts: Type.Optional(Type.Record(Text, Type.Unknown())),
});
/** A sequence of acts from the position, and claims about the state after it. */
export type ProofLine = Static<typeof LineSchema>;

const QuestionSchema = strictObject({
  id: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  /** The paragraphs behind the answer, the most important first. */
  paragraphs: Texts,
  question: WordsSchema,
  verdict: VerdictSchema,
  /** The offered answers; left out: yes and no. */
  among: Type.Optional(Type.Array(VerdictSchema, { minItems: 2 })),
  answer: WordsSchema,
  /** A position file of the game. */
  position: Type.Record(Type.String(), Type.Unknown()),
  lines: Type.Array(LineSchema, { minItems: 1 }),
});
/** A rules question: a position, texts, the answer with its paragraphs, and proof lines. */
export type Question = Static<typeof QuestionSchema>;

/** A file of questions. */
export const QuestionSetSchema = strictObject({
  game: Type.Enum([...GAME_IDS]),
  title: WordsSchema,
  questions: Type.Array(QuestionSchema, { minItems: 1 }),
});
/** A file of questions about one part of one game. */
export type QuestionSet = Static<typeof QuestionSetSchema>;

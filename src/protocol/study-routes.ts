import Type, { type Static } from 'typebox';
import { Name, Opaque, OptionText, strictObject, TableId, Time } from './schemas.ts';
import { COMPLAINTS, REPORT_BYTES } from './constants.ts';
import { route } from './route.ts';

const StudyId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
const GameName = Type.String({ maxLength: 40 });
/** Most characters of a comment. */
export const COMMENT_LENGTH = 2_000;
/** Most comments of a study. */
export const MOST_COMMENTS = 200;
/** Most characters of a study's title. */
export const STUDY_TITLE_LENGTH = 80;

/** An anchor of a board, as `data-anchor` names it: a clearing, a hex, a seat. */
const Anchor = Type.String({ pattern: '^[\\w.:-]{1,40}$' });

/** A comment on a moment: text, arrows, and moves that were tried from there. */
export const CommentSchema = strictObject({
  /** The moment: the number of steps of the game's log before it. */
  step: Type.Integer({ minimum: 0, maximum: 100_000 }),
  text: Type.String({ maxLength: COMMENT_LENGTH }),
  arrows: Type.Optional(Type.Array(strictObject({ from: Anchor, to: Anchor }), { maxItems: 20 })),
  /** Answers that were tried instead of what was played, in order. Random outcomes are drawn the same way each time. */
  branch: Type.Optional(Type.Array(OptionText, { maxItems: 30 })),
});
/** A comment on a moment. */
export type StudyComment = Static<typeof CommentSchema>;

/** What lists show of a study. */
const StudyInfo = strictObject({
  id: StudyId,
  title: Type.String(),
  game: Type.String(),
  author: Name,
  yours: Type.Boolean(),
  listed: Type.Boolean(),
  changed: Time,
});
/** What lists show of a study. */
export type StudyInfoView = Static<typeof StudyInfo>;

/** A commented game. */
export const StudySchema = strictObject({
  ...StudyInfo.properties,
  /** Grows with every change. */
  revision: Type.Integer(),
  /** The table of the game; missing: the study holds the game itself. */
  table: Type.Optional(TableId),
  /** The game record, where the study holds it, and the names of its seats. */
  journal: Type.Optional(Opaque),
  names: Type.Array(Type.String()),
  notes: Type.Array(CommentSchema),
});
/** A commented game. */
export type StudyView = Static<typeof StudySchema>;

const Title = Type.String({ minLength: 1, maxLength: STUDY_TITLE_LENGTH });
const Notes = Type.Array(CommentSchema, { maxItems: MOST_COMMENTS });
const Params = strictObject({ study: StudyId });

/** Routes of studies: commented games. */
export const STUDY_ROUTES = {
  newStudy: route({
    method: 'POST',
    path: '/api/studies',
    about:
      'Save a commented game: of a finished table that the caller may see, or with its own game record. Only accounts may list one for others.',
    key: 'needed',
    body: strictObject({
      title: Title,
      game: GameName,
      table: Type.Optional(TableId),
      journal: Type.Optional(Opaque),
      names: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 7 })),
      listed: Type.Boolean(),
      notes: Notes,
    }),
    gives: strictObject({ study: StudySchema }),
    bytes: REPORT_BYTES,
  }),
  changeStudy: route({
    method: 'PATCH',
    path: '/api/studies/:study',
    about: 'Change one’s own study, at the revision that the caller knows.',
    key: 'needed',
    params: Params,
    body: strictObject({ title: Title, listed: Type.Boolean(), notes: Notes, revision: Type.Integer() }),
    gives: strictObject({ study: StudySchema }),
    bytes: REPORT_BYTES,
  }),
  dropStudy: route({
    method: 'DELETE',
    path: '/api/studies/:study',
    about: 'Delete one’s own study.',
    key: 'needed',
    params: Params,
    gives: strictObject({}),
  }),
  study: route({
    method: 'GET',
    path: '/api/studies/:study',
    about: 'A study. Everybody with its address may open it, as far as they may see the game that it is about.',
    key: 'welcome',
    params: Params,
    gives: strictObject({ study: StudySchema }),
  }),
  reportStudy: route({
    method: 'POST',
    path: '/api/studies/:study/report',
    about: 'Report a study to the operators. Its title and comments go with the report.',
    key: 'needed',
    params: Params,
    body: strictObject({ reason: Type.Enum([...COMPLAINTS]), text: Type.String({ maxLength: 1000 }) }),
    gives: strictObject({}),
  }),
  studies: route({
    method: 'GET',
    path: '/api/studies',
    about: 'Listed studies of games that everybody may see, the newest first.',
    key: 'welcome',
    query: strictObject({ before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}\\.[A-Za-z0-9_-]{16}$' })) }),
    gives: strictObject({ studies: Type.Array(StudyInfo), more: Type.Optional(Type.String()) }),
  }),
  myStudies: route({
    method: 'GET',
    path: '/api/me/studies',
    about: 'The caller’s studies, the newest first.',
    key: 'needed',
    gives: strictObject({ studies: Type.Array(StudyInfo) }),
  }),
} as const;

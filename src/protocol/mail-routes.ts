import Type from 'typebox';
import { NoticeSchema } from './people-routes.ts';
import { strictObject, Token } from './schemas.ts';
import { route } from './route.ts';

/** Routes of e-mail notices: asked for, confirmed by the reader, ended by the reader. */
export const MAIL_ROUTES = {
  addMail: route({
    method: 'POST',
    path: '/api/me/mail',
    about:
      'Ask for notices of one’s turns by e-mail. A link is sent to the address; nothing else is, until it is confirmed.',
    key: 'needed',
    body: strictObject({
      address: Type.String({ minLength: 3, maxLength: 254 }),
      language: Type.Enum(['uk', 'ru', 'en']),
    }),
    gives: strictObject({ notice: NoticeSchema }),
  }),
  confirmMail: route({
    method: 'POST',
    path: '/api/mail/confirm',
    about: 'Confirm an e-mail address with the token of the link that was sent there.',
    key: 'none',
    body: strictObject({ token: Token }),
    gives: strictObject({ address: Type.String() }),
  }),
  stopMail: route({
    method: 'POST',
    path: '/api/mail/stop',
    about: 'End the e-mail notices that a link belongs to. Ending them twice is no error.',
    key: 'none',
    body: strictObject({ token: Token }),
    gives: strictObject({}),
  }),
} as const;

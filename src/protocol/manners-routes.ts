import Type from 'typebox';
import { BLOCK_KINDS, COMPLAINTS } from './constants.ts';
import { strictObject, SeatNumber, TableId, Time } from './schemas.ts';
import { route } from './route.ts';

/** A person at a table: in a seat, or the author of a chat line. */
const Whom = {
  table: TableId,
  seat: Type.Optional(SeatNumber),
  line: Type.Optional(Type.Integer({ minimum: 1 })),
};
const BlockId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });

/** A person whom the caller has muted or blocked. */
const BlockSchema = strictObject({
  id: BlockId,
  /** The name that the person had then. */
  name: Type.String(),
  how: Type.Enum([...BLOCK_KINDS]),
  at: Time,
});

/** Routes of manners: whom one does not want to read or meet, and what operators should look at. */
export const MANNERS_ROUTES = {
  blocks: route({
    method: 'GET',
    path: '/api/me/blocks',
    about: 'The people whom the caller has muted or blocked.',
    key: 'needed',
    gives: strictObject({ blocks: Type.Array(BlockSchema) }),
  }),
  addBlock: route({
    method: 'POST',
    path: '/api/me/blocks',
    about:
      'Mute a person at a table (their chat lines are not sent to the caller any more, at any table), or block them (nor do the two sit at one table again).',
    key: 'needed',
    body: strictObject({ ...Whom, how: Type.Enum([...BLOCK_KINDS]) }),
    gives: strictObject({ block: BlockSchema }),
  }),
  dropBlock: route({
    method: 'DELETE',
    path: '/api/me/blocks/:block',
    about: 'End a mute or a block.',
    key: 'needed',
    params: strictObject({ block: BlockId }),
    gives: strictObject({}),
  }),
  complain: route({
    method: 'POST',
    path: '/api/complaints',
    about:
      'Report a person at a table to the operators. The last chat lines that the caller may read and the state of the table go with it.',
    key: 'needed',
    body: strictObject({
      ...Whom,
      reason: Type.Enum([...COMPLAINTS]),
      text: Type.String({ maxLength: 1000 }),
    }),
    gives: strictObject({}),
  }),
} as const;

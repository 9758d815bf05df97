import Type from 'typebox';
import { Opaque, strictObject, TableId, TableSchema } from './schemas.ts';
import { route } from './route.ts';

/** Routes of one's own data. */
export const OWN_DATA_ROUTES = {
  exportMe: route({
    method: 'GET',
    path: '/api/me/export',
    about: 'Everything that is stored about the caller. Needs a recent confirmation; five times an hour.',
    key: 'needed',
    gives: Opaque,
  }),
  deleteMe: route({
    method: 'DELETE',
    path: '/api/me',
    about:
      'Delete the caller: keys, account, notices, chat lines, ratings and studies. The name is removed from old matches, which stay; bots take the seats of running games. Needs a recent confirmation, and cannot be undone.',
    key: 'needed',
    body: strictObject({ sure: Type.Literal(true) }),
    gives: strictObject({}),
  }),
  keepTable: route({
    method: 'POST',
    path: '/api/tables/:id/keep',
    about:
      'Keep a table that is about to be closed because nobody touched it for long. By anyone who sits there, or the host.',
    key: 'needed',
    params: strictObject({ id: TableId }),
    gives: strictObject({ table: TableSchema }),
  }),
} as const;

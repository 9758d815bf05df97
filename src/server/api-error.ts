import type { ErrorBody, ErrorCode } from '../protocol/index.ts';
import { DamagedRow, StorageDown } from './storage/storage.ts';

/** Something the server will not do, with the reason as the client gets it. */
export class ApiError extends Error {
  readonly body: ErrorBody;
  constructor(code: ErrorCode, more: Omit<ErrorBody, 'code'> = {}) {
    super(code);
    this.body = { code, ...more };
  }
}

/** What a client is told about anything that went wrong; undefined: an error of our own. */
export function errorBodyOf(error: unknown): ErrorBody | undefined {
  if (error instanceof ApiError) return error.body;
  if (error instanceof DamagedRow) return { code: 'unreadable' };
  return error instanceof StorageDown ? { code: 'storage' } : undefined;
}

import type { ErrorBody, ErrorCode } from '../protocol/index.ts';
import { DamagedRow, StorageDown } from './storage/storage.ts';

/** An error that is sent to the client. */
export class ApiError extends Error {
  readonly body: ErrorBody;
  constructor(code: ErrorCode, more: Omit<ErrorBody, 'code'> = {}) {
    super(code);
    this.body = { code, ...more };
  }
}

/** The error body for the client; undefined: an internal error. */
export function errorBodyOf(error: unknown): ErrorBody | undefined {
  if (error instanceof ApiError) return error.body;
  if (error instanceof DamagedRow) return { code: 'unreadable' };
  return error instanceof StorageDown ? { code: 'storage' } : undefined;
}

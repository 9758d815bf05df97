import type { RouteResponse } from '../../protocol/index.ts';
import type { Confirming } from './confirm.tsx';

/** Where a form of the account page reports its result. */
export interface FormStatus {
  succeeded(what: string): void;
  failed(error: unknown): void;
}

/** What the parts of the account page share. */
export interface Personal extends FormStatus {
  readonly me: RouteResponse<'me'>;
  /** Grows with every change; lists are fetched again. */
  readonly revision: number;
  readonly confirming: Confirming;
}

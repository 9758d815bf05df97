// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface ErrorsMessages {
  readonly 'errors.input.json': Message<{ readonly line: number; readonly column: number }>;
  readonly 'errors.input.empty': Plain;
  readonly 'errors.input.long': Message<{ readonly max: number }>;
  readonly 'errors.input.pack': Message<{ readonly name: Value; readonly detail: Value }>;
  readonly 'errors.settings.unknown': Plain;
  readonly 'errors.settings.missing': Plain;
  readonly 'errors.settings.type': Plain;
  readonly 'errors.settings.choice': Plain;
  readonly 'errors.settings.not-one-of': Plain;
  readonly 'errors.settings.range': Message<{ readonly min: number; readonly max: number }>;
  readonly 'errors.settings.not-in-range': Message<{ readonly least: number; readonly most: number }>;
  readonly 'errors.settings.twice': Plain;
  readonly 'errors.settings.seats': Plain;
  readonly 'errors.settings.second-vagabond': Plain;
  readonly 'errors.settings.suits-not-printed': Plain;
  readonly 'errors.settings.not-yet': Plain;
  readonly 'errors.settings.corners': Message<{ readonly most: number; readonly law: Value }>;
  readonly 'errors.settings.too-few-hirelings': Message<{ readonly least: number; readonly left: number; readonly law: Value }>;
  readonly 'errors.settings.too-few-cards': Message<{ readonly least: number; readonly left: number; readonly law: Value }>;
  readonly 'errors.settings.not-an-object': Plain;
  readonly 'errors.settings.other-pack': Message<{ readonly expected: Value }>;
  readonly 'errors.settings.other': Message<{ readonly code: Value }>;
  readonly 'errors.error.bad-request': Plain;
  readonly 'errors.error.too-large': Plain;
  readonly 'errors.error.too-many': Plain;
  readonly 'errors.error.busy': Plain;
  readonly 'errors.error.too-many-tables': Plain;
  readonly 'errors.error.too-many-lobbies': Plain;
  readonly 'errors.error.too-many-seats': Plain;
  readonly 'errors.error.too-many-visitors': Plain;
  readonly 'errors.error.too-many-lines': Plain;
  readonly 'errors.error.too-many-reports': Plain;
  readonly 'errors.error.chat-closed': Plain;
  readonly 'errors.error.wrong-protocol': Plain;
  readonly 'errors.error.internal': Plain;
  readonly 'errors.error.storage': Plain;
  readonly 'errors.error.closing': Plain;
  readonly 'errors.error.no-key': Plain;
  readonly 'errors.error.not-allowed': Plain;
  readonly 'errors.error.bad-code': Plain;
  readonly 'errors.error.bad-login': Plain;
  readonly 'errors.error.login-taken': Plain;
  readonly 'errors.error.has-account': Plain;
  readonly 'errors.error.no-account': Plain;
  readonly 'errors.error.no-passkeys': Plain;
  readonly 'errors.error.bad-passkey': Plain;
  readonly 'errors.error.signed-out': Plain;
  readonly 'errors.error.confirm-first': Plain;
  readonly 'errors.error.unknown-key': Plain;
  readonly 'errors.error.unknown-passkey': Plain;
  readonly 'errors.error.passkeys-full': Plain;
  readonly 'errors.error.last-passkey': Plain;
  readonly 'errors.error.bad-reset': Plain;
  readonly 'errors.error.bad-address': Plain;
  readonly 'errors.error.no-notice': Plain;
  readonly 'errors.error.notices-full': Plain;
  readonly 'errors.error.no-table': Plain;
  readonly 'errors.error.no-game': Plain;
  readonly 'errors.error.no-seat': Plain;
  readonly 'errors.error.settings': Plain;
  readonly 'errors.error.seat-taken': Plain;
  readonly 'errors.error.seat-free': Plain;
  readonly 'errors.error.not-yours': Plain;
  readonly 'errors.error.not-host': Plain;
  readonly 'errors.error.sent-away': Plain;
  readonly 'errors.error.bad-invite': Plain;
  readonly 'errors.error.begun': Plain;
  readonly 'errors.error.not-begun': Plain;
  readonly 'errors.error.not-ended': Plain;
  readonly 'errors.error.seats-free': Plain;
  readonly 'errors.error.bad-promise': Plain;
  readonly 'errors.error.seat-kept': Plain;
  readonly 'errors.error.unreadable': Plain;
  readonly 'errors.error.over': Plain;
  readonly 'errors.error.not-asked': Plain;
  readonly 'errors.error.stale': Plain;
  readonly 'errors.error.unknown': Plain;
  readonly 'errors.error.refused': Plain;
  readonly 'errors.error.not-part': Plain;
  readonly 'errors.error.not-free': Plain;
  readonly 'errors.error.not-due': Plain;
  readonly 'errors.error.wrong': Plain;
  readonly 'errors.error.silence': Plain;
  readonly 'errors.error.muted': Plain;
  readonly 'errors.error.no-request': Plain;
  readonly 'errors.error.undo-asked': Plain;
  readonly 'errors.error.undo-open': Plain;
  readonly 'errors.error.bad-order': Plain;
  readonly 'errors.error.order-tells': Plain;
  readonly 'errors.label.setting': Message<{ readonly setting: Value; readonly why: Value }>;
}

export const errors = {
  uk: async () => (await import('./uk/errors.ts')).messages,
  ru: async () => (await import('./ru/errors.ts')).messages,
  en: async () => (await import('./en/errors.ts')).messages,
};

// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface CommonMessages {
  readonly 'common.button.yes': Plain;
  readonly 'common.button.no': Plain;
  readonly 'common.button.confirm': Plain;
  readonly 'common.button.cancel': Plain;
  readonly 'common.button.undo': Plain;
  readonly 'common.button.back': Plain;
  readonly 'common.button.close': Plain;
  readonly 'common.button.done': Plain;
  readonly 'common.button.skip': Plain;
  readonly 'common.button.endTurn': Plain;
  readonly 'common.button.save': Plain;
  readonly 'common.button.redo': Plain;
  readonly 'common.button.endPhase': Plain;
  readonly 'common.button.pass': Plain;
  readonly 'common.button.delete': Plain;
  readonly 'common.button.edit': Plain;
  readonly 'common.button.more': Plain;
  readonly 'common.button.share': Plain;
  readonly 'common.button.copyLink': Plain;
  readonly 'common.button.retry': Plain;
  readonly 'common.button.whyNot': Plain;
  readonly 'common.language.uk': Plain;
  readonly 'common.language.ru': Plain;
  readonly 'common.language.en': Plain;
  readonly 'common.label.language': Plain;
  readonly 'common.label.settings': Plain;
  readonly 'common.label.paragraph': Message<{ readonly law: Value }>;
  readonly 'common.label.search': Plain;
  readonly 'common.label.on': Plain;
  readonly 'common.label.off': Plain;
  readonly 'common.label.loading': Plain;
  readonly 'common.label.saved': Plain;
  readonly 'common.label.error': Plain;
  readonly 'common.label.connectionLost': Plain;
  readonly 'common.label.reconnecting': Plain;
  readonly 'common.label.updateReady': Plain;
  readonly 'common.prompt.yourTurn': Plain;
  readonly 'common.label.wait': Message<{ readonly names: Value }>;
  readonly 'common.label.timeLeft': Message<{ readonly n: number }>;
  readonly 'common.label.spectators': Message<{ readonly n: number }>;
  readonly 'common.reason.undo': Message<{ readonly what: 'card' | 'roll' | 'hand' | 'other' }>;
  readonly 'common.log.handTaken': Message<{ readonly from: Value; readonly to: Value; readonly n: number; readonly secret: 'yes' | 'other' }>;
  readonly 'common.aria.handTaken': Message<{ readonly from: Value; readonly to: Value; readonly n: number; readonly secret: 'yes' | 'other' }>;
  readonly 'common.prompt.shortcut': Message<{ readonly key: Value }>;
}

export const common = {
  uk: async () => (await import('./uk/common.ts')).messages,
  ru: async () => (await import('./ru/common.ts')).messages,
  en: async () => (await import('./en/common.ts')).messages,
};

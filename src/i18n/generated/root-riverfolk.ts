// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface RootRiverfolkMessages {
  readonly 'root-riverfolk.verb.price': Plain;
  readonly 'root-riverfolk.verb.buy-card': Plain;
  readonly 'root-riverfolk.verb.buy-riverboats': Plain;
  readonly 'root-riverfolk.verb.buy-mercenaries': Plain;
  readonly 'root-riverfolk.verb.fund': Plain;
  readonly 'root-riverfolk.verb.export': Plain;
  readonly 'root-riverfolk.verb.draw': Plain;
  readonly 'root-riverfolk.verb.trade-post': Plain;
  readonly 'root-riverfolk.word.priced': Message<{ readonly service: Value }>;
  readonly 'root-riverfolk.service.hand-card': Plain;
  readonly 'root-riverfolk.service.riverboats': Plain;
  readonly 'root-riverfolk.service.mercenaries': Plain;
  readonly 'root-riverfolk.log.warriors': Message<{ readonly owner: Value; readonly n: number; readonly from: Value; readonly to: Value }>;
  readonly 'root-riverfolk.log.price': Message<{ readonly faction: Value; readonly service: Value; readonly n: number }>;
  readonly 'root-riverfolk.log.bought': Message<{ readonly faction: Value; readonly service: Value; readonly n: number }>;
  readonly 'root-riverfolk.box.supply': Plain;
  readonly 'root-riverfolk.box.payments': Plain;
  readonly 'root-riverfolk.box.funds': Plain;
  readonly 'root-riverfolk.box.committed': Plain;
  readonly 'root-riverfolk.ability.swimmers': Plain;
  readonly 'root-riverfolk.ability.public-hand': Plain;
  readonly 'root-riverfolk.ability.trade-disruption': Plain;
  readonly 'root-riverfolk.ability.protectionism': Plain;
  readonly 'root-riverfolk.ability.dividends': Plain;
  readonly 'root-riverfolk.action.move': Plain;
  readonly 'root-riverfolk.action.battle': Plain;
  readonly 'root-riverfolk.action.craft': Plain;
  readonly 'root-riverfolk.action.export': Plain;
  readonly 'root-riverfolk.action.draw': Plain;
  readonly 'root-riverfolk.action.recruit': Plain;
  readonly 'root-riverfolk.action.trade-post': Plain;
  readonly 'root-riverfolk.window.riverfolk-services': Plain;
  readonly 'root-riverfolk.window.riverfolk-warriors': Plain;
  readonly 'root-riverfolk.window.riverfolk-first-prices': Plain;
  readonly 'root-riverfolk.window.riverfolk-daylight': Plain;
  readonly 'root-riverfolk.window.riverfolk-prices': Plain;
  readonly 'root-riverfolk.window.riverfolk-commit': Plain;
  readonly 'root-riverfolk.window.riverfolk-spend': Plain;
  readonly 'root-riverfolk.window.riverfolk-disruption': Plain;
  readonly 'root-riverfolk.window.vagabond-payment': Plain;
  readonly 'root-riverfolk.reason.funds': Message<{ readonly a: number; readonly b: number }>;
  readonly 'root-riverfolk.reason.spaces': Plain;
  readonly 'root-riverfolk.reason.no-river': Plain;
  readonly 'root-riverfolk.reason.no-otters': Plain;
  readonly 'root-riverfolk.reason.has-post': Plain;
  readonly 'root-riverfolk.reason.no-ruler': Plain;
  readonly 'root-riverfolk.reason.rulers-funds': Message<{ readonly faction: Value }>;
  readonly 'root-riverfolk.reason.no-posts': Plain;
  readonly 'root-riverfolk.reason.no-deck': Plain;
  readonly 'root-riverfolk.reason.services': Plain;
  readonly 'root-riverfolk.reason.price': Message<{ readonly a: number; readonly b: number }>;
  readonly 'root-riverfolk.reason.items': Message<{ readonly a: number; readonly b: number }>;
  readonly 'root-riverfolk.reason.already-bought': Plain;
  readonly 'root-riverfolk.reason.vagabond': Plain;
  readonly 'root-riverfolk.field.riverfolk': Plain;
  readonly 'root-riverfolk.field.funds': Plain;
  readonly 'root-riverfolk.field.payments': Plain;
  readonly 'root-riverfolk.field.committed': Plain;
  readonly 'root-riverfolk.field.spaces': Plain;
  readonly 'root-riverfolk.field.prices': Plain;
  readonly 'root-riverfolk.field.lostPosts': Plain;
  readonly 'root-riverfolk.field.left': Plain;
  readonly 'root-riverfolk.field.boats': Plain;
  readonly 'root-riverfolk.field.hirer': Plain;
  readonly 'root-riverfolk.field.serving': Plain;
  readonly 'root-riverfolk.proc.riverfolkCommit': Plain;
  readonly 'root-riverfolk.proc.riverfolkRecruit': Plain;
  readonly 'root-riverfolk.proc.tradeDisruption': Plain;
  readonly 'root-riverfolk.proc.purchase': Plain;
}

export const rootRiverfolk = {
  uk: async () => (await import('./uk/root-riverfolk.ts')).messages,
  ru: async () => (await import('./ru/root-riverfolk.ts')).messages,
  en: async () => (await import('./en/root-riverfolk.ts')).messages,
};

// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface GuideWildFirstMessages {
  readonly 'guide-wild-first.tell.intro': Plain;
  readonly 'guide-wild-first.tell.defeat': Plain;
  readonly 'guide-wild-first.do.settle': Plain;
  readonly 'guide-wild-first.why.settle': Plain;
  readonly 'guide-wild-first.tell.hand': Plain;
  readonly 'guide-wild-first.do.plan': Plain;
  readonly 'guide-wild-first.why.plan': Plain;
  readonly 'guide-wild-first.do.reveal': Plain;
  readonly 'guide-wild-first.why.reveal': Plain;
  readonly 'guide-wild-first.do.move1': Plain;
  readonly 'guide-wild-first.why.move1': Plain;
  readonly 'guide-wild-first.do.move2': Plain;
  readonly 'guide-wild-first.why.move2': Plain;
  readonly 'guide-wild-first.do.clear': Plain;
  readonly 'guide-wild-first.why.clear': Plain;
  readonly 'guide-wild-first.tell.damage': Plain;
  readonly 'guide-wild-first.do.add': Plain;
  readonly 'guide-wild-first.why.add': Plain;
  readonly 'guide-wild-first.do.camp': Plain;
  readonly 'guide-wild-first.why.camp': Plain;
  readonly 'guide-wild-first.tell.camped': Plain;
  readonly 'guide-wild-first.do.stop': Plain;
  readonly 'guide-wild-first.why.stop': Plain;
  readonly 'guide-wild-first.tell.machine': Plain;
  readonly 'guide-wild-first.tell.walls': Plain;
  readonly 'guide-wild-first.tell.pollution': Plain;
  readonly 'guide-wild-first.do.plan2': Plain;
  readonly 'guide-wild-first.why.plan2': Plain;
  readonly 'guide-wild-first.do.heal': Plain;
  readonly 'guide-wild-first.why.heal': Plain;
  readonly 'guide-wild-first.do.move3': Plain;
  readonly 'guide-wild-first.why.move3': Plain;
  readonly 'guide-wild-first.do.clear2': Plain;
  readonly 'guide-wild-first.why.clear2': Plain;
  readonly 'guide-wild-first.do.bread': Plain;
  readonly 'guide-wild-first.why.bread': Plain;
  readonly 'guide-wild-first.do.back': Plain;
  readonly 'guide-wild-first.why.back': Plain;
  readonly 'guide-wild-first.do.end2': Plain;
  readonly 'guide-wild-first.why.end2': Plain;
  readonly 'guide-wild-first.tell.enclosed': Plain;
  readonly 'guide-wild-first.tell.factory': Plain;
  readonly 'guide-wild-first.do.plan3': Plain;
  readonly 'guide-wild-first.why.plan3': Plain;
  readonly 'guide-wild-first.do.breach': Plain;
  readonly 'guide-wild-first.why.breach': Plain;
  readonly 'guide-wild-first.do.enter': Plain;
  readonly 'guide-wild-first.why.enter': Plain;
  readonly 'guide-wild-first.do.mechs': Plain;
  readonly 'guide-wild-first.why.mechs': Plain;
  readonly 'guide-wild-first.do.bread2': Plain;
  readonly 'guide-wild-first.why.bread2': Plain;
  readonly 'guide-wild-first.do.raze': Plain;
  readonly 'guide-wild-first.why.raze': Plain;
  readonly 'guide-wild-first.tell.razed': Plain;
  readonly 'guide-wild-first.tell.mechcard': Plain;
  readonly 'guide-wild-first.tell.close': Plain;
}

export const guideWildFirst = {
  uk: async () => (await import('./uk/guide-wild-first.ts')).messages,
  ru: async () => (await import('./ru/guide-wild-first.ts')).messages,
  en: async () => (await import('./en/guide-wild-first.ts')).messages,
};

// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface GuideRootAllianceMessages {
  readonly 'guide-root-alliance.tell.intro': Plain;
  readonly 'guide-root-alliance.tell.supporters': Plain;
  readonly 'guide-root-alliance.do.spread1': Plain;
  readonly 'guide-root-alliance.why.spread1': Plain;
  readonly 'guide-root-alliance.do.spread2': Plain;
  readonly 'guide-root-alliance.why.spread2': Plain;
  readonly 'guide-root-alliance.do.save': Plain;
  readonly 'guide-root-alliance.why.save': Plain;
  readonly 'guide-root-alliance.do.craft': Plain;
  readonly 'guide-root-alliance.why.craft': Plain;
  readonly 'guide-root-alliance.do.mobilize': Plain;
  readonly 'guide-root-alliance.why.mobilize': Plain;
  readonly 'guide-root-alliance.do.end1': Plain;
  readonly 'guide-root-alliance.why.end1': Plain;
  readonly 'guide-root-alliance.tell.outrage': Plain;
  readonly 'guide-root-alliance.do.revolt': Plain;
  readonly 'guide-root-alliance.why.revolt': Plain;
  readonly 'guide-root-alliance.tell.base': Plain;
  readonly 'guide-root-alliance.do.spread3': Plain;
  readonly 'guide-root-alliance.why.spread3': Plain;
  readonly 'guide-root-alliance.do.train': Plain;
  readonly 'guide-root-alliance.why.train': Plain;
  readonly 'guide-root-alliance.do.recruit': Plain;
  readonly 'guide-root-alliance.why.recruit': Plain;
  readonly 'guide-root-alliance.do.move': Plain;
  readonly 'guide-root-alliance.why.move': Plain;
  readonly 'guide-root-alliance.tell.guerrilla': Plain;
  readonly 'guide-root-alliance.do.revolt2': Plain;
  readonly 'guide-root-alliance.why.revolt2': Plain;
  readonly 'guide-root-alliance.do.day3': Plain;
  readonly 'guide-root-alliance.why.day3': Plain;
  readonly 'guide-root-alliance.do.organize': Plain;
  readonly 'guide-root-alliance.why.organize': Plain;
  readonly 'guide-root-alliance.do.guard': Plain;
  readonly 'guide-root-alliance.why.guard': Plain;
  readonly 'guide-root-alliance.do.battle': Plain;
  readonly 'guide-root-alliance.why.battle': Plain;
  readonly 'guide-root-alliance.do.guard2': Plain;
  readonly 'guide-root-alliance.why.guard2': Plain;
  readonly 'guide-root-alliance.tell.close': Plain;
}

export const guideRootAlliance = {
  uk: async () => (await import('./uk/guide-root-alliance.ts')).messages,
  ru: async () => (await import('./ru/guide-root-alliance.ts')).messages,
  en: async () => (await import('./en/guide-root-alliance.ts')).messages,
};

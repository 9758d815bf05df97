// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface GuideRootMarquiseMessages {
  readonly 'guide-root-marquise.tell.intro': Plain;
  readonly 'guide-root-marquise.tell.cards': Plain;
  readonly 'guide-root-marquise.do.keep': Plain;
  readonly 'guide-root-marquise.why.keep': Plain;
  readonly 'guide-root-marquise.tell.garrison': Plain;
  readonly 'guide-root-marquise.do.buildings': Plain;
  readonly 'guide-root-marquise.why.buildings': Plain;
  readonly 'guide-root-marquise.tell.wood': Plain;
  readonly 'guide-root-marquise.do.craft': Plain;
  readonly 'guide-root-marquise.why.craft': Plain;
  readonly 'guide-root-marquise.do.build': Plain;
  readonly 'guide-root-marquise.why.build': Plain;
  readonly 'guide-root-marquise.do.recruit': Plain;
  readonly 'guide-root-marquise.why.recruit': Plain;
  readonly 'guide-root-marquise.do.march': Plain;
  readonly 'guide-root-marquise.why.march': Plain;
  readonly 'guide-root-marquise.do.end': Plain;
  readonly 'guide-root-marquise.why.end': Plain;
  readonly 'guide-root-marquise.do.ambush': Plain;
  readonly 'guide-root-marquise.why.ambush': Plain;
  readonly 'guide-root-marquise.do.hospital': Plain;
  readonly 'guide-root-marquise.why.hospital': Plain;
  readonly 'guide-root-marquise.tell.counter': Plain;
  readonly 'guide-root-marquise.do.march2': Plain;
  readonly 'guide-root-marquise.why.march2': Plain;
  readonly 'guide-root-marquise.do.battle': Plain;
  readonly 'guide-root-marquise.why.battle': Plain;
  readonly 'guide-root-marquise.do.keepcard': Plain;
  readonly 'guide-root-marquise.why.keepcard': Plain;
  readonly 'guide-root-marquise.do.build2': Plain;
  readonly 'guide-root-marquise.why.build2': Plain;
  readonly 'guide-root-marquise.do.extra': Plain;
  readonly 'guide-root-marquise.why.extra': Plain;
  readonly 'guide-root-marquise.do.recruit2': Plain;
  readonly 'guide-root-marquise.why.recruit2': Plain;
  readonly 'guide-root-marquise.do.end2': Plain;
  readonly 'guide-root-marquise.why.end2': Plain;
  readonly 'guide-root-marquise.tell.close': Plain;
}

export const guideRootMarquise = {
  uk: async () => (await import('./uk/guide-root-marquise.ts')).messages,
  ru: async () => (await import('./ru/guide-root-marquise.ts')).messages,
  en: async () => (await import('./en/guide-root-marquise.ts')).messages,
};

// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface GuideScythiaFirstMessages {
  readonly 'guide-scythia-first.tell.intro': Plain;
  readonly 'guide-scythia-first.do.draft': Plain;
  readonly 'guide-scythia-first.why.draft': Plain;
  readonly 'guide-scythia-first.do.hand': Plain;
  readonly 'guide-scythia-first.why.hand': Plain;
  readonly 'guide-scythia-first.tell.village': Plain;
  readonly 'guide-scythia-first.do.farm': Plain;
  readonly 'guide-scythia-first.why.farm': Plain;
  readonly 'guide-scythia-first.do.tent': Plain;
  readonly 'guide-scythia-first.why.tent': Plain;
  readonly 'guide-scythia-first.tell.rival': Plain;
  readonly 'guide-scythia-first.do.barracks': Plain;
  readonly 'guide-scythia-first.why.barracks': Plain;
  readonly 'guide-scythia-first.do.hire': Plain;
  readonly 'guide-scythia-first.why.hire': Plain;
  readonly 'guide-scythia-first.do.smith': Plain;
  readonly 'guide-scythia-first.why.smith': Plain;
  readonly 'guide-scythia-first.do.raid': Plain;
  readonly 'guide-scythia-first.why.raid': Plain;
  readonly 'guide-scythia-first.do.kumis': Plain;
  readonly 'guide-scythia-first.why.kumis': Plain;
  readonly 'guide-scythia-first.tell.result': Plain;
  readonly 'guide-scythia-first.do.wound': Plain;
  readonly 'guide-scythia-first.why.wound': Plain;
  readonly 'guide-scythia-first.do.plunder': Plain;
  readonly 'guide-scythia-first.why.plunder': Plain;
  readonly 'guide-scythia-first.tell.worker': Plain;
  readonly 'guide-scythia-first.do.quest': Plain;
  readonly 'guide-scythia-first.why.quest': Plain;
  readonly 'guide-scythia-first.do.hero': Plain;
  readonly 'guide-scythia-first.why.hero': Plain;
  readonly 'guide-scythia-first.do.farm2': Plain;
  readonly 'guide-scythia-first.why.farm2': Plain;
  readonly 'guide-scythia-first.do.hire2': Plain;
  readonly 'guide-scythia-first.why.hire2': Plain;
  readonly 'guide-scythia-first.tell.close': Plain;
}

export const guideScythiaFirst = {
  uk: async () => (await import('./uk/guide-scythia-first.ts')).messages,
  ru: async () => (await import('./ru/guide-scythia-first.ts')).messages,
  en: async () => (await import('./en/guide-scythia-first.ts')).messages,
};

// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface GuideRootVagabondMessages {
  readonly 'guide-root-vagabond.tell.intro': Plain;
  readonly 'guide-root-vagabond.do.character': Plain;
  readonly 'guide-root-vagabond.why.character': Plain;
  readonly 'guide-root-vagabond.do.camp': Plain;
  readonly 'guide-root-vagabond.why.camp': Plain;
  readonly 'guide-root-vagabond.tell.satchel': Plain;
  readonly 'guide-root-vagabond.tell.craftsman': Plain;
  readonly 'guide-root-vagabond.do.slip1': Plain;
  readonly 'guide-root-vagabond.why.slip1': Plain;
  readonly 'guide-root-vagabond.do.explore': Plain;
  readonly 'guide-root-vagabond.why.explore': Plain;
  readonly 'guide-root-vagabond.do.aid': Plain;
  readonly 'guide-root-vagabond.why.aid': Plain;
  readonly 'guide-root-vagabond.do.move': Plain;
  readonly 'guide-root-vagabond.why.move': Plain;
  readonly 'guide-root-vagabond.do.quest': Plain;
  readonly 'guide-root-vagabond.why.quest': Plain;
  readonly 'guide-root-vagabond.do.end1': Plain;
  readonly 'guide-root-vagabond.why.end1': Plain;
  readonly 'guide-root-vagabond.tell.hit': Plain;
  readonly 'guide-root-vagabond.do.damage': Plain;
  readonly 'guide-root-vagabond.why.damage': Plain;
  readonly 'guide-root-vagabond.tell.refresh': Plain;
  readonly 'guide-root-vagabond.do.slip2': Plain;
  readonly 'guide-root-vagabond.why.slip2': Plain;
  readonly 'guide-root-vagabond.do.explore2': Plain;
  readonly 'guide-root-vagabond.why.explore2': Plain;
  readonly 'guide-root-vagabond.do.craft': Plain;
  readonly 'guide-root-vagabond.why.craft': Plain;
  readonly 'guide-root-vagabond.do.repair': Plain;
  readonly 'guide-root-vagabond.why.repair': Plain;
  readonly 'guide-root-vagabond.do.road': Plain;
  readonly 'guide-root-vagabond.why.road': Plain;
  readonly 'guide-root-vagabond.do.end2': Plain;
  readonly 'guide-root-vagabond.why.end2': Plain;
  readonly 'guide-root-vagabond.tell.close': Plain;
}

export const guideRootVagabond = {
  uk: async () => (await import('./uk/guide-root-vagabond.ts')).messages,
  ru: async () => (await import('./ru/guide-root-vagabond.ts')).messages,
  en: async () => (await import('./en/guide-root-vagabond.ts')).messages,
};

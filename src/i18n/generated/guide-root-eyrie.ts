// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface GuideRootEyrieMessages {
  readonly 'guide-root-eyrie.tell.intro': Plain;
  readonly 'guide-root-eyrie.tell.nest': Plain;
  readonly 'guide-root-eyrie.do.leader': Plain;
  readonly 'guide-root-eyrie.why.leader': Plain;
  readonly 'guide-root-eyrie.tell.decree': Plain;
  readonly 'guide-root-eyrie.do.tuck1': Plain;
  readonly 'guide-root-eyrie.why.tuck1': Plain;
  readonly 'guide-root-eyrie.do.move1': Plain;
  readonly 'guide-root-eyrie.why.move1': Plain;
  readonly 'guide-root-eyrie.do.move2': Plain;
  readonly 'guide-root-eyrie.why.move2': Plain;
  readonly 'guide-root-eyrie.do.build1': Plain;
  readonly 'guide-root-eyrie.why.build1': Plain;
  readonly 'guide-root-eyrie.tell.score1': Plain;
  readonly 'guide-root-eyrie.tell.cats': Plain;
  readonly 'guide-root-eyrie.do.tuck2': Plain;
  readonly 'guide-root-eyrie.why.tuck2': Plain;
  readonly 'guide-root-eyrie.do.craft': Plain;
  readonly 'guide-root-eyrie.why.craft': Plain;
  readonly 'guide-root-eyrie.do.move3': Plain;
  readonly 'guide-root-eyrie.why.move3': Plain;
  readonly 'guide-root-eyrie.do.move4': Plain;
  readonly 'guide-root-eyrie.why.move4': Plain;
  readonly 'guide-root-eyrie.do.battle': Plain;
  readonly 'guide-root-eyrie.why.battle': Plain;
  readonly 'guide-root-eyrie.do.build2': Plain;
  readonly 'guide-root-eyrie.why.build2': Plain;
  readonly 'guide-root-eyrie.tell.score2': Plain;
  readonly 'guide-root-eyrie.do.tuck3': Plain;
  readonly 'guide-root-eyrie.why.tuck3': Plain;
  readonly 'guide-root-eyrie.tell.turmoil': Plain;
  readonly 'guide-root-eyrie.do.depose': Plain;
  readonly 'guide-root-eyrie.why.depose': Plain;
  readonly 'guide-root-eyrie.tell.close': Plain;
}

export const guideRootEyrie = {
  uk: async () => (await import('./uk/guide-root-eyrie.ts')).messages,
  ru: async () => (await import('./ru/guide-root-eyrie.ts')).messages,
  en: async () => (await import('./en/guide-root-eyrie.ts')).messages,
};

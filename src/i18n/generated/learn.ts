// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface LearnMessages {
  readonly 'learn.label.guides': Plain;
  readonly 'learn.text.lead': Plain;
  readonly 'learn.label.summaries': Plain;
  readonly 'learn.text.summaries': Plain;
  readonly 'learn.label.guide.marquise': Plain;
  readonly 'learn.text.guide.marquise': Plain;
  readonly 'learn.label.guide.eyrie': Plain;
  readonly 'learn.text.guide.eyrie': Plain;
  readonly 'learn.label.guide.alliance': Plain;
  readonly 'learn.text.guide.alliance': Plain;
  readonly 'learn.label.guide.vagabond': Plain;
  readonly 'learn.text.guide.vagabond': Plain;
  readonly 'learn.label.guide.wild': Plain;
  readonly 'learn.text.guide.wild': Plain;
  readonly 'learn.label.guide.scythia': Plain;
  readonly 'learn.text.guide.scythia': Plain;
  readonly 'learn.label.finished': Plain;
  readonly 'learn.label.seat.you': Plain;
  readonly 'learn.label.seat.marquise': Plain;
  readonly 'learn.label.seat.eyrie': Plain;
  readonly 'learn.label.seat.friend': Plain;
  readonly 'learn.label.seat.rival': Plain;
  readonly 'learn.label.guideName': Plain;
  readonly 'learn.label.step': Message<{ readonly n: Value; readonly of: Value }>;
  readonly 'learn.label.whatNext': Plain;
  readonly 'learn.text.whatNext': Plain;
  readonly 'learn.reason.otherwise': Message<{ readonly said: Value; readonly wanted: Value }>;
  readonly 'learn.reason.illegal': Message<{ readonly said: Value; readonly why: Value }>;
  readonly 'learn.button.begin': Plain;
  readonly 'learn.button.goOn': Plain;
  readonly 'learn.button.again': Plain;
  readonly 'learn.button.next': Plain;
  readonly 'learn.button.back': Plain;
  readonly 'learn.button.playBots': Plain;
  readonly 'learn.button.summary': Plain;
  readonly 'learn.button.law': Plain;
  readonly 'learn.button.lessons': Plain;
  readonly 'learn.button.print': Plain;
  readonly 'learn.aria.guide': Plain;
  readonly 'learn.aria.paragraphs': Plain;
  readonly 'learn.label.summary.root': Plain;
  readonly 'learn.label.summary.cult': Plain;
  readonly 'learn.label.summary.riverfolk': Plain;
  readonly 'learn.label.summary.hundreds': Plain;
  readonly 'learn.label.summary.keepers': Plain;
  readonly 'learn.label.part.goal': Plain;
  readonly 'learn.label.part.turn': Plain;
  readonly 'learn.label.part.actions': Plain;
  readonly 'learn.label.part.points': Plain;
  readonly 'learn.label.part.powers': Plain;
  readonly 'learn.label.part.support': Plain;
  readonly 'learn.label.part.factions': Plain;
  readonly 'learn.label.part.machine': Plain;
  readonly 'learn.label.part.village': Plain;
  readonly 'learn.label.part.raids': Plain;
  readonly 'learn.label.summaryTitle': Message<{ readonly name: Value }>;
  readonly 'learn.button.lesson': Plain;
}

export const learn = {
  uk: async () => (await import('./uk/learn.ts')).messages,
  ru: async () => (await import('./ru/learn.ts')).messages,
  en: async () => (await import('./en/learn.ts')).messages,
};

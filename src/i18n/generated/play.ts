// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface PlayMessages {
  readonly 'play.label.paragraph': Message<{ readonly id: Value }>;
  readonly 'play.aria.prompt': Plain;
  readonly 'play.aria.choices': Plain;
  readonly 'play.aria.seats': Plain;
  readonly 'play.aria.side': Plain;
  readonly 'play.aria.board': Plain;
  readonly 'play.aria.timeline': Plain;
  readonly 'play.aria.lookAt': Message<{ readonly n: number }>;
  readonly 'play.aria.reopen': Message<{ readonly part: Value }>;
  readonly 'play.prompt.whatToDo': Plain;
  readonly 'play.prompt.which': Plain;
  readonly 'play.prompt.waitingFor': Message<{ readonly names: Value }>;
  readonly 'play.prompt.final': Plain;
  readonly 'play.button.confirm': Plain;
  readonly 'play.button.cancel': Plain;
  readonly 'play.button.withdraw': Plain;
  readonly 'play.button.whyNot': Message<{ readonly n: number }>;
  readonly 'play.button.aside': Plain;
  readonly 'play.button.undo': Plain;
  readonly 'play.button.close': Plain;
  readonly 'play.button.first': Plain;
  readonly 'play.button.earlier': Plain;
  readonly 'play.button.later': Plain;
  readonly 'play.button.present': Plain;
  readonly 'play.button.openLaw': Plain;
  readonly 'play.button.again': Plain;
  readonly 'play.button.saveFile': Plain;
  readonly 'play.button.home': Plain;
  readonly 'play.button.openCurtain': Message<{ readonly name: Value }>;
  readonly 'play.reason.notTaken': Plain;
  readonly 'play.label.undoTo.start': Plain;
  readonly 'play.label.undoTo.chance': Plain;
  readonly 'play.label.undoTo.news': Plain;
  readonly 'play.label.undoTo.other': Plain;
  readonly 'play.label.undoTo.together': Plain;
  readonly 'play.label.undoTo.waiting': Plain;
  readonly 'play.reason.undo.start': Plain;
  readonly 'play.reason.undo.chance': Plain;
  readonly 'play.reason.undo.news': Plain;
  readonly 'play.reason.undo.other': Plain;
  readonly 'play.reason.undo.together': Plain;
  readonly 'play.reason.undo.waiting': Plain;
  readonly 'play.label.yourTurn': Plain;
  readonly 'play.label.you': Plain;
  readonly 'play.label.person': Plain;
  readonly 'play.label.bot': Plain;
  readonly 'play.label.decides': Plain;
  readonly 'play.label.score': Plain;
  readonly 'play.label.log': Plain;
  readonly 'play.label.why': Plain;
  readonly 'play.label.law': Plain;
  readonly 'play.label.notes': Plain;
  readonly 'play.text.notesAbout': Plain;
  readonly 'play.text.logEmpty': Plain;
  readonly 'play.text.whyEmpty': Plain;
  readonly 'play.label.step': Message<{ readonly n: number; readonly of: number }>;
  readonly 'play.label.ofMany': Message<{ readonly n: number; readonly of: number }>;
  readonly 'play.label.past': Message<{ readonly n: number; readonly of: number }>;
  readonly 'play.label.sinceYourTurn': Plain;
  readonly 'play.label.asked': Message<{ readonly names: Value }>;
  readonly 'play.label.over': Plain;
  readonly 'play.label.opening': Plain;
  readonly 'play.label.trouble': Plain;
  readonly 'play.reason.trouble.missing': Plain;
  readonly 'play.reason.trouble.busy': Plain;
  readonly 'play.reason.trouble.unknown-game': Plain;
  readonly 'play.reason.trouble.broken': Plain;
  readonly 'play.reason.trouble.settings': Plain;
  readonly 'play.reason.trouble.storage': Plain;
  readonly 'play.label.curtain': Message<{ readonly name: Value }>;
  readonly 'play.text.curtainAbout': Plain;
  readonly 'play.label.victory': Message<{ readonly names: Value }>;
  readonly 'play.label.defeat': Plain;
  readonly 'play.label.origin': Plain;
}

export const play = {
  uk: async () => (await import('./uk/play.ts')).messages,
  ru: async () => (await import('./ru/play.ts')).messages,
  en: async () => (await import('./en/play.ts')).messages,
};

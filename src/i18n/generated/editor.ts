// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface EditorMessages {
  readonly 'editor.label.title': Plain;
  readonly 'editor.text.lead': Plain;
  readonly 'editor.text.link': Plain;
  readonly 'editor.button.open': Plain;
  readonly 'editor.button.edit': Plain;
  readonly 'editor.button.deal': Plain;
  readonly 'editor.button.openFile': Plain;
  readonly 'editor.button.saveFile': Plain;
  readonly 'editor.button.another': Plain;
  readonly 'editor.button.undo': Plain;
  readonly 'editor.button.redo': Plain;
  readonly 'editor.button.reset': Plain;
  readonly 'editor.button.share': Plain;
  readonly 'editor.button.copy': Plain;
  readonly 'editor.button.play': Plain;
  readonly 'editor.button.begin': Plain;
  readonly 'editor.button.report': Plain;
  readonly 'editor.button.send': Plain;
  readonly 'editor.button.add': Plain;
  readonly 'editor.button.go': Plain;
  readonly 'editor.label.game': Plain;
  readonly 'editor.label.fresh': Plain;
  readonly 'editor.text.fresh': Plain;
  readonly 'editor.label.own': Plain;
  readonly 'editor.text.own': Plain;
  readonly 'editor.label.ownGame': Message<{ readonly title: Value; readonly n: number }>;
  readonly 'editor.label.file': Plain;
  readonly 'editor.text.file': Plain;
  readonly 'editor.label.seat': Message<{ readonly n: number }>;
  readonly 'editor.label.sitter': Message<{ readonly name: Value; readonly who: Value }>;
  readonly 'editor.label.place': Plain;
  readonly 'editor.label.board': Plain;
  readonly 'editor.label.seats': Plain;
  readonly 'editor.label.table': Plain;
  readonly 'editor.label.nothingHere': Plain;
  readonly 'editor.label.none': Plain;
  readonly 'editor.label.from': Message<{ readonly name: Value; readonly from: Value }>;
  readonly 'editor.label.sound': Plain;
  readonly 'editor.label.faults': Message<{ readonly n: number }>;
  readonly 'editor.label.fault': Message<{ readonly place: Value; readonly why: Value }>;
  readonly 'editor.label.over': Plain;
  readonly 'editor.text.hint': Plain;
  readonly 'editor.text.share': Plain;
  readonly 'editor.label.link': Plain;
  readonly 'editor.label.copied': Plain;
  readonly 'editor.reason.tooLong': Plain;
  readonly 'editor.text.play': Plain;
  readonly 'editor.label.playFault': Plain;
  readonly 'editor.text.report': Plain;
  readonly 'editor.label.reportText': Plain;
  readonly 'editor.label.withJournal': Plain;
  readonly 'editor.label.withoutJournal': Plain;
  readonly 'editor.label.sent': Plain;
  readonly 'editor.label.saved': Plain;
  readonly 'editor.reason.brokenLink': Plain;
  readonly 'editor.reason.brokenFile': Plain;
  readonly 'editor.reason.wrongPosition': Plain;
  readonly 'editor.reason.noTable': Plain;
  readonly 'editor.reason.noPuzzle': Plain;
  readonly 'editor.aria.board': Plain;
  readonly 'editor.aria.bar': Plain;
  readonly 'editor.aria.remove': Message<{ readonly name: Value }>;
  readonly 'editor.aria.faults': Plain;
  readonly 'editor.fault.shape': Plain;
  readonly 'editor.fault.settings': Plain;
  readonly 'editor.fault.moment': Plain;
  readonly 'editor.fault.counts': Plain;
}

export const editor = {
  uk: async () => (await import('./uk/editor.ts')).messages,
  ru: async () => (await import('./ru/editor.ts')).messages,
  en: async () => (await import('./en/editor.ts')).messages,
};

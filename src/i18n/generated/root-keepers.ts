// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface RootKeepersMessages {
  readonly 'root-keepers.verb.muster': Plain;
  readonly 'root-keepers.verb.muster-beside': Plain;
  readonly 'root-keepers.verb.encamp': Plain;
  readonly 'root-keepers.verb.decamp': Plain;
  readonly 'root-keepers.verb.serve': Plain;
  readonly 'root-keepers.verb.delve': Plain;
  readonly 'root-keepers.verb.recover': Plain;
  readonly 'root-keepers.verb.carry': Plain;
  readonly 'root-keepers.verb.gather': Plain;
  readonly 'root-keepers.verb.reassign': Plain;
  readonly 'root-keepers.verb.lose-relic': Plain;
  readonly 'root-keepers.verb.lose-waystation': Plain;
  readonly 'root-keepers.verb.bury': Plain;
  readonly 'root-keepers.word.fromForest': Message<{ readonly n: Value }>;
  readonly 'root-keepers.word.hidden': Message<{ readonly relic: Value }>;
  readonly 'root-keepers.word.valued': Message<{ readonly relic: Value; readonly n: Value }>;
  readonly 'root-keepers.word.station.tablet-jewelry': Plain;
  readonly 'root-keepers.word.station.jewelry-figure': Plain;
  readonly 'root-keepers.word.station.figure-tablet': Plain;
  readonly 'root-keepers.word.side.figure': Plain;
  readonly 'root-keepers.word.side.tablet': Plain;
  readonly 'root-keepers.word.side.jewelry': Plain;
  readonly 'root-keepers.word.to.move': Plain;
  readonly 'root-keepers.word.to.battle': Plain;
  readonly 'root-keepers.word.to.recover': Plain;
  readonly 'root-keepers.word.from.move': Plain;
  readonly 'root-keepers.word.from.battle': Plain;
  readonly 'root-keepers.word.from.recover': Plain;
  readonly 'root-keepers.log.relic-laid': Message<{ readonly forest: Value; readonly relic: Value }>;
  readonly 'root-keepers.log.delved': Message<{ readonly faction: Value; readonly relic: Value; readonly forest: Value; readonly clearing: Value }>;
  readonly 'root-keepers.log.carried': Message<{ readonly faction: Value; readonly relic: Value; readonly from: Value; readonly to: Value }>;
  readonly 'root-keepers.log.recovered': Message<{ readonly faction: Value; readonly relic: Value; readonly clearing: Value; readonly column: Value }>;
  readonly 'root-keepers.log.relic-buried': Message<{ readonly faction: Value; readonly relic: Value; readonly forest: Value }>;
  readonly 'root-keepers.log.waystation': Message<{ readonly faction: Value; readonly clearing: Value; readonly side: Value }>;
  readonly 'root-keepers.log.waystation-back': Message<{ readonly faction: Value; readonly clearing: Value }>;
  readonly 'root-keepers.log.gathered': Message<{ readonly faction: Value; readonly card: Value; readonly column: Value }>;
  readonly 'root-keepers.log.reassigned': Message<{ readonly faction: Value; readonly card: Value; readonly from: Value; readonly to: Value }>;
  readonly 'root-keepers.relic.figure': Plain;
  readonly 'root-keepers.relic.tablet': Plain;
  readonly 'root-keepers.relic.jewelry': Plain;
  readonly 'root-keepers.column.move': Plain;
  readonly 'root-keepers.column.battle': Plain;
  readonly 'root-keepers.column.recover': Plain;
  readonly 'root-keepers.ability.devout-knights': Plain;
  readonly 'root-keepers.ability.prized-trophies': Plain;
  readonly 'root-keepers.ability.faithful-retainer': Plain;
  readonly 'root-keepers.action.encamp': Plain;
  readonly 'root-keepers.action.decamp': Plain;
  readonly 'root-keepers.action.recruit': Plain;
  readonly 'root-keepers.action.delve': Plain;
  readonly 'root-keepers.action.recover': Plain;
  readonly 'root-keepers.action.live-off-the-land': Plain;
  readonly 'root-keepers.action.gather-retinue': Plain;
  readonly 'root-keepers.verb.come-back': Plain;
  readonly 'root-keepers.window.keepers-corner': Plain;
  readonly 'root-keepers.window.keepers-beside': Plain;
  readonly 'root-keepers.window.keepers-encamp': Plain;
  readonly 'root-keepers.window.keepers-decamp': Plain;
  readonly 'root-keepers.window.keepers-recruit': Plain;
  readonly 'root-keepers.window.keepers-craft': Plain;
  readonly 'root-keepers.window.keepers-retinue': Plain;
  readonly 'root-keepers.window.keepers-act': Plain;
  readonly 'root-keepers.window.keepers-delve': Plain;
  readonly 'root-keepers.window.keepers-recover-more': Plain;
  readonly 'root-keepers.window.keepers-carry': Plain;
  readonly 'root-keepers.window.keepers-daylight-end': Plain;
  readonly 'root-keepers.window.keepers-gather': Plain;
  readonly 'root-keepers.window.keepers-which-relic': Plain;
  readonly 'root-keepers.window.keepers-which-waystation': Plain;
  readonly 'root-keepers.window.keepers-trophy': Plain;
  readonly 'root-keepers.reason.once-a-clearing': Plain;
  readonly 'root-keepers.reason.not-on-edge': Plain;
  readonly 'root-keepers.reason.no-badgers': Plain;
  readonly 'root-keepers.reason.no-waystation': Plain;
  readonly 'root-keepers.reason.must-battle': Plain;
  readonly 'root-keepers.reason.scorched-delve': Plain;
  readonly 'root-keepers.reason.nothing-to-do': Plain;
  readonly 'root-keepers.reason.ten-cards': Plain;
  readonly 'root-keepers.reason.cards-added': Plain;
  readonly 'root-keepers.reason.not-beside-corner': Plain;
  readonly 'root-keepers.reason.with-retinue': Plain;
  readonly 'root-keepers.reason.when-moving': Plain;
  readonly 'root-keepers.field.keepers': Plain;
  readonly 'root-keepers.field.value': Plain;
  readonly 'root-keepers.field.station': Plain;
  readonly 'root-keepers.field.side': Plain;
  readonly 'root-keepers.proc.carry': Plain;
  readonly 'root-keepers.proc.delve': Plain;
  readonly 'root-keepers.proc.recover': Plain;
  readonly 'root-keepers.proc.trophy': Plain;
  readonly 'root-keepers.proc.lostStation': Plain;
}

export const rootKeepers = {
  uk: async () => (await import('./uk/root-keepers.ts')).messages,
  ru: async () => (await import('./ru/root-keepers.ts')).messages,
  en: async () => (await import('./en/root-keepers.ts')).messages,
};

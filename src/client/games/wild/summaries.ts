import { readSummary, type Summary } from '../../learn/summary.ts';

/** The lines of each summary page, by its id. */
export const SUMMARIES: Readonly<Record<string, Summary>> = {
  wild: readSummary(`
    goal win m-camp W-1.2
    goal lose u-warning W-1.3
    turn planning p-planning W-4.1
    turn actions m-ap W-6.2
    turn machine p-machine W-6.6
    actions move i-boot W-11.1
    actions camp m-camp W-11.2
    actions clear m-pollution W-11.4
    actions mech m-hunter W-11.6
    actions breach m-breach W-11.7
    actions factory m-factory W-11.8
    actions camps m-damage W-11.5
    support support m-support W-9.1
    support damage m-damage W-10.2
    factions order i-map W-12.6
    factions council i-bread W-12.3
    factions coven i-potion W-12.4
    factions sect i-rocket W-12.5
    machine constructors m-constructor W-14.2
    machine factories m-factory W-15.2
    machine mechs m-hunter W-18.1
    machine reboot m-reboot W-17.1
  `),
};

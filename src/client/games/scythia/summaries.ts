import { readSummary, type Summary } from '../../learn/summary.ts';

/** The lines of each summary page, by its id. */
export const SUMMARIES: Readonly<Record<string, Summary>> = {
  scythia: readSummary(`
    goal win g-vp S-1.1
    goal end u-clock S-11.1
    turn work worker-blue S-4.1
    turn raid g-strength S-6.1
    turn limit u-hand S-10.1
    village silversmith v-silversmith S-5.3
    village farm v-farm S-5.4
    village barracks v-barracks S-5.2
    village meeting v-meeting-tent S-5.7
    village centre v-village-centre S-5.6
    village market v-market S-5.8
    village stables v-stables S-5.1
    village chief v-chiefs-tent S-5.5
    points raid g-strength S-6.8
    points quests g-quest S-9.3
    points final g-gold S-11.3
    raids strength g-crew S-6.7
    raids dice u-dice S-6.5
    raids wounds g-wound S-7.2
    raids animals a-eagle S-8.3
  `),
};

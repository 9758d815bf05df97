import { readSummary, type Summary } from '../../learn/summary.ts';

/** The lines of each summary page, by its id. */
export const SUMMARIES: Readonly<Record<string, Summary>> = {
  root: readSummary(`
    goal win g-vp 3.1
    goal dominance cd-dominance 3.3
    turn birdsong p-birdsong 1.5
    turn daylight p-daylight 1.5
    turn evening p-evening 2.1.2
    actions move u-arrow 4.2.1
    actions battle i-sword 4.3
    actions ambush cd-ambush 4.3.1
    actions craft i-hammer 4.1
    points remove b-ruin 3.2.1
    points items i-tea 3.2.2
    points own u-board 3.2
    powers rule u-map 2.8
    powers birds suit-bird 2.1.1
    powers defenseless u-target 4.3.2.III
  `),
  'root/marquise': readSummary(`
    goal play f-marquise 6.1
    turn birdsong p-birdsong 6.4
    turn daylight p-daylight 6.5
    turn evening p-evening 6.6
    actions battle i-sword 6.5.1
    actions march i-boot 6.5.2
    actions recruit b-recruiter 6.5.3
    actions build b-sawmill 6.5.4
    actions overwork t-wood 6.5.5
    points building b-workshop 6.5.4.III
    powers keep t-keep 6.2.2
    powers hospitals w-marquise 6.2.3
  `),
  'root/eyrie': readSummary(`
    goal play f-eyrie 7.1
    turn birdsong p-birdsong 7.4
    turn daylight p-daylight 7.5
    turn evening p-evening 7.6
    actions recruit w-eyrie 7.5.2.I
    actions move i-boot 7.5.2.II
    actions battle i-sword 7.5.2.III
    actions build b-roost 7.5.2.IV
    points roosts b-roost 7.6.1
    points items i-hammer 7.2.3
    powers ties u-board 7.2.2
    powers turmoil u-warning 7.7
    powers leaders w-eyrie 7.8
  `),
  'root/alliance': readSummary(`
    goal play f-alliance 8.1
    turn birdsong p-birdsong 8.4
    turn daylight p-daylight 8.5
    turn evening p-evening 8.6
    actions spread t-sympathy 8.4.2
    actions revolt b-base 8.4.1
    actions mobilize u-hand 8.5.2
    actions train w-alliance 8.5.3
    actions operate i-boot 8.6.1
    points sympathy t-sympathy 8.4.2.III
    points revolt b-ruin 8.4.1.III
    powers outrage u-hand 8.2.6
    powers guerrilla i-sword 8.2.2
    powers base u-warning 8.2.4
  `),
  'root/vagabond': readSummary(`
    goal play f-vagabond 9.1
    turn birdsong p-birdsong 9.4
    turn daylight p-daylight 9.5
    turn evening p-evening 9.6
    actions move i-boot 9.5.1
    actions battle i-sword 9.5.2
    actions explore i-torch 9.5.3
    actions strike i-crossbow 9.5.6
    actions craft i-hammer 9.5.8
    actions aid u-hand 9.5.4
    points relations f-vagabond 9.2.9.I
    points quest g-quest 9.5.5
    points infamy i-sword 9.2.9.III.a
    powers nimble i-boot 9.2.3
    powers hits u-warning 9.2.7
  `),
  'root/cult': readSummary(`
    goal play f-cult 10.1
    turn birdsong p-birdsong 10.4
    turn daylight p-daylight 10.5
    turn evening p-evening 10.6
    actions build b-garden 10.5.1
    actions recruit w-cult 10.5.2
    actions sacrifice w-cult 10.5.4
    actions crusade i-boot 10.4.3.I
    actions convert w-hireling 10.4.3.II
    actions sanctify b-garden 10.4.3.III
    points score g-vp 10.5.3
    powers pilgrims b-garden 10.2.4
    powers revenge w-cult 10.2.3
    powers fear u-warning 10.2.5
  `),
  'root/riverfolk': readSummary(`
    goal play f-riverfolk 11.1
    turn birdsong p-birdsong 11.4
    turn daylight p-daylight 11.5
    turn evening p-evening 11.6
    actions commit u-clock 11.5
    actions craft t-tradepost 11.5.3
    actions recruit w-riverfolk 11.5.5
    actions post t-tradepost 11.5.6
    points post g-vp 11.5.6.III
    points dividends i-coin 11.4.2
    powers services u-hand 11.2.7
    powers swimmers f-riverfolk 11.2.2
    powers disruption u-warning 11.2.5.I
  `),
  'root/hundreds': readSummary(`
    goal play f-hundreds 12.1
    turn birdsong p-birdsong 12.4
    turn daylight p-daylight 12.5
    turn evening p-evening 12.6
    actions command i-boot 12.5.2
    actions advance w-warlord 12.5.3
    actions incite t-mob 12.6.1
    points oppress g-vp 12.6.2
    points raze t-mob 12.4.1
    powers hoard i-bag 12.2.4
    powers loot i-sword 12.2.5
    powers moods w-warlord 12.7
  `),
  'root/keepers': readSummary(`
    goal play f-keepers 13.1
    turn birdsong p-birdsong 13.4
    turn daylight p-daylight 13.5
    turn evening p-evening 13.6
    actions move i-boot 13.5.2.I
    actions delve t-relic-figure 13.5.2.II
    actions recover b-waystation 13.5.2.III
    actions recruit w-keepers 13.4.3
    points relic t-relic-tablet 13.5.2.III.b
    powers knights w-keepers 13.2.4
    powers test u-warning 13.5.2.II.b
    powers trophies t-relic-jewelry 13.2.5
    powers land u-minus 13.6.1
  `),
};

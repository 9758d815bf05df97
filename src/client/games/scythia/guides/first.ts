import type { Guide } from '../../../learn/guide.ts';
import { readScript } from '../../../learn/script.ts';

/** Two clans: work twice, raid Cimmeria, complete a quest, work on. */
export const scythiaFirst: Guide = {
  game: 'scythia',
  seat: 0,
  settings: { seats: 2 },
  script: readScript(`
    ~ quest quest-09
    ~ quest quest-23
    ~ plunder livestock
    ~ plunder livestock
    ~ plunder gold
    ~ plunder equipment
    ~ plunder wagons
    ~ plunder wagons
    ~ plunder wagons
    ~ plunder equipment
    ~ plunder wagons
    ~ plunder livestock
    ~ plunder livestock
    ~ plunder gold
    ~ plunder equipment
    ~ plunder equipment
    ~ plunder livestock
    ~ plunder livestock
    ~ plunder livestock
    ~ plunder livestock
    ~ plunder gold
    ~ plunder equipment
    ~ plunder gold
    ~ plunder wagons
    ~ plunder equipment
    ~ plunder wagons
    ~ plunder equipment
    ~ plunder livestock
    ~ plunder livestock
    ~ plunder equipment
    ~ plunder equipment
    ~ plunder wagons
    ~ plunder wagons
    ~ plunder livestock
    ~ plunder equipment
    ~ plunder equipment
    ~ plunder gold
    ~ plunder livestock
    ~ plunder equipment
    ~ plunder livestock
    ~ plunder livestock
    ~ plunder wagons
    ~ plunder gold
    ~ plunder equipment
    ~ plunder gold
    ~ plunder livestock
    ~ plunder livestock
    ~ animal animal-25
    ~ animal animal-17
    ~ animal animal-01
    ~ hero ateas
    ~ hero vadash
    ~ hero idanthyrsus
    ~ partner archer
    ~ partner lancer
    ~ partner recruiter
    ~ first 0

    * intro | S-1.1 S-3.1 | board
    1 pair vadash

    ? draft | S-2.9 S-1.3 | board
    > pair ateas
    ~ draw invader
    ~ draw shield-bearer
    ~ draw cook
    ~ draw conqueror
    ~ draw gravedigger
    ~ draw trader
    ~ draw raider
    ~ draw marauder
    ~ draw scout
    ~ draw brewer

    ? hand | S-2.12 S-1.3 | board
    > drop conqueror
    > drop gravedigger
    1 drop raider
    1 drop marauder

    * village | S-4.1 S-4.3 S-3.2 | board

    ? farm | S-5.4 S-4.1
    > place farm
    > use farm.provisions

    ? tent | S-4.3 S-5.7
    > take meeting-tent
    > use meeting-tent.card-and-kumis
    ~ draw storyteller
    1 place silversmith
    1 use silversmith.silver-blue
    1 take market
    1 pass

    * rival | S-1.5 S-4.3

    ? barracks | S-5.2
    > place barracks
    > use barracks.hire

    ? hire | S-5.2 S-1.3
    > hire invader 2

    ? smith | S-4.4 S-5.3
    > take silversmith
    > use silversmith.silver-blue
    1 place meeting-tent
    1 use meeting-tent.card-and-kumis
    ~ draw spy
    1 take farm
    1 use farm.provisions

    ? raid | S-6.1 S-6.5
    > raid cimmeria-s1

    ? kumis | S-6.4 S-6.8
    > kumis 2
    ~ white1 1 0
    ~ yellow1 1 1

    * result | S-6.7 S-6.8 S-6.9

    ? wound | S-7.2 S-7.3
    > wound 1

    ? plunder | S-6.11 S-6.12
    > plunder cimmeria-1
    ~ quest quest-17

    * worker | S-1.5 S-4.6 S-6.12
    1 place silversmith
    1 use silversmith.silver-blue
    1 take meeting-tent
    1 use meeting-tent.two-cards
    ~ draw wainwright
    ~ draw lancer

    ? quest | S-5.5 S-9.1 S-9.2
    > place chiefs-tent
    > use chiefs-tent.quest
    > complete quest-09

    ? hero | S-5.6 S-4.4
    > take village-centre
    > use village-centre.hero
    ~ draw brawler
    1 place market
    1 use market.silver
    1 discard trader
    1 take silversmith
    1 use silversmith.silver-blue

    ? farm2 | S-5.4 S-4.4
    > place farm
    > use farm.provisions

    ? hire2 | S-4.4 S-5.2
    > take barracks
    > use barracks.hire
    > hire shield-bearer 3 / hire shield-bearer 4 / hire shield-bearer 5

    * close | S-11.1 S-11.3 | seats
  `),
};

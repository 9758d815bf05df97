import type { WildState } from '../../games/wild/state.ts';
import type { Balance, GameStats } from '../balance.ts';
import { meanText, shareText, tableOf } from '../balance-text.ts';

const SEATS = [1, 2, 3, 4];
const HARD = [0, 1, 2, 3, 4, 5, 6];
const nameOf = (seats: number, hard: number): string => `${seats}p-${hard}h`;

/** The defeats by the number that the game keeps of them (§W-1.3). */
const DEFEATS = ['won', 'factories', 'toxic', 'deaths'];

const count = (courses: readonly GameStats[], end: string): number => courses.filter((c) => c.end === end).length;

/** Defenders of the Wild: how often it is won, and what ends it, by players and hard cards (§W-2.14). */
export const WILD_BALANCE: Balance = {
  rows: SEATS.flatMap((seats) => HARD.map((hard) => ({ name: nameOf(seats, hard), settings: { seats, hard } }))),
  ledger: () => ({
    collect() {},
    close(state) {
      const s = state as unknown as WildState;
      const camps = s.camps.reduce((sum, left) => sum + left, 0);
      return {
        end: DEFEATS[s.lost]!,
        counts: { rounds: s.round, campsLeft: camps },
        sources: [],
        roles: s.faction.map(String),
      };
    },
  }),
  tables(played) {
    const rows: string[][] = [];
    for (const seats of SEATS)
      for (const hard of HARD) {
        const courses = played.get(nameOf(seats, hard)) ?? [];
        if (courses.length === 0) continue;
        const n = courses.length;
        const part = (end: string): string => `${((100 * count(courses, end)) / n).toFixed(0)} %`;
        rows.push([
          String(seats),
          String(hard),
          String(n),
          shareText(count(courses, 'won'), n),
          ...DEFEATS.slice(1).map(part),
          meanText(courses.map(({ counts }) => counts['rounds']!)),
          meanText(courses.map(({ counts }) => counts['campsLeft']!)),
        ]);
      }
    const head = ['players', 'hard cards', 'games', 'won (95 %)', 'W-1.3a', 'W-1.3b', 'W-1.3c', 'rounds', 'camps left'];
    return tableOf(head, rows);
  },
};

import { IN_BOX, MOLE } from '../../components/pieces.ts';
import { DUCHY_REVEALED } from '../../components/piles.ts';
import { takeFromSupply } from '../../positions/board.ts';
import type { FactionPosition } from '../../positions/faction-position.ts';
import { pileText } from '../../positions/pile-text.ts';
import type { RootState } from '../../state.ts';
import { type Raw, type Reader, withoutEmpty, withAdded } from '../../../../kernel/index.ts';
import { swayedOf } from './checks.ts';
import { MINISTERS, PER_RANK, rankOf, RANKS } from './state.ts';

/** Reads the Burrow, the ministers and the crowns. */
function readDuchy(reader: Reader, raw: Raw, path: string, s: RootState): void {
  if (raw['burrow'] !== undefined) {
    // §17.2.2-R6: warriors of the Burrow are away from the map.
    const count = reader.whole(raw['burrow'], `${path}.burrow`, 0, IN_BOX[MOLE]!);
    takeFromSupply(reader, `${path}.burrow`, s, MOLE, count, () => {
      s.away = withAdded(s.away, MOLE, count);
      s.duchy.burrow = count;
    });
  }
  reader.items(raw['swayed'], `${path}.swayed`).forEach((name, i) => {
    const m = reader.name(name, `${path}.swayed.${i}`, MINISTERS);
    if (m < 0) return;
    if (s.duchy.swayed[m] === 1) reader.note(`${path}.swayed.${i}`, 'twice', { name: MINISTERS[m]! });
    s.duchy.swayed[m] = 1;
    s.duchy.crowns[rankOf(m)]!--;
  });
  const lost = reader.object(raw['lostCrowns'], `${path}.lostCrowns`, RANKS);
  RANKS.forEach((name, rank) => {
    if (lost[name] === undefined) return;
    const most = Math.max(0, s.duchy.crowns[rank]!);
    s.duchy.crowns[rank]! -= reader.whole(lost[name], `${path}.lostCrowns.${name}`, 0, most);
  });
}

/** §17.2.3: crowns that have left the game, by rank. */
const lostCrowns = (s: RootState, rank: number): number => PER_RANK - s.duchy.crowns[rank]! - swayedOf(s, rank);

const swayedNames = (s: RootState): string[] => MINISTERS.filter((_, m) => s.duchy.swayed[m] === 1);

/** The Duchy's part of position files: Burrow, ministers and crowns; revealed cards are read with all piles. */
export const duchyPosition: FactionPosition = {
  keys: ['burrow', 'swayed', 'lostCrowns'],
  read: readDuchy,
  write: (s) =>
    withoutEmpty({
      burrow: s.duchy.burrow > 0 ? s.duchy.burrow : undefined,
      swayed: swayedNames(s),
      lostCrowns: Object.fromEntries(
        RANKS.flatMap((name, rank) => (lostCrowns(s, rank) > 0 ? [[name, lostCrowns(s, rank)]] : [])),
      ),
    }),
  show: (s) => [
    ['burrow', String(s.duchy.burrow)],
    ['swayed', swayedNames(s).join(', ')],
    ['crowns', RANKS.map((name, rank) => `${s.duchy.crowns[rank]} ${name}`).join(', ')],
    ['shown', pileText(s, DUCHY_REVEALED)],
  ],
  away: (s, p) => (p === MOLE ? s.duchy.burrow : 0),
};

import { BASE, IN_BOX, MOUSE_WARRIOR } from '../../components/pieces.ts';
import { SUPPORTERS } from '../../components/piles.ts';
import { takeFromSupply } from '../../positions/board.ts';
import type { FactionPosition } from '../../positions/faction-position.ts';
import { pileText } from '../../positions/pile-text.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT, SUITS } from '../../words.ts';
import { type Reader, withoutEmpty, withAdded } from '../../../../kernel/index.ts';
import { inCity } from '../../rules/21-landmarks/printed.ts';

/** §8.2.4: one base of each suit. */
function checkBases(reader: Reader, s: RootState): void {
  const bases = [0, 0, 0, 0, 0];
  for (let c = 0; c < CLEARING_COUNT; c++) if (s.suit[c]! >= 0) bases[s.suit[c]!]! += s.on[BASE * CLEARING_COUNT + c]!;
  for (let suit = 0; suit < 3; suit++) bases[suit]! += inCity(s, BASE, suit);
  bases.forEach((count, suit) => {
    if (count > 1) reader.note('clearings', 'one-base-per-suit', { suit: SUITS[suit]! });
  });
}

/** The Alliance's part of position files: officers; supporters are read with all piles. */
export const alliancePosition: FactionPosition = {
  keys: ['officers'],
  // §8.5.3: officers are warriors that are away.
  read(reader, raw, path, s) {
    if (raw['officers'] === undefined) return;
    const count = reader.whole(raw['officers'], `${path}.officers`, 0, IN_BOX[MOUSE_WARRIOR]!);
    takeFromSupply(reader, `${path}.officers`, s, MOUSE_WARRIOR, count, () => {
      s.away = withAdded(s.away, MOUSE_WARRIOR, count);
      s.alliance.officers = count;
    });
  },
  write: (s) => withoutEmpty({ officers: s.alliance.officers > 0 ? s.alliance.officers : undefined }),
  show: (s) => [
    ['supporters', pileText(s, SUPPORTERS)],
    ['officers', String(s.alliance.officers)],
  ],
  away: (s, p) => (p === MOUSE_WARRIOR ? s.alliance.officers : 0),
  check: checkBases,
};

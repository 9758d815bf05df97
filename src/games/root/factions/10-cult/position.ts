import { IN_BOX, LIZARD } from '../../components/pieces.ts';
import { REVEALED } from '../../components/piles.ts';
import { takeFromSupply } from '../../positions/board.ts';
import type { FactionPosition } from '../../positions/faction-position.ts';
import { pileText } from '../../positions/pile-text.ts';
import { checkSuits } from '../../positions/soundness.ts';
import { SUITS } from '../../words.ts';
import { GARDENS_PER_SUIT, gardensOf } from './gardens.ts';
import { withoutEmpty, withAdded } from '../../../../kernel/index.ts';

/** The Cult's part of position files: outcast and acolytes; revealed cards are read with all piles. */
export const cultPosition: FactionPosition = {
  keys: ['outcast', 'hated', 'acolytes'],
  read(reader, raw, path, s, _f, inSetup) {
    if (raw['outcast'] !== undefined)
      s.cult.outcast = reader.name(raw['outcast'], `${path}.outcast`, SUITS.slice(0, 3));
    else if (!inSetup) reader.note(`${path}.outcast`, 'missing');
    if (raw['hated'] !== undefined) s.cult.hated = Number(reader.flag(raw['hated'], `${path}.hated`));
    if (raw['acolytes'] === undefined) return;
    // §10.2.3: acolytes are warriors that are away.
    const count = reader.whole(raw['acolytes'], `${path}.acolytes`, 0, IN_BOX[LIZARD]!);
    takeFromSupply(reader, `${path}.acolytes`, s, LIZARD, count, () => {
      s.away = withAdded(s.away, LIZARD, count);
      s.cult.acolytes = count;
    });
  },
  write: ({ cult: { outcast, hated, acolytes } }) =>
    withoutEmpty({
      outcast: SUITS[outcast],
      hated: hated === 1 ? true : undefined,
      acolytes: acolytes > 0 ? acolytes : undefined,
    }),
  show: (s) => [
    ['outcast', `${SUITS[s.cult.outcast] ?? ''}${s.cult.hated === 1 ? ', hated' : ''}`],
    ['acolytes', String(s.cult.acolytes)],
    ['revealed', pileText(s, REVEALED)],
  ],
  away: (s, p) => (p === LIZARD ? s.cult.acolytes : 0),
  // §10.3.4
  check: (reader, s) => checkSuits(reader, 'garden-suits', GARDENS_PER_SUIT, (suit) => gardensOf(s, suit)),
};

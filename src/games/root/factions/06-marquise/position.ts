import { CAT, IN_BOX, IS_CARDBOARD, KEEP, OWNER, PIECES, RELIC } from '../../components/pieces.ts';
import { takeFromSupply } from '../../positions/board.ts';
import type { FactionPosition } from '../../positions/faction-position.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { CLEARING_COUNT, CLEARINGS, isFaction, MARQUISE } from '../../words.ts';
import { counted, type Reader, withoutEmpty, withValue } from '../../../../kernel/index.ts';

/** §6.2.2: nobody else can have placed anything beside the keep; §13.5.2.II.a-R1: relics are moved. */
function checkKeep(reader: Reader, s: RootState): void {
  const { opposite } = geographyOf(s);
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const path = `clearings.${CLEARINGS[c]}`;
    if (s.on[KEEP * CLEARING_COUNT + c] === 0) continue;
    for (let p = 0; p < PIECES.length; p++)
      if ((s.on[p * CLEARING_COUNT + c] ?? 0) > 0)
        if (OWNER[p] !== MARQUISE && isFaction(OWNER[p]!) && IS_CARDBOARD[p] && p !== RELIC)
          reader.note(`${path}.${PIECES[p]}`, 'beside-keep');
    // §15.11.1: by her setup card the keep stands in any homeland.
    if (opposite[c]! < 0 && s.settings.setup === 'standard') reader.note(`${path}.keep`, 'keep-in-corner');
  }
}

/** The Marquise's part of position files: the warriors that wait for Field Hospitals. */
export const marquisePosition: FactionPosition = {
  keys: ['fallen'],
  read(reader, raw, path, s) {
    reader.counts(raw['fallen'], `${path}.fallen`, CLEARINGS, IN_BOX[CAT]!).forEach((count, c) => {
      if (count > 0)
        takeFromSupply(reader, `${path}.fallen.${CLEARINGS[c]}`, s, CAT, count, () => {
          s.marquise.fallen = withValue(s.marquise.fallen, c, count);
        });
    });
  },
  write: (s) => withoutEmpty({ fallen: counted(s.marquise.fallen, CLEARINGS) }),
  show: () => [],
  check: checkKeep,
};

import { DECREE } from '../../components/piles.ts';
import type { FactionPosition } from '../../positions/faction-position.ts';
import { pileText } from '../../positions/pile-text.ts';
import type { RootState } from '../../state.ts';
import { COLUMNS, LEADERS } from './state.ts';
import { type Reader, repeated, withoutEmpty, withValue } from '../../../../kernel/index.ts';

/** §7.3.3, §7.7.3: the Eyrie have a leader who is face up, except while they choose another. */
function checkLeader(reader: Reader, s: RootState, inSetup: boolean): void {
  if (s.over) return;
  const choosing = inSetup || s.stack.length === 0 || s.stack.some((f) => f.proc === 'turmoil');
  const { leader, deposed } = s.eyrie;
  if (leader < 0 && !inSetup) reader.note('factions.eyrie.leader', 'missing');
  else if (deposed[leader] === 1 && !choosing) reader.note('factions.eyrie.leader', 'leader-deposed');
}

/** The Eyrie's part of position files: leaders; the decree is read with all piles. */
export const eyriePosition: FactionPosition = {
  keys: ['leader', 'deposed'],
  read(reader, raw, path, s) {
    if (raw['leader'] !== undefined) s.eyrie.leader = reader.name(raw['leader'], `${path}.leader`, LEADERS);
    for (const leader of reader.distinct(raw['deposed'], `${path}.deposed`, LEADERS))
      s.eyrie.deposed = withValue(s.eyrie.deposed, leader, 1);
    if (!s.eyrie.deposed.includes(0)) reader.note(`${path}.deposed`, 'all-deposed');
  },
  write: (s) => withoutEmpty({ leader: LEADERS[s.eyrie.leader], deposed: repeated(s.eyrie.deposed, LEADERS) }),
  show: (s) => [
    ['leader', LEADERS[s.eyrie.leader] ?? ''],
    ['deposed', repeated(s.eyrie.deposed, LEADERS).join(', ')],
    ...COLUMNS.map((column, i) => [`decree, ${column}`, pileText(s, DECREE + i)] as const),
  ],
  check: checkLeader,
};

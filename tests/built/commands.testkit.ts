import { resolve } from 'node:path';

/** Weights of a learned evaluation. */
const WEIGHTS = resolve(import.meta.dirname, '../../training/root.net');

/** Files that commands read, in the folder they run in. */
export const JOURNAL = 'journal.json';
export const POSITION = 'position.json';
/** The data of the server that is running. */
export const DATA = 'vatra.db';

/** The login of somebody at that server. */
export const FORGETFUL = 'smoke.forgetful';

/** A call of a command, and what it must print. */
export interface CommandCall {
  readonly words: readonly string[];
  readonly prints: RegExp;
}

const call = (prints: RegExp, ...words: string[]): CommandCall => ({ prints, words });

/** Calls of every command that ends by itself. `serve` is the server that all other calls are made at. */
export const COMMAND_CALLS: Readonly<Record<string, readonly CommandCall[]>> = {
  backup: [call(/copy\.db/, 'backup', 'copy.db', '--data', DATA)],
  restore: [call(/restored\.db/, 'restore', 'copy.db', '--data', 'restored.db')],
  doctor: [call(/database: .* has layout/, 'doctor', '--data', DATA)],
  'reset-password': [call(/#/, 'reset-password', FORGETFUL, '--data', DATA)],
  sim: [
    call(/1 game/, 'sim', '--game', 'root', '--bots', 'easy,random', '--games', '1'),
    call(/1 game/, 'sim', '--game', 'wild', '--bots', 'random,greedy', '--games', '1'),
    call(/1 game/, 'sim', '--game', 'scythia', '--bots', 'easy,random', '--games', '1'),
  ],
  arena: [call(/easy/, 'arena', '--game', 'scythia', '--bots', 'easy,random', '--games', '2', '--threads', '2')],
  tune: [call(/"scale"/, 'tune', '--game', 'wild', '--rounds', '1', '--games', '1', '--settings', '{"seats": 1}')],
  balance: [call(/trader/, 'balance', '--game', 'scythia', '--bot', 'easy', '--games', '1', '--rows', 'trader')],
  calibrate: [call(/games/, 'calibrate', '--game', 'scythia', '--bots', 'random,random', '--games', '2')],
  selfplay: [
    call(
      /positions/,
      'selfplay',
      '--game',
      'root',
      '--bots',
      'random',
      '--games',
      '1',
      '--out',
      'played',
      '--threads',
      '1',
    ),
  ],
  net: [call(/weights fit/, 'net', 'info', WEIGHTS)],
  replay: [call(/./, 'replay', JOURNAL, '--verify')],
  review: [call(/./, 'review', JOURNAL, '--iterations', '1', '--worst', '1')],
  position: [call(/valid position/, 'position', 'check', POSITION)],
  pack: [call(/^\{/, 'pack', 'wild'), call(/^\{/, 'pack', 'scythia')],
  rootlog: [call(/Winner/, 'rootlog', '--export', JOURNAL)],
  law: [call(/battle/i, 'law', 'root', '--search', 'battle')],
  hunt: [call(/1 game/, 'hunt', '--game', 'wild', '--games', '1', '--every', '1', '--stretch', '2', '--able', '0')],
  reasons: [call(/0 silent, 0 not true/, 'reasons', '--game', 'wild', '--games', '1')],
  bench: [call(/fair outcome/, 'bench', '--game', 'wild', '--rounds', '1', '--span', '1')],
};

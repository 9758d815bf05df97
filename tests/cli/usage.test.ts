import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cli, openCli, ROOT, runProgram } from './cli.testkit.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await openCli();
});
afterAll(() => cli.close());

const COMMANDS = [
  'serve',
  'backup',
  'doctor',
  'reset-password',
  'restore',
  'sim',
  'arena',
  'tune',
  'selfplay',
  'net',
  'balance',
  'calibrate',
  'replay',
  'review',
  'position',
  'rootlog',
  'law',
  'hunt',
  'reasons',
  'bench',
];

/** The lines that are wider than a terminal of 80 columns. */
const tooLong = (text: string): string[] => text.split('\n').filter((line) => line.length > 80);

describe('help', () => {
  test('names every command', () => {
    const { code, out } = cli.run('--help');
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
    for (const group of ['Host', 'Games', 'Bots', 'Development']) expect(out).toContain(`\n${group}:\n`);
    expect(tooLong(out)).toEqual([]);
  });

  test.each(COMMANDS)('of %s has examples and fits a terminal', (command) => {
    const { code, out, err } = cli.run(command, '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Usage: vatra ${command}`);
    expect(out).toContain('Examples:');
    expect(tooLong(out)).toEqual([]);
    expect(cli.run('help', command).out).toBe(out);
  });
});

describe('a mistaken request', () => {
  test.each<[string[], string]>([
    [[], 'Usage: vatra'],
    [['siim'], "unknown command 'siim'"],
    [['siim', '--help'], 'unknown command "siim"; run "vatra --help" for a list of commands'],
    [['help', 'siim'], 'unknown command "siim"'],
    [['sim'], "required option '--game <name>' not specified"],
    [['sim', '--game', 'embers', '--gmaes', '5'], "unknown option '--gmaes'"],
    [['sim', '--game', 'go'], 'unknown game "go"; choose one of: embers, pebbles, broken, brittle, patient'],
    [['sim', '--game', '__proto__'], 'unknown game "__proto__"'],
    [['sim', '--game', 'embers', '--games', 'many'], '--games must be a whole number from 1 to'],
    [['sim', '--game', 'embers', '--games', '0'], '--games must be a whole number from 1 to'],
    [['sim', '--game', 'embers', '--seed', '1.5'], '--seed must be a whole number from 0 to'],
    [
      ['sim', '--game', 'embers', '--bots', 'random,genius'],
      'unknown bot "genius"; choose one of: easy, normal, hard, master',
    ],
    [['sim', '--game', 'embers', '--bots', 'random'], 'invalid settings:\n  seats: must be a whole number from 2 to 4'],
    [
      ['sim', '--game', 'embers', '--bots', 'random,random', '--settings', '{"seats":3}'],
      'the settings have 3 seats, but --bots has 2',
    ],
    [['sim', '--game', 'embers', '--settings', '{"seats":3,}'], 'line 1, column 12: a name in double quotes'],
    [['sim', '--game', 'embers', '--settings', '[]'], '--settings must be a JSON object'],
    [['sim', '--game', 'embers', '--settings', '{"wind":1}'], '  wind: unknown field'],
    [['hunt', '--game', 'go'], 'unknown game "go"'],
    [['bench', '--game', 'go'], 'unknown game "go"'],
    [['bench', '--peers'], "unknown option '--peers'"],
    [['bench', '--rounds', '-1'], '--rounds must be a whole number'],
    [['serve', '--port', '70000'], '--port must be a whole number from 0 to 65,535, not "70000"'],
    [['serve', '--port', '0', '--data', '/no/such/folder/x.db'], 'there is no folder /no/such/folder'],
    [['serve', '--port', '0', '--host', 'no.such.host.invalid'], 'cannot serve:'],
    [['backup', 'copy.db', '--data', 'no-such.db'], 'there is no database file no-such.db'],
    [['restore', 'copy.db', '--data', 'no-such.db'], 'there is no file copy.db'],
    [['position', 'look', 'x.json'], 'Allowed choices are check, show'],
    [['replay'], "missing required argument 'file'"],
    [['replay', 'a.json', 'b.json'], 'too many arguments'],
    [['law', 'chess'], 'unknown game "chess"'],
  ])('%j ends with 2', (words, complaint) => {
    const { code, out, err } = cli.run(...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(complaint);
  });
});

describe('the shipped program', () => {
  const vatra = (...words: string[]) => runProgram(join(ROOT, 'vatra'), words, cli.folder);

  test('has the same commands and none of the games of tests', () => {
    expect(vatra('--help').out).toBe(cli.run('--help').out);
    const { code, err } = vatra('sim', '--game', 'embers');
    expect(code).toBe(2);
    expect(err).toContain('unknown game "embers"');
  });

  test('stops quietly when nobody reads on', () => {
    const { code, err } = runProgram(
      'sh',
      ['-c', `"${join(ROOT, 'vatra')}" law root --search a | head -1`],
      cli.folder,
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});

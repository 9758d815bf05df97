import { readFileSync, statSync } from 'node:fs';
import { UserError } from './user-error.ts';
import { findJsonError } from './json-error.ts';

const MOST_BYTES = 256 * 1024 * 1024;
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is not a folder',
};

/** Why a file could not be used, in words. */
export function fileReason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return REASONS[code] ?? (code === '' ? String(error) : code);
}

function textOfFile(file: string): string {
  try {
    if (statSync(file).size > MOST_BYTES) throw new UserError(`cannot read ${file}: it has more than 256 MB`);
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`cannot read ${file}: ${fileReason(error)}`);
  }
}

/** Parses JSON; `what` names the text in error messages. */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw new UserError(`${what} is nested too deep`);
    const { line, column, why } = findJsonError(text);
    throw new UserError(`${what} is not JSON: line ${line}, column ${column}: ${why}`);
  }
}

/** Parses a JSON file. */
export const readJson = (file: string): unknown => parseJson(textOfFile(file), file);

/** A plain object, or undefined. */
export function asObject(raw: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : undefined;
}

/** An object given as JSON after an option; none given: an empty one. */
export function jsonObject(option: string, text: string | undefined): Readonly<Record<string, unknown>> {
  const object = asObject(text === undefined ? {} : parseJson(text, `the value of ${option}`));
  if (!object) throw new UserError(`${option} must be a JSON object, such as '{"seats": 3}'`);
  return object;
}

/** The settings given after an option. */
export const settingsText = (text: string | undefined): Readonly<Record<string, unknown>> =>
  jsonObject('--settings', text);

const count = (n: number): string => n.toLocaleString('en-US');

/** A reader of whole numbers for an option. */
export function wholeNumber(option: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^-?\d+$/.test(text) && value >= least && value <= most) return value;
    throw new UserError(`${option} must be a whole number from ${count(least)} to ${count(most)}, not "${text}"`);
  };
}

/** The greatest seed: seeds are 32 bits. */
export const MOST_SEED = 0xffff_ffff;

import { canonicalJson } from '../../kernel/copy.ts';
import type { Problem } from '../../kernel/index.ts';
import type { ValuesForm } from './values-form.ts';

/** Component values as entered so far. Stored in localStorage. */
export interface OwnValues {
  readonly pack: unknown;
  /** The paths of the components that were entered. */
  readonly entered: readonly string[];
}

/** Largest file that can be imported, in bytes; the built-in packs have 30,000. */
export const MOST_BYTES = 500_000;

const item = (game: string): string => `vatra.values.${game}`;

/** The values entered for a game in this browser; undefined without any. */
export function loadValues(game: string): OwnValues | undefined {
  try {
    const raw = JSON.parse(localStorage.getItem(item(game)) ?? 'null') as Partial<OwnValues> | null;
    if (typeof raw?.pack !== 'object' || raw.pack === null || !Array.isArray(raw.entered)) return undefined;
    return { pack: raw.pack, entered: raw.entered.filter((one) => typeof one === 'string') };
  } catch {
    return undefined;
  }
}

/** Saves the values of a game; undefined deletes them. False: the browser refuses to store. */
export function saveValues(game: string, values: OwnValues | undefined): boolean {
  try {
    if (values === undefined) localStorage.removeItem(item(game));
    else localStorage.setItem(item(game), JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}

/** The pack that tables use: undefined where nothing was entered or something is wrong with it. */
export function packToPlay(form: ValuesForm, values: OwnValues | undefined): unknown {
  if (values === undefined) return undefined;
  const reading = form.read(form.withoutMarks(values.pack, values.entered));
  return reading.ok && canonicalJson(reading.value) !== canonicalJson(form.builtIn) ? reading.value : undefined;
}

/** Values from the text of a file, or why they cannot be taken. */
export function valuesFrom(
  form: ValuesForm,
  text: string,
): { readonly ok: true; readonly values: OwnValues } | { readonly ok: false; readonly problems: readonly Problem[] } {
  if (text.length > MOST_BYTES) return { ok: false, problems: [{ path: '', code: 'too-large' }] };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false, problems: [{ path: '', code: 'not-json' }] };
  }
  const reading = form.read(raw);
  return reading.ok
    ? { ok: true, values: { pack: reading.value, entered: form.enteredIn(raw) } }
    : { ok: false, problems: reading.problems };
}

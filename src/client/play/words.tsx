import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { Part } from '../../i18n/index.ts';
import type { Face, Voice } from '../shelf/face.ts';
import { usePrefs } from '../state/prefs.ts';

/** An id of the engine as words: what a game has no words for is still readable. */
export function plain(id: string): string {
  return id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase();
}

/** The field of an event that names its kind. */
const KINDS = ['ev', 'tell', 'type', 'kind', 'event'] as const;

/** Fields of an event that name a seat. */
const SEATS = ['seat', 'player'];

function plainValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainValue).join(', ');
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return String(value);
}

/** An event without words of its game: its kind and whatever it says. */
function plainEvent(event: object, names: readonly string[]): Part[] {
  const entries = Object.entries(event).filter(([key]) => key !== 'law');
  const kind = entries.find(([key]) => (KINDS as readonly string[]).includes(key));
  const rest = entries
    .filter(([key]) => key !== kind?.[0])
    .map(([key, value]) => `${plain(key)} ${SEATS.includes(key) ? (names[Number(value)] ?? '') : plainValue(value)}`);
  const head = plain(String(kind?.[1] ?? ''));
  return [rest.length > 0 ? `${head}: ${rest.join(', ')}` : head];
}

/** The words of the open game, never without an answer. */
export interface Words {
  verb(word: string): string;
  word(word: string, verb: string, at: number): string;
  window(name: string): string;
  reason(why: string, a: number, b: number): string;
  event(event: object, names: readonly string[]): readonly Part[];
  field(name: string): string;
  law(id: string): string | undefined;
}

function wordsOf(voice: Voice | undefined, view?: object): Words {
  return {
    verb: (word) => voice?.verb(word) ?? plain(word),
    word: (word, verb, at) => voice?.word(word, verb, at, view) ?? plain(word),
    window: (name) => voice?.window(name) ?? plain(name),
    reason: (why, a, b) => voice?.reason(why, a, b) ?? plain(why),
    event: (event, names) => voice?.event(event, names, view) ?? plainEvent(event, names),
    field: (name) => voice?.field(name) ?? plain(name),
    law: (id) => voice?.law(id),
  };
}

const Spoken = createContext<Words>(wordsOf(undefined));

interface ProviderProps {
  readonly face: Face | undefined;
  /** The table as the reader sees it: a line may name what only the table knows. */
  readonly view: object;
  readonly children: ReactNode;
}

/** Loads the words of a game in the reader's language. */
export function WordsProvider({ face, view, children }: ProviderProps) {
  const language = usePrefs((prefs) => prefs.language);
  const [voice, setVoice] = useState<Voice>();
  useEffect(() => {
    let stale = false;
    void face?.voice(language).then((loaded) => {
      if (!stale) setVoice(loaded);
    });
    return () => {
      stale = true;
    };
  }, [face, language]);
  const words = useMemo(() => wordsOf(voice, view), [voice, view]);
  // Without its words a game would show ids for a moment; a change of language keeps the old ones until the new are there.
  if (face !== undefined && voice === undefined) return null;
  return <Spoken value={words}>{children}</Spoken>;
}

/** The words of the open game. */
export function useWords(): Words {
  return use(Spoken);
}

/** The texts of several words of an option: the verb, then its places. */
export function optionWords(words: Words, option: readonly string[], from = 0): string[] {
  const [verb = ''] = option;
  return option
    .slice(from)
    .map((word, i) => (from + i === 0 ? words.verb(word) : words.word(word, verb, from + i - 1)));
}

import { create } from 'zustand';
import { isLanguage, type Language, preferredLanguage } from '../../i18n/index.ts';
import { nextPaint } from '../components/next-paint.ts';

/** Colour themes; `auto` follows the device. */
export const THEMES = ['auto', 'day', 'night', 'contrast'] as const;
/** A colour theme. */
export type Theme = (typeof THEMES)[number];

/** Text sizes as factors of the default size. */
export const SCALES = [0.8, 0.9, 1, 1.15, 1.3, 1.6] as const;

/** How fast turns of others are played out on the board; `off` shows their end at once. */
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
/** A speed of playback. */
export type Speed = (typeof SPEEDS)[number];

/** Volumes of sounds, as parts of the loudest. */
export const VOLUMES = [0.25, 0.5, 0.75, 1] as const;

/** The reader's preferences. Stored in localStorage. */
export interface Prefs {
  readonly language: Language;
  readonly theme: Theme;
  readonly calm: boolean;
  readonly scale: number;
  /** True when moves that cannot be undone need a confirmation. */
  readonly careful: boolean;
  readonly name: string;
  readonly speed: Speed;
  /** True when the table is shown as headings, tables and lists in place of the board. */
  readonly asText: boolean;
  /** True when the table makes sounds. */
  readonly sound: boolean;
  /** Volume of sounds, from 0 to 1. */
  readonly volume: number;
}

interface PrefsStore extends Prefs {
  set(change: Partial<Prefs>): void;
}

const PREFS_ITEM = 'vatra.prefs';

function defaults(): Prefs {
  return {
    language: preferredLanguage(navigator.languages),
    theme: 'auto',
    calm: false,
    scale: 1,
    careful: true,
    name: '',
    speed: 'normal',
    asText: false,
    // Sounds are off on phones until the player switches them on, because a phone has sounds of many apps.
    sound: !matchMedia('(pointer: coarse)').matches,
    volume: 0.5,
  };
}

function read(): Prefs {
  const fallback = defaults();
  try {
    const raw = JSON.parse(localStorage.getItem(PREFS_ITEM) ?? '{}') as Readonly<Record<string, unknown>>;
    const { language, theme, calm, scale, careful, name, speed, asText, sound, volume } = raw;
    return {
      language: typeof language === 'string' && isLanguage(language) ? language : fallback.language,
      theme: THEMES.find((one) => one === theme) ?? fallback.theme,
      calm: calm === true,
      scale: SCALES.find((one) => one === scale) ?? fallback.scale,
      careful: careful !== false,
      name: typeof name === 'string' ? name.slice(0, 24) : '',
      speed: SPEEDS.find((one) => one === speed) ?? fallback.speed,
      asText: asText === true,
      sound: typeof sound === 'boolean' ? sound : fallback.sound,
      volume: VOLUMES.find((one) => one === volume) ?? fallback.volume,
    };
  } catch {
    return fallback;
  }
}

/** The reader's preferences, saved in this browser. */
export const usePrefs = create<PrefsStore>((set) => ({ ...read(), set: (change) => set(change) }));

/** The reader's name now, without surrounding spaces; empty when there is none. A name that was rendered may be older. */
export const currentName = (): string => usePrefs.getState().name.trim();

/** Applies the preferences to the document, except the language: the texts set it when they are there. */
function apply({ theme, calm, scale }: Prefs): void {
  const page = document.documentElement;
  page.dataset['theme'] = theme === 'auto' ? deviceTheme() : theme;
  page.dataset['calm'] = String(calm || matchMedia('(prefers-reduced-motion: reduce)').matches);
  page.style.setProperty('--scale', String(scale));
  // Reading a colour now would force a style recalculation; after the paint it is free.
  void nextPaint().then(colourFrame);
}

/** Sets the browser's theme colour to the page's. */
function colourFrame(): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--band');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper.trim());
}

function deviceTheme(): Theme {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
}

/** Applies the preferences now and after every change by the reader or the device. */
export function followPrefs(): void {
  apply(usePrefs.getState());
  usePrefs.subscribe((prefs) => {
    apply(prefs);
    const { set: _, ...saved } = prefs;
    try {
      localStorage.setItem(PREFS_ITEM, JSON.stringify(saved));
    } catch {
      // Without storage the preferences last until the page closes.
    }
  });
  for (const query of ['(prefers-contrast: more)', '(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
    matchMedia(query).addEventListener('change', () => apply(usePrefs.getState()));
}

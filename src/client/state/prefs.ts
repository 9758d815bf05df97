import { create } from 'zustand';
import { isLanguage, type Language, preferredLanguage } from '../../i18n/index.ts';
import { nextPaint } from '../components/next-paint.ts';

/** How the page looks: as the device says, or one of three. */
export const THEMES = ['auto', 'day', 'night', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** Sizes of text, as shares of the usual one. */
export const SCALES = [0.8, 0.9, 1, 1.15, 1.3, 1.6] as const;

/** What a reader chose for this browser. */
export interface Prefs {
  readonly language: Language;
  readonly theme: Theme;
  readonly calm: boolean;
  readonly scale: number;
  /** Ask before a step that cannot be taken back. */
  readonly careful: boolean;
  readonly name: string;
}

interface PrefsStore extends Prefs {
  set(change: Partial<Prefs>): void;
}

const KEY = 'vatra.prefs';

function usual(): Prefs {
  return {
    language: preferredLanguage(navigator.languages),
    theme: 'auto',
    calm: false,
    scale: 1,
    careful: true,
    name: '',
  };
}

function read(): Prefs {
  const plain = usual();
  try {
    const raw = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, unknown>>;
    const { language, theme, calm, scale, careful, name } = raw;
    return {
      language: typeof language === 'string' && isLanguage(language) ? language : plain.language,
      theme: THEMES.find((one) => one === theme) ?? plain.theme,
      calm: calm === true,
      scale: SCALES.find((one) => one === scale) ?? plain.scale,
      careful: careful !== false,
      name: typeof name === 'string' ? name.slice(0, 24) : '',
    };
  } catch {
    return plain;
  }
}

/** The reader's choices; remembered in this browser. */
export const usePrefs = create<PrefsStore>((set) => ({ ...read(), set: (change) => set(change) }));

/** Puts the choices on the page. */
function apply({ language, theme, calm, scale }: Prefs): void {
  const page = document.documentElement;
  page.lang = language;
  page.dataset['theme'] = theme === 'auto' ? deviceTheme() : theme;
  page.dataset['calm'] = String(calm || matchMedia('(prefers-reduced-motion: reduce)').matches);
  page.style.setProperty('--scale', String(scale));
  // To read a colour now would reckon the looks of the whole page once more than needed: the frame does it anyway.
  void nextPaint().then(colourFrame);
}

/** Gives the browser's own frame the colour of the page. */
function colourFrame(): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--band');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper.trim());
}

function deviceTheme(): Theme {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
}

/** Applies the choices now and after every change, of the reader or of the device. */
export function followPrefs(): void {
  apply(usePrefs.getState());
  usePrefs.subscribe((prefs) => {
    apply(prefs);
    const { set: _, ...kept } = prefs;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  for (const query of ['(prefers-contrast: more)', '(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
    matchMedia(query).addEventListener('change', () => apply(usePrefs.getState()));
}

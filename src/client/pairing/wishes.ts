import type { SettingField } from '../../kernel/index.ts';
import type { ClockRule } from '../../protocol/index.ts';
import type { SetupPreset } from '../registry/game-ui.ts';
import { rawSettings, answersForSeatCount, usualAnswers } from '../setup/form.ts';
import type { Pace, Pool } from './store.ts';

/** The clocks of each pace. Few, so that people meet. */
export const CLOCKS: Readonly<Record<Pace, readonly ClockRule[]>> = {
  now: [
    { kind: 'live', bank: 600, increment: 20 },
    { kind: 'live', bank: 1500, increment: 45 },
  ],
  days: [
    { kind: 'days', days: 1 },
    { kind: 'days', days: 3 },
  ],
};

/** The ready-made settings in which factions are drafted; undefined: the game has none. */
export const draftOf = (presets: readonly SetupPreset[] | undefined): SetupPreset | undefined =>
  presets?.find(({ id }) => id === 'draft');

/**
 * The settings that people of a pool share: the usual ones, whatever the reader's language, so that all meet; with a draft those
 * of the game's ready-made draft.
 */
export function pairingSettings(form: readonly SettingField[], seats: number, draft: SetupPreset | undefined): object {
  const answers = answersForSeatCount(form, { ...usualAnswers(form, seats), ...draft?.answers }, seats);
  return rawSettings(form, answers, seats);
}

/** True when the pool drafts its factions. */
export const isDrafted = ({ settings }: Pick<Pool, 'settings'>): boolean =>
  (settings as { readonly setup?: unknown }).setup === 'advanced';

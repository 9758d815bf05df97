import { useEffect, useState } from 'react';
import type { SettingField } from '../../kernel/index.ts';
import { type Answers, changesOf, defaultsInForce, isAsked } from '../setup/form.ts';
import type { GameTexts, GameUi } from '../registry/game-ui.ts';
import { findClientGame } from '../registry/index.ts';
import { usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import type { SeatOccupant } from '../table/messages.ts';
import css from './lobby.module.css';

/** The form of a game's settings with its words and pictures. */
export interface GameForm {
  readonly form: readonly SettingField[];
  readonly texts: GameTexts;
  readonly ui: GameUi;
}

/** The form of a game; undefined while it loads. */
export function useGameForm(game: string): GameForm | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [loaded, setLoaded] = useState<GameForm>();
  useEffect(() => {
    let stale = false;
    const found = findClientGame(game);
    if (found)
      void Promise.all([found.rules(), found.ui().then(async (ui) => ({ ui, texts: await ui.texts(language) }))]).then(
        ([rules, { ui, texts }]) => {
          if (!stale) setLoaded({ form: rules.settingsForm ?? [], texts, ui });
        },
      );
    return () => {
      stale = true;
    };
  }, [game, language]);
  return loaded;
}

interface GameSettingsProps {
  readonly loaded: GameForm | undefined;
  readonly settings: object;
  readonly names: readonly SeatOccupant[];
}

/** The settings of the game as they were chosen. */
export function GameSettings({ loaded, settings, names }: GameSettingsProps) {
  const { t, number } = useMessages();
  if (!loaded) return null;
  const { form, texts } = loaded;
  const answers = settings as Answers;
  const choice = (field: SettingField, value: unknown): string =>
    texts.setting(field.id, String(value))?.name ?? String(value);
  const valueText = (field: SettingField, value: unknown): string => {
    if (field.kind === 'yes-no') return t(value === true ? 'lobby.label.yes' : 'lobby.label.no');
    if (field.kind === 'number') return number(Number(value));
    if (field.kind === 'details') {
      const held = defaultsInForce(field, answers);
      const changes = Object.entries(changesOf(field, answers)).filter(([id, one]) => held[id] !== one);
      return changes
        .map(([id, one]) => [`${field.id}.${id}`, String(one)] as const)
        .map(([id, one]) =>
          t('errors.label.setting', {
            setting: texts.setting(id)?.name ?? id,
            why: texts.setting(id, one)?.name ?? one,
          }),
        )
        .join('; ');
    }
    if (!Array.isArray(value)) return choice(field, value);
    const many = value.map((one) => choice(field, one));
    return many.join(', ');
  };
  return (
    <dl className={css.facts}>
      {form
        // What each seat plays stands at the seats.
        .filter((field) => field.kind !== 'each-seat')
        .filter((field) => answers[field.id] !== undefined && isAsked(field, answers, names.length))
        .map((field) => (
          <div key={field.id}>
            <dt>{texts.setting(field.id)?.name ?? field.id}</dt>
            <dd>{valueText(field, answers[field.id]) || t('lobby.label.no')}</dd>
          </div>
        ))}
    </dl>
  );
}

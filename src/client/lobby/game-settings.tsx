import { useEffect, useState } from 'react';
import type { SettingField } from '../../kernel/index.ts';
import { type Answers, changesOf, defaultsInForce, isAsked } from '../setup/form.ts';
import type { GameTexts } from '../registry/game-ui.ts';
import { findClientGame } from '../registry/index.ts';
import { usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import type { SeatOccupant } from '../table/messages.ts';
import css from './lobby.module.css';

interface Known {
  readonly form: readonly SettingField[];
  readonly voice: GameTexts;
}

function useKnown(game: string): Known | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let stale = false;
    const found = findClientGame(game);
    if (found)
      void Promise.all([found.rules(), found.face().then((face) => face.voice(language))]).then(([rules, voice]) => {
        if (!stale) setKnown({ form: rules.settingsForm ?? [], voice });
      });
    return () => {
      stale = true;
    };
  }, [game, language]);
  return known;
}

interface GameFactsProps {
  readonly game: string;
  readonly settings: object;
  readonly names: readonly SeatOccupant[];
}

/** The settings of the game as they were chosen. */
export function GameSettings({ game, settings, names }: GameFactsProps) {
  const { t, number } = useMessages();
  const known = useKnown(game);
  if (!known) return null;
  const { form, voice } = known;
  const answers = settings as Answers;
  const choice = (field: SettingField, value: unknown): string =>
    voice.setting(field.id, String(value))?.name ?? String(value);
  const told = (field: SettingField, value: unknown): string => {
    if (field.kind === 'yes-no') return t(value === true ? 'lobby.label.yes' : 'lobby.label.no');
    if (field.kind === 'number') return number(Number(value));
    if (field.kind === 'details') {
      const held = defaultsInForce(field, answers);
      const changes = Object.entries(changesOf(field, answers)).filter(([id, one]) => held[id] !== one);
      return changes
        .map(([id, one]) => [`${field.id}.${id}`, String(one)] as const)
        .map(([id, one]) =>
          t('errors.label.setting', {
            setting: voice.setting(id)?.name ?? id,
            why: voice.setting(id, one)?.name ?? one,
          }),
        )
        .join('; ');
    }
    if (!Array.isArray(value)) return choice(field, value);
    const many = value.map((one) => choice(field, one));
    return (field.kind === 'each-seat' ? many.map((one, seat) => `${seat + 1}. ${one}`) : many).join(', ');
  };
  return (
    <dl className={css.facts}>
      {form
        .filter((field) => answers[field.id] !== undefined && isAsked(field, answers, names.length))
        .map((field) => (
          <div key={field.id}>
            <dt>{voice.setting(field.id)?.name ?? field.id}</dt>
            <dd>{told(field, answers[field.id]) || t('lobby.label.no')}</dd>
          </div>
        ))}
    </dl>
  );
}

import { EmblemPiece } from '../components/icon.tsx';
import type { SettingTexts, SetupPreset, SetupUi } from '../registry/game-ui.ts';
import { useMessages } from '../state/messages.tsx';
import { type Answers, isPreset } from './form.ts';
import css from './setup.module.css';

interface PresetsProps {
  readonly ui: Pick<SetupUi, 'presets' | 'choiceEmblem'>;
  readonly texts: SettingTexts;
  readonly answers: Answers;
  readonly seats: number;
  pick(preset: SetupPreset): void;
}

/** The ready-made settings of a game, each a card; the one that is chosen now is pressed. */
export function Presets({ ui, texts, answers, seats, pick }: PresetsProps) {
  const { t } = useMessages();
  if (!ui.presets) return null;
  return (
    <section className={css.presets} aria-label={t('shell.label.presets')}>
      {ui.presets.map((preset) => {
        const text = texts.setting('preset', preset.id);
        const pictures = [preset.answers['factions'] ?? preset.answers['pool']].flat() as readonly string[];
        return (
          <button
            key={preset.id}
            type="button"
            aria-pressed={isPreset(preset, answers, seats)}
            onClick={() => pick(preset)}
            data-preset={preset.id}
          >
            <b>{text?.name}</b>
            <span>
              {pictures.map((choice) => {
                const emblem = ui.choiceEmblem?.('factions', choice);
                return emblem && <EmblemPiece key={choice} emblem={emblem} size={22} />;
              })}
            </span>
            <small>{text?.about}</small>
          </button>
        );
      })}
    </section>
  );
}

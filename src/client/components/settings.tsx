import { type ReactNode, useId } from 'react';
import { LANGUAGES, OWN_NAMES } from '../../i18n/index.ts';
import { SCALES, SPEEDS, THEMES, usePrefs, VOLUMES } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { Dialog } from './dialog.tsx';
import { Segments } from './segments.tsx';
import css from './settings.module.css';

interface RowProps {
  readonly name: string;
  readonly about?: string;
  readonly children: ReactNode;
}

/** A setting: its name on the left, what sets it on the right. */
function Row({ name, about, children }: RowProps) {
  return (
    <div className={css.row}>
      <div>
        <h4>{name}</h4>
        {about !== undefined && <p>{about}</p>}
      </div>
      {children}
    </div>
  );
}

/** Settings that belong together, under a heading. */
function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={css.group} aria-label={name}>
      <h3>{name}</h3>
      <div>{children}</div>
    </section>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly about: string;
  readonly on: boolean;
  set(on: boolean): void;
}

/** A check box with a name and a description. */
export function Switch({ name, about, on, set }: SwitchProps) {
  const id = useId();
  return (
    <div className={css.switch}>
      <input
        id={id}
        type="checkbox"
        checked={on}
        onChange={(event) => set(event.target.checked)}
        aria-describedby={`${id}about`}
      />
      <label htmlFor={id}>{name}</label>
      <p id={`${id}about`}>{about}</p>
    </div>
  );
}

/** Plays a sample of the sounds; the player is loaded when it is first needed. */
const playSample = (): void => void import('../sound/player.ts').then(({ playSample }) => playSample());

/** The dialog of the reader's preferences. */
export function SettingsDialog({ open, close }: { readonly open: boolean; close(): void }) {
  const { t, percent } = useMessages();
  const { language, theme, scale, calm, careful, speed, asText, sound, volume, set } = usePrefs();
  return (
    <Dialog open={open} close={close} title={t('shell.label.settings')}>
      <Group name={t('shell.label.settingsGroup.reading')}>
        <Row name={t('shell.label.language')}>
          <Segments
            label={t('shell.label.language')}
            choices={LANGUAGES}
            value={language}
            name={(one) => OWN_NAMES[one]}
            languageOf={(one) => one}
            set={(one) => set({ language: one })}
          />
        </Row>
        <Row name={t('shell.label.theme')}>
          <Segments
            label={t('shell.label.theme')}
            choices={THEMES}
            value={theme}
            name={(one) => t(`shell.label.theme.${one}`)}
            set={(one) => set({ theme: one })}
          />
        </Row>
        <Row name={t('shell.label.textSize')}>
          <Segments
            label={t('shell.label.textSize')}
            choices={SCALES}
            value={scale}
            name={percent}
            set={(one) => set({ scale: one })}
          />
        </Row>
        <Switch
          name={t('shell.label.calm')}
          about={t('shell.text.calmAbout')}
          on={calm}
          set={(on) => set({ calm: on })}
        />
      </Group>
      <Group name={t('shell.label.settingsGroup.play')}>
        <Row name={t('shell.label.speed')} about={t('shell.text.speedAbout')}>
          <Segments
            label={t('shell.label.speed')}
            choices={SPEEDS}
            value={speed}
            name={(one) => t(`shell.choice.speed.${one}`)}
            set={(one) => set({ speed: one })}
          />
        </Row>
        <Switch
          name={t('shell.label.careful')}
          about={t('shell.text.carefulAbout')}
          on={careful}
          set={(on) => set({ careful: on })}
        />
        <Switch
          name={t('shell.label.asText')}
          about={t('shell.text.asTextAbout')}
          on={asText}
          set={(on) => set({ asText: on })}
        />
      </Group>
      <Group name={t('shell.label.settingsGroup.sound')}>
        <Switch
          name={t('shell.label.sound')}
          about={t('shell.text.soundAbout')}
          on={sound}
          set={(on) => {
            set({ sound: on });
            if (on) playSample();
          }}
        />
        {sound && (
          <Row name={t('shell.label.volume')}>
            <Segments
              label={t('shell.label.volume')}
              choices={VOLUMES}
              value={volume}
              name={percent}
              set={(one) => {
                set({ volume: one });
                playSample();
              }}
            />
          </Row>
        )}
      </Group>
    </Dialog>
  );
}

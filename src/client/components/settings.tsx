import { type ReactNode, useId } from 'react';
import { LANGUAGES, OWN_NAMES } from '../../i18n/index.ts';
import { SCALES, SPEEDS, THEMES, usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { Dialog } from './dialog.tsx';
import { Segments } from './segments.tsx';
import css from './settings.module.css';

function Row({
  name,
  about,
  children,
}: {
  readonly name: string;
  readonly about?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={css.row}>
      <h3>{name}</h3>
      {children}
      {about !== undefined && <p>{about}</p>}
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

/** The dialog of the reader's preferences. */
export function SettingsDialog({ open, close }: { readonly open: boolean; close(): void }) {
  const { t, percent } = useMessages();
  const { language, theme, scale, calm, careful, speed, set } = usePrefs();
  return (
    <Dialog open={open} close={close} title={t('shell.label.settings')}>
      <div className={css.rows}>
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
        <Row name={t('shell.label.speed')}>
          <Segments
            label={t('shell.label.speed')}
            choices={SPEEDS}
            value={speed}
            name={(one) => t(`shell.choice.speed.${one}`)}
            set={(one) => set({ speed: one })}
          />
        </Row>
        <Switch
          name={t('shell.label.calm')}
          about={t('shell.text.calmAbout')}
          on={calm}
          set={(on) => set({ calm: on })}
        />
        <Switch
          name={t('shell.label.careful')}
          about={t('shell.text.carefulAbout')}
          on={careful}
          set={(on) => set({ careful: on })}
        />
      </div>
    </Dialog>
  );
}

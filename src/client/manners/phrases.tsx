import { useState } from 'react';
import { type Phrase, PHRASES } from '../../protocol/constants.ts';
import type { ChatLine } from '../../protocol/index.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useSubject } from '../state/use-subject.ts';
import css from './manners.module.css';

/** The words of a chat line: a phrase in the reader's language, or what was typed. */
export function LineText({ line }: { readonly line: ChatLine }) {
  const say = useSubject('manners');
  return line.phrase !== undefined && say ? say.t(`manners.phrase.${line.phrase}`) : line.text;
}

/** The button that opens the quick phrases, and the phrases. */
export function Phrases({ choose }: { choose(phrase: Phrase): void }) {
  const say = useSubject('manners');
  const [open, setOpen] = useState(false);
  if (!say) return null;
  return (
    <div className={css.phrases}>
      <button type="button" className={css.opener} aria-expanded={open} onClick={() => setOpen(!open)} data-phrases>
        <Icon id="u-chat" size={18} />
        {say.t('manners.label.phrases')}
        <Icon id="u-chevron" size={16} />
      </button>
      {open && (
        <ul aria-label={say.t('manners.label.phrases')}>
          {PHRASES.map((phrase) => (
            <li key={phrase}>
              <button
                type="button"
                className={parts.button}
                onClick={() => {
                  choose(phrase);
                  setOpen(false);
                }}
                data-phrase={phrase}
              >
                {say.t(`manners.phrase.${phrase}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

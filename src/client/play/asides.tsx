import { useState } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import parts from '../parts/parts.module.css';
import { useSpeech } from '../state/speech.tsx';
import { useTable } from '../state/table.ts';
import type { SeatNews } from '../table/messages.ts';
import css from './tools.module.css';
import { optionWords } from './wording.ts';
import { useWords } from './words.tsx';

/** What a seat may say besides its answer. */
export function Asides({ mine }: { readonly mine: SeatNews }) {
  const { t } = useSpeech();
  const words = useWords();
  const aside = useTable((table) => table.aside);
  const [open, setOpen] = useState(false);
  if (mine.asides.length === 0) return null;
  return (
    <>
      <button type="button" className={css.ghost} onClick={() => setOpen(true)}>
        <Icon id="u-chat" size={20} />
        <span>{t('play.button.aside')}</span>
      </button>
      <Dialog open={open} close={() => setOpen(false)} title={t('play.button.aside')}>
        <ul className={css.asides}>
          {mine.asides.map((text) => (
            <li key={text}>
              <button
                type="button"
                className={parts.button}
                onClick={() => {
                  setOpen(false);
                  void aside(text);
                }}
              >
                {optionWords(words, text.split(' ')).join(' ')}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

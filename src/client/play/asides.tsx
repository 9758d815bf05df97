import { useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { SeatUpdate } from '../table/messages.ts';
import css from './question-tools.module.css';
import { optionText } from './table-texts.ts';
import { useTexts } from './texts-provider.tsx';

/** The asides that a seat may take besides its answer. */
export function Asides({ mine }: { readonly mine: SeatUpdate }) {
  const { t } = useMessages();
  const words = useTexts();
  const aside = useTable((table) => table.aside);
  const [open, setOpen] = useState(false);
  if (mine.asides.length === 0) return null;
  return (
    <>
      <button type="button" className={css.ghost} onClick={() => setOpen(true)} title={t('play.button.aside')}>
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
                {optionText(words, text.split(' '))}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

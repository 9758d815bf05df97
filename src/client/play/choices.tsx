import { Icon } from '../components/icon.tsx';
import { useMessages } from '../state/messages.tsx';
import { Cite } from './cite.tsx';
import { keyLabel } from './keys.ts';
import css from './prompt.module.css';
import type { NextWord, RefusedWord } from './move-draft.ts';
import tools from './question-tools.module.css';
import { choiceText } from './table-texts.ts';
import { useTexts } from './texts-provider.tsx';

/** The reason that several refused options share, or the most telling of them. */
function Reason({ refused, openLaw }: { readonly refused: RefusedWord; openLaw(id: string): void }) {
  const words = useTexts();
  const [first] = refused.reasons;
  if (!first) return null;
  return (
    <small>
      {words.reason(first.why, first.a, first.b)}
      {', '}
      <Cite id={first.law} className={css.law} openLaw={openLaw} />
    </small>
  );
}

/** One thing that can be said next, with its key. */
export function ChoiceButton({
  choice,
  index,
  pick,
}: {
  choice: NextWord;
  index: number;
  pick(choice: NextWord): void;
}) {
  const words = useTexts();
  return (
    <button
      type="button"
      className={css.choice}
      data-says={choice.says}
      data-words={choice.words.join(' ')}
      data-next={choice.fresh[0]}
      onClick={() => pick(choice)}
    >
      <span>
        {choiceText(words, choice)}
        {choice.says === undefined && '…'}
      </span>
      <kbd aria-hidden="true">{keyLabel(index)}</kbd>
    </button>
  );
}

/** One thing that cannot be said, and why. */
export function RefusedChoice({ refused, openLaw }: { readonly refused: RefusedWord; openLaw(id: string): void }) {
  const words = useTexts();
  return (
    <div className={css.refused}>
      <Icon id="u-why" size={22} />
      <span>
        <span>{choiceText(words, refused)}</span>
        <Reason refused={refused} openLaw={openLaw} />
      </span>
    </div>
  );
}

interface ConfirmProps {
  readonly says: string;
  readonly final: boolean;
  confirm(): void;
  cancel(): void;
}

/** The whole sentence waits for a last word. */
export function Confirm({ says, final, confirm, cancel }: ConfirmProps) {
  const { t } = useMessages();
  return (
    <>
      {final && <p className={css.warn}>{t('play.prompt.final')}</p>}
      <button type="button" className={`${css.choice} ${css.hot}`} data-says={says} onClick={confirm}>
        <span>{t('play.button.confirm')}</span>
        <kbd aria-hidden="true">↵</kbd>
      </button>
      <button type="button" className={tools.ghost} onClick={cancel}>
        {t('play.button.cancel')}
      </button>
    </>
  );
}

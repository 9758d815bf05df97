import { Icon } from '../parts/icon.tsx';
import { useSpeech } from '../state/speech.tsx';
import { Cite } from './cite.tsx';
import { keyLabel } from './keys.ts';
import css from './prompt.module.css';
import type { Choice, Refused } from './sentence.ts';
import tools from './tools.module.css';
import { choiceText } from './wording.ts';
import { useWords } from './words.tsx';

/** The reason that several refused options share, or the most telling of them. */
function Reason({ refused, openLaw }: { readonly refused: Refused; openLaw(id: string): void }) {
  const words = useWords();
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
export function ChoiceButton({ choice, index, pick }: { choice: Choice; index: number; pick(choice: Choice): void }) {
  const words = useWords();
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
export function RefusedChoice({ refused, openLaw }: { readonly refused: Refused; openLaw(id: string): void }) {
  const words = useWords();
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
  const { t } = useSpeech();
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

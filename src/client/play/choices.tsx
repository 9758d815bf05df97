import { Icon } from '../components/icon.tsx';
import { useMessages } from '../state/messages.tsx';
import { Cite } from './cite.tsx';
import css from './prompt.module.css';
import type { NextWord, RefusedWord } from './move-draft.ts';
import tools from './question-tools.module.css';
import { choiceText } from './table-texts.ts';
import { useTexts } from './texts-provider.tsx';

/** The shared refusal of several options, or the most useful one. */
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

/** The button of a next word, with its key. */
export function ChoiceButton({
  choice,
  label,
  pick,
}: {
  choice: NextWord;
  /** The key that picks it. */
  label: string;
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
      data-key={label}
      onClick={() => pick(choice)}
    >
      <span>
        {choiceText(words, choice)}
        {choice.says === undefined && '…'}
      </span>
      <kbd aria-hidden="true">{label}</kbd>
    </button>
  );
}

/** A refused word with its reason. */
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

/** Buttons that confirm or cancel a complete move. */
export function Confirm({ says, final, confirm, cancel }: ConfirmProps) {
  const { t } = useMessages();
  return (
    <>
      {final && <p className={css.warn}>{t('play.prompt.final')}</p>}
      <button type="button" className={`${css.choice} ${css.hot}`} data-says={says} onClick={confirm}>
        <span>{t('play.button.confirm')}</span>
        <kbd aria-hidden="true">↵</kbd>
      </button>
      <button type="button" className={`${tools.ghost} ${tools.words}`} onClick={cancel}>
        {t('play.button.cancel')}
      </button>
    </>
  );
}

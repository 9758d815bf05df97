import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { softHyphens } from '../components/soft-hyphens.ts';
import { type PreviewText, Preview, usePeek } from '../components/peek.tsx';
import { useMessages } from '../state/messages.tsx';
import { Cite } from './cite.tsx';
import { useNamedPlaces } from './named-places.ts';
import css from './prompt.module.css';
import type { NextWord, RefusedWord } from './move-draft.ts';
import tools from './question-tools.module.css';
import { choiceText, unfinished } from './table-texts.ts';
import { useTexts } from './texts-provider.tsx';

/** Most letters of a word that fits into the narrowest choice of a phone: longer ones may be parted there. */
const WHOLE = 14;

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

/** The button of a next word, with its key. What it names is told while the pointer or the focus is on it, or after a long press. */
export function ChoiceButton({
  choice,
  unsaid,
  isShort,
  label,
  isFinal,
  card,
  pick,
}: {
  choice: NextWord;
  /** A word that its text leaves out; undefined: none. */
  unsaid: string | undefined;
  /** True where what tells no choices apart is left out. */
  isShort: boolean;
  /** The key that picks it. */
  label: string;
  /** True when it is known that it cannot be undone. */
  isFinal: boolean;
  /** What a choice that is drawn as a card says, or the odds of a move; undefined: the choice is its name alone. */
  card: PreviewText | undefined;
  pick(choice: NextWord): void;
}) {
  const words = useTexts();
  const { t } = useMessages();
  const id = useId();
  const cardId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [about, setAbout] = useState<PreviewText>();
  const isOpen = useRef(false);
  const text = choiceText(words, choice, unsaid, isShort);
  const name = choice.says === undefined ? unfinished(text) : text;
  const places = useNamedPlaces(choice.words);
  const { handlers, endedPress } = usePeek((open) => {
    // A card with its whole text needs no preview.
    isOpen.current = open && (card === undefined || card.brief !== undefined);
    if (isOpen.current && card) setAbout(card);
    // Without a connection the file may not come: then there is nothing to show, and the next look asks again.
    else if (isOpen.current)
      void words.aboutMove(choice.words)?.then(
        (found) => isOpen.current && setAbout(found),
        () => {},
      );
    else setAbout(undefined);
  });
  useEffect(
    () => () => {
      isOpen.current = false;
    },
    [],
  );
  return (
    <button
      ref={button}
      type="button"
      className={css.choice}
      aria-describedby={about ? id : card && cardId}
      {...handlers}
      onPointerEnter={places.show}
      onPointerLeave={(event) => {
        handlers.onPointerLeave(event);
        places.hide();
      }}
      onFocus={(event) => {
        handlers.onFocus(event);
        places.show();
      }}
      onBlur={() => {
        handlers.onBlur();
        places.hide();
      }}
      title={isFinal ? t('play.prompt.final') : undefined}
      data-says={choice.says}
      data-words={choice.words.join(' ')}
      data-next={choice.fresh[0]}
      data-key={label}
      onClick={() => {
        if (!endedPress()) pick(choice);
      }}
    >
      <span>{card ? name : softHyphens(name, WHOLE)}</span>
      {card?.signs?.map(({ icon, label: sign }, i) => (
        <Icon key={`${icon}${i}`} id={icon} size={15} label={sign} />
      ))}
      {card && <small id={cardId}>{card.brief ?? card.lines.join(' ')}</small>}
      {isFinal && <Icon id="u-lock" size={15} label={t('play.prompt.final')} />}
      <kbd aria-hidden="true">{label}</kbd>
      {about && <Preview id={id} about={about} beside={() => button.current} />}
    </button>
  );
}

/** A refused word with its reason; a press asks for all reasons about it. */
export function RefusedChoice({
  refused,
  askWhy,
  openLaw,
}: {
  readonly refused: RefusedWord;
  readonly askWhy: ((about: string) => void) | undefined;
  openLaw(id: string): void;
}) {
  const words = useTexts();
  const text = choiceText(words, refused);
  return (
    <div className={css.refused}>
      <Icon id="u-why" size={22} />
      <span>
        {askWhy ? (
          <button type="button" className={css.ask} data-why-about onClick={() => askWhy(refused.words.join(' '))}>
            {text}
          </button>
        ) : (
          <span>{text}</span>
        )}
        <Reason refused={refused} openLaw={openLaw} />
      </span>
    </div>
  );
}

/** Longer texts have no room beside a confirmation on a phone. */
const MOST_LETTERS = 150;

/** What a card says beside its confirmation: all of it, or its shorter text. */
function waitingText({ lines, brief }: PreviewText): string {
  const whole = lines.join('. ');
  return brief === undefined || whole.length <= MOST_LETTERS ? whole : [...lines.slice(0, -1), brief].join('. ');
}

interface ConfirmProps {
  readonly says: string;
  readonly final: boolean;
  /** What the move will cost besides. */
  readonly price: string | undefined;
  /** What it chooses, where that was not told before. */
  readonly about: PreviewText | undefined;
  confirm(): void;
  cancel(): void;
}

/** Buttons that confirm or cancel a complete move. */
export function Confirm({ says, final, price, about, confirm, cancel }: ConfirmProps) {
  const { t } = useMessages();
  const id = useId();
  return (
    <>
      {final && (
        <p className={css.warn}>
          {t('play.prompt.final')}
          {price && `. ${price}`}
        </p>
      )}
      {about && (
        <p id={id} className={css.about}>
          {waitingText(about)}
        </p>
      )}
      <button
        type="button"
        className={`${css.choice} ${css.hot}`}
        data-says={says}
        aria-describedby={about && id}
        onClick={confirm}
      >
        <span>{t('play.button.confirm')}</span>
        <kbd aria-hidden="true">↵</kbd>
      </button>
      <button type="button" className={`${tools.ghost} ${tools.words}`} onClick={cancel}>
        {t('play.button.cancel')}
      </button>
    </>
  );
}

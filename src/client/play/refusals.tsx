import type { ForbiddenAnswer } from '../../kernel/referee/index.ts';
import { topRefusals } from './move-draft.ts';
import { optionText } from './table-texts.ts';
import { useTexts } from './texts-provider.tsx';

/** Most reasons told about one thing. */
const MOST = 3;

interface RefusalsProps {
  /** The word of a card or place. */
  readonly thing: string;
  readonly forbidden: readonly ForbiddenAnswer[];
}

/** Why something cannot be done with a thing now: each reason once, nearly possible ones first. */
export function Refusals({ thing, forbidden }: RefusalsProps) {
  const words = useTexts();
  const about = forbidden
    .filter(({ text }) => text.split(' ').includes(thing))
    .map((one) => ({ words: one.text.split(' '), fresh: one.text.split(' '), reasons: [one] }));
  const list = topRefusals(about, MOST);
  if (list.length === 0) return null;
  return (
    <ul>
      {list.map(({ words: option, reasons: [reason] }) => (
        <li key={option.join(' ')}>
          <b>{optionText(words, option)}</b>: {words.reason(reason!.why, reason!.a, reason!.b)}
        </li>
      ))}
    </ul>
  );
}

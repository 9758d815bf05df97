import { Fragment } from 'react';
import { Link } from 'wouter';
import type { Part } from '../../i18n/index.ts';
import { lawNumber } from '../law/number.ts';
import { useMessages } from '../state/messages.tsx';
import css from './parts.module.css';

interface RichProps {
  readonly parts: readonly Part[];
  /** The address of a cited paragraph. */
  law?(id: string): string;
  /** Opens a cited paragraph in place; used without `law`. */
  openLaw?(id: string): void;
}

function textOf(parts: readonly Part[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : 'arg' in part ? part.text : textOf(part.parts)))
    .join('');
}

/** A message with its markup; cited paragraphs are links. */
export function RichText({ parts, law, openLaw }: RichProps) {
  const { language } = useMessages();
  return parts.map((part, i) => {
    if (typeof part === 'string') return <Fragment key={`${i}`}>{part}</Fragment>;
    if ('arg' in part) return <Fragment key={`${i}`}>{part.text}</Fragment>;
    if (part.tag === 'law' && law)
      return (
        <Link key={`${i}`} href={law(textOf(part.parts))} className={css.cited ?? ''}>
          {lawNumber(language, textOf(part.parts))}
        </Link>
      );
    if (part.tag === 'law' && openLaw)
      return (
        <button key={`${i}`} type="button" className={css.cited} onClick={() => openLaw(textOf(part.parts))}>
          {lawNumber(language, textOf(part.parts))}
        </button>
      );
    const inner = <RichText parts={part.parts} />;
    return part.tag === 'key' ? <kbd key={`${i}`}>{inner}</kbd> : <b key={`${i}`}>{inner}</b>;
  });
}

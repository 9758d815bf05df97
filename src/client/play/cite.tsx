import { lawNumber } from '../law/number.ts';
import parts from '../components/parts.module.css';
import { useMessages } from '../state/messages.tsx';

interface CiteProps {
  readonly id: string;
  readonly className?: string | undefined;
  openLaw(id: string): void;
}

/** The number of a paragraph; a tap opens it. */
export function Cite({ id, className = parts.paragraph, openLaw }: CiteProps) {
  const { t, language } = useMessages();
  return (
    <button type="button" className={className} onClick={() => openLaw(id)}>
      {t('play.label.paragraph', { id: lawNumber(language, id) })}
    </button>
  );
}

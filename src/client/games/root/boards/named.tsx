import type { ReactNode } from 'react';
import { Peek } from '../../../components/peek.tsx';
import { useTexts } from '../../../play/texts-provider.tsx';

/** A part of a board that shows what it does, with the same text as its choice; `move` is the words that choose it. */
export function Named({ move, children }: { readonly move: readonly string[]; readonly children: ReactNode }) {
  const words = useTexts();
  return <Peek about={async () => await words.aboutMove(move)}>{children}</Peek>;
}

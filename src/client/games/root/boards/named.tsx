import type { ReactNode } from 'react';
import { Peek } from '../../../components/peek.tsx';
import { useTexts } from '../../../play/texts-provider.tsx';

/** A thing of a board that tells what it does, as the choice of it does: `move` are the words that choose it. */
export function Named({ move, children }: { readonly move: readonly string[]; readonly children: ReactNode }) {
  const words = useTexts();
  return <Peek about={async () => await words.aboutMove(move)}>{children}</Peek>;
}

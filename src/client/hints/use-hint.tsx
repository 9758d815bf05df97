import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { PendingMove } from '../play/pending-move.ts';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';

const Hint = lazy(() => import('./hint.tsx').then(({ Hint: hint }) => ({ default: hint })));

/** The hint card of the open question, and a function that opens or closes it; undefined without hints. */
export function useHint(
  { info }: TableUpdate,
  { seat, question, offered }: SeatUpdate,
  move: PendingMove,
): { readonly card: ReactNode; readonly toggle: (() => void) | undefined } {
  const [hinted, setHinted] = useState<string>();
  const key = `${seat} ${question}`;
  if (info.hints === false || question < 0 || offered.length < 2) return { card: undefined, toggle: undefined };
  const isOpen = hinted === key;
  const card = isOpen ? (
    <Suspense>
      <Hint key={key} game={info.game} question={question} move={move} close={() => setHinted(undefined)} />
    </Suspense>
  ) : undefined;
  return { card, toggle: () => setHinted(isOpen ? undefined : key) };
}

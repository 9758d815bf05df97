import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { PendingMove } from '../play/pending-move.ts';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';

const Hint = lazy(() => import('./hint.tsx').then(({ Hint: hint }) => ({ default: hint })));

/** The hint for the open question, if one was asked for, and the way to ask or to close it; undefined where there is none. */
export function useHint(
  { note }: TableUpdate,
  { seat, question, offered }: SeatUpdate,
  move: PendingMove,
): { readonly card: ReactNode; readonly toggle: (() => void) | undefined } {
  const [hinted, setHinted] = useState<string>();
  const key = `${seat} ${question}`;
  if (note.hints === false || question < 0 || offered.length < 2) return { card: undefined, toggle: undefined };
  const isOpen = hinted === key;
  const card = isOpen ? (
    <Suspense>
      <Hint key={key} game={note.game} question={question} move={move} close={() => setHinted(undefined)} />
    </Suspense>
  ) : undefined;
  return { card, toggle: () => setHinted(isOpen ? undefined : key) };
}

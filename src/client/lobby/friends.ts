import { useState } from 'react';
import type { Problem } from '../../kernel/index.ts';
import { ApiCallError, codeOf } from '../net/api.ts';
import { currentName, usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { type SeatPlan, type NewServerTable, openTable, type TableTerms } from './table-actions.ts';
import { useErrorText } from './errors.ts';
import { USUAL_TERMS } from './terms.tsx';

/** A table for friends while it is being set up. */
export interface Friends {
  readonly sitters: readonly SeatPlan[];
  readonly names: readonly string[];
  readonly terms: TableTerms;
  /** Why the table could not be opened. */
  readonly errorCode: string | undefined;
  set(seat: number, sitter: SeatPlan): void;
  setTerms(terms: TableTerms): void;
  open(
    what: Pick<NewServerTable, 'game' | 'settings' | 'level' | 'pack'>,
    wrong: (problems: readonly Problem[]) => void,
    done: (table: string) => void,
  ): Promise<void>;
}

/** The state of the form of a server table, and the function that opens it. */
export function useFriends(seats: number): Friends {
  const { t } = useMessages();
  const errorText = useErrorText();
  const name = usePrefs((prefs) => prefs.name).trim() || t('lobby.label.guest');
  const [picked, setPicked] = useState<readonly (SeatPlan | undefined)[]>([]);
  const [terms, setTerms] = useState(USUAL_TERMS);
  const [errorCode, setErrorCode] = useState<string>();
  const sitters = Array.from({ length: seats }, (_, seat) => picked[seat] ?? (seat === 0 ? 'me' : 'open'));
  const names = sitters.map((sitter, seat) => {
    if (sitter === 'me') return name;
    return sitter === 'bot' ? t('shell.label.botName', { n: seat + 1 }) : t('lobby.label.seatNumber', { n: seat + 1 });
  });
  return {
    sitters,
    names,
    terms,
    errorCode,
    set: (seat, sitter) => setPicked(Object.assign(picked.slice(), { [seat]: sitter })),
    setTerms,
    async open(what, wrong, done) {
      try {
        done(await openTable({ ...what, terms, sitters, name: currentName() || t('lobby.label.guest') }));
      } catch (error) {
        if (error instanceof ApiCallError && error.problems.length > 0) wrong(error.problems);
        setErrorCode(errorText(codeOf(error)));
      }
    },
  };
}

import { useMemo } from 'react';
import { seatName } from '../components/seat-name.ts';
import { useMessages } from '../state/messages.tsx';
import type { TableUpdate } from '../table/messages.ts';

/** The table with a name for every seat: seats without one get the default name, guided seats the guide's. */
export function useNamedSeats(update: TableUpdate | undefined, given?: readonly string[]): TableUpdate | undefined {
  const { t } = useMessages();
  return useMemo(() => {
    if (!update?.info.sitters.some(({ name }) => name === '')) return update;
    const sitters = update.info.sitters.map((sitter, seat) => {
      if (sitter.name !== '') return sitter;
      if (given) return { ...sitter, name: given[seat] ?? '' };
      return { ...sitter, name: seatName(t, sitter, seat) };
    });
    return { ...update, info: { ...update.info, sitters } };
  }, [update, given, t]);
}

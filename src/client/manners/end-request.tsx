import { Notice } from '../play/notice.tsx';
import { useTable } from '../state/table.ts';
import { useSubject } from '../state/use-subject.ts';
import type { ServerTableUpdate } from '../table/messages.ts';

interface EndRequestProps {
  readonly net: ServerTableUpdate;
  readonly names: readonly string[];
}

/** A proposal to end the game, with the buttons of those who must answer; and what to do when the others have resigned. */
export function EndRequest({ net, names }: EndRequestProps) {
  const say = useSubject('manners');
  const perform = useTable((table) => table.perform);
  const { ending, seats, status } = net.table;
  if (!say || status !== 'playing') return null;
  const own = seats.findIndex(({ yours, resigned }) => yours && !resigned);
  const resigned = seats.flatMap((seat, i) => (seat.resigned && !seat.yours ? [names[i] ?? ''] : []));
  const isLast = !seats.some(
    (seat) => seat.taken && !seat.yours && !seat.resigned && !(seat.bot && seat.name === undefined),
  );
  if (own < 0) return null;
  if (!ending) {
    if (resigned.length === 0 || !isLast) return null;
    return (
      <Notice icon="u-user" text={say.t('manners.text.allResigned', { names: resigned })}>
        <button type="button" onClick={() => void perform({ do: 'end', seat: own, how: 'stop' })} data-end="stop">
          {say.t('manners.button.finish')}
        </button>
      </Notice>
    );
  }
  const { how } = ending;
  const missing = ending.asked.filter((seat) => !ending.agreed.includes(seat)).map((seat) => names[seat] ?? '');
  const name = names[ending.seat] ?? '';
  const hasAgreed = ending.agreed.includes(own);
  const text = hasAgreed
    ? say.t(`manners.text.waiting.${how}`, { names: missing })
    : say.t(`manners.text.asks.${how}`, { name });
  return (
    <Notice icon="u-hand" hot={!hasAgreed} text={text}>
      {!hasAgreed && (
        <button type="button" onClick={() => void perform({ do: 'end', seat: own, how })} data-ending="yes">
          {say.t('manners.button.agree')}
        </button>
      )}
      <button type="button" onClick={() => void perform({ do: 'go-on', seat: own })} data-ending="no">
        {say.t(hasAgreed ? 'manners.button.takeBack' : 'manners.button.playOn')}
      </button>
    </Notice>
  );
}

import type { ScythiaView } from '../../../games/scythia/view-types.ts';
import { Hand, type HandCard } from '../../components/hand.tsx';
import { useMedia } from '../../components/media.ts';
import { Icon } from '../../components/icon.tsx';
import { Refusals } from '../../play/refusals.tsx';
import type { BoardProps } from '../../registry/game-ui.ts';
import { BoardContextProvider, useBoardContext } from './board-context.tsx';
import { DraftHand } from './draft.tsx';
import css from './hand.module.css';
import { Rebuilt } from './marks.tsx';
import { COMPONENTS } from './names.ts';
import { capitalize } from '../../turns/capitalize.ts';

/** What may be done with a card of the hand, the first that can be done now. */
const USES = ['drop', 'play', 'hire', 'discard'] as const;

/** The viewer's hand; on wide screens, while pairs of hero and character are chosen, these. */
export function ScythiaHand(board: BoardProps) {
  const isWide = useMedia('(min-width: 1100px)');
  const isDraft = isWide && (board.view as ScythiaView).offer.length > 0;
  return (
    <BoardContextProvider board={board}>{isDraft ? <DraftHand /> : <OwnHand board={board} />}</BoardContextProvider>
  );
}

/** How many cards the viewer has in hand. */
export const scythiaHandSize = (view: object, seat: number): number =>
  (view as ScythiaView).players[seat]?.hand.length ?? 0;

/** The cards of the hand; what is dropped while all choose is marked. */
export function OwnHand({ board }: { readonly board: BoardProps }) {
  const { view, names, own, leads, reach, say: speak } = useBoardContext();
  if (view.seat !== own) return null;
  const player = view.players[own]!;
  const { say, text } = names;
  const { forbidden, waiting, askWhy } = board.table;
  const swaps = reach('swap', 1);
  const moveOf = (id: string): string | undefined => swaps.get(id) ?? USES.map((verb) => `${verb} ${id}`).find(leads);
  const begun = new Set(waiting?.split(' ') ?? board.moves[0]?.split(' ').slice(0, board.said) ?? []);
  const cards = player.hand.map((kind, i): HandCard => {
    const card = COMPONENTS.pack.characters[kind]!;
    const id = COMPONENTS.kind.names[kind]!;
    const to = moveOf(id);
    const isDropped = view.dropped.includes(`drop ${id}`);
    const lines = (
      <>
        <span className={css.line}>
          <Icon id="g-strength" size={14} />
          <span>{text.raid(card.raid).join('; ')}</span>
        </span>
        <span className={css.line}>
          <Icon id="v-village-centre" size={14} />
          <span>{capitalize(text.play(card.play))}</span>
        </span>
      </>
    );
    return {
      key: `${id} ${i}`,
      tint: 'var(--rule-2)',
      sign: (
        <>
          <span title={names.terms.name('scythia.silver')}>
            <Icon id="g-silver" size={16} label={names.terms.name('scythia.silver')} />
            {card.cost}
          </span>
          <span title={names.terms.name('scythia.strength')}>
            <Icon id="g-strength" size={16} label={names.terms.name('scythia.strength')} />
            {card.strength}
          </span>
          {card.vp > 0 && (
            <span title={text.count('vp', card.vp)}>
              <Icon id="g-vp" size={16} label={text.count('vp', card.vp)} />
              {card.vp}
            </span>
          )}
        </>
      ),
      kind: <Rebuilt of={card} />,
      name: names.character(kind),
      text: lines,
      preview: (
        <>
          <p>{lines}</p>
          <Refusals thing={id} forbidden={forbidden} />
        </>
      ),
      state: isDropped || begun.has(id) ? 'chosen' : to === undefined ? 'plain' : 'open',
      to,
      tap: to === undefined ? undefined : () => speak(to),
      ask: askWhy && (() => askWhy(id)),
    };
  });
  const { cards: owed, strength } = view.task;
  const note =
    strength > 0
      ? say.t('scythia.label.owedStrength', { n: strength })
      : owed > 0
        ? say.t('scythia.label.owedCards', { n: owed })
        : undefined;
  return (
    <Hand
      title={say.t('scythia.label.hand')}
      note={note}
      empty={say.t('scythia.label.noCards')}
      cards={cards}
      isWordy
    />
  );
}

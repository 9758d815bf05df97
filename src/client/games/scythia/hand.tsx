import { CharacterCard } from './card.tsx';
import css from './hand.module.css';
import { BOX } from './names.ts';
import { useBoardContext } from './board-context.tsx';

/** What may be done with a card of the hand, the first that can be done now. */
const USES = ['drop', 'play', 'hire', 'discard'] as const;

/** The viewer's hand; what is dropped while all choose lies apart. */
export function Hand() {
  const { view, names, own, leads, reach } = useBoardContext();
  if (view.seat !== own) return null;
  const player = view.players[own]!;
  const { say } = names;
  const swaps = reach('swap', 1);
  const to = (kind: number): string | undefined => {
    const id = BOX.kind.names[kind]!;
    return swaps.get(id) ?? USES.map((verb) => `${verb} ${id}`).find(leads);
  };
  const { cards, strength } = view.task;
  return (
    <section className={css.hand} aria-label={say.t('scythia.label.hand')}>
      <h2>
        {say.t('scythia.label.hand')}
        <small>
          {strength > 0
            ? say.t('scythia.label.owedStrength', { n: strength })
            : cards > 0
              ? say.t('scythia.label.owedCards', { n: cards })
              : say.t('scythia.label.handSize', { n: player.handSize })}
        </small>
      </h2>
      {player.hand.length === 0 ? (
        <p>{say.t('scythia.label.noCards')}</p>
      ) : (
        <ul tabIndex={0}>
          {player.hand.map((kind, i) => (
            <li key={`${kind} ${i}`} data-dropped={view.dropped.includes(`drop ${BOX.kind.names[kind]!}`) || undefined}>
              <CharacterCard kind={kind} to={to(kind)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

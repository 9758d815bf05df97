import { symbolHref } from '../components/symbol.ts';
import { GameMark } from '../home/thumbnails.tsx';

/** The shield of a faction, or the mark of a game. */
export function LessonEmblem({ id, size }: { readonly id: string; readonly size: number }) {
  const [game, faction] = id.split('/');
  if (faction === undefined) return <GameMark game={game!} size={size} />;
  const fill = `var(--f-${faction})`;
  const on = `var(--on-f-${faction})`;
  return (
    <svg width={size} height={size} viewBox="-.5 -.5 25 25" aria-hidden="true">
      <use href={symbolHref('k-warrior')} style={{ color: fill, '--rim': on } as object} />
      <use
        href={symbolHref(`f-${faction}`)}
        x="5.3"
        y="4.1"
        width="13.4"
        height="13.4"
        style={{ color: on, '--cut': fill } as object}
      />
    </svg>
  );
}

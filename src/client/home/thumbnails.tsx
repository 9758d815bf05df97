import { isGameId } from '../../registry/index.ts';
import { Icon } from '../components/icon.tsx';
import { Mark } from '../components/thumbnail-parts.tsx';
import { CLIENT_GAMES } from '../registry/index.ts';

/** The picture of a game; the mark of the app for games of tests. */
export function Thumb({ game }: { readonly game: string }) {
  if (isGameId(game)) {
    const { Thumbnail } = CLIENT_GAMES[game];
    return <Thumbnail />;
  }
  return (
    <svg viewBox="0 0 152 96" aria-hidden="true">
      <rect width="152" height="96" fill="var(--map-ground)" />
      <Mark id="vatra-mark" x={76} y={48} size={58} colour="var(--ember-ink)" />
    </svg>
  );
}

/** The emblem of a game beside its name. */
export function GameMark({ game, size }: { readonly game: string; readonly size: number }) {
  return <Icon id={isGameId(game) ? CLIENT_GAMES[game].emblem : 'vatra-flame'} size={size} />;
}

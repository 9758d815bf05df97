import type { KeyboardEvent } from 'react';
import type { Geography } from '../../../../games/root/maps/map.ts';
import type { RootView } from '../../../../games/root/view.ts';
import type { Names } from '../names.ts';
import type { Layout } from './layout.ts';

/** What can be done with the places of the map. */
export interface Places {
  /** The places that say the next word of the move. */
  readonly targets: readonly string[];
  /** The places that a move names further on. */
  readonly hints: ReadonlySet<string>;
  /** The places where something is refused: to point at one asks why. */
  readonly refused: ReadonlySet<string>;
  /** The places that are part of the move so far. */
  readonly chosen: ReadonlySet<string>;
  /** Where the keyboard stands. */
  readonly at: string;
  choose(word: string): void;
  point(word: string | undefined): void;
}

/** What every part of the map is drawn from. */
export interface MapProps {
  readonly view: RootView;
  readonly map: Geography;
  readonly layout: Layout;
  readonly names: Names;
  readonly places: Places;
}

/** What makes a place of the map a button: it says a word of the move, or asks what can be done there. */
export function placeProps(word: string, { places, names }: Pick<MapProps, 'places' | 'names'>, label: string) {
  const { targets, hints, refused, chosen, at, choose, point } = places;
  const isTarget = targets.includes(word);
  const isHint = hints.has(word);
  const isChosen = chosen.has(word);
  const act = isTarget
    ? () => choose(word)
    : isHint || isChosen || refused.has(word)
      ? () => point(isChosen ? undefined : word)
      : undefined;
  const said = isTarget
    ? names.say.t('root-board.aria.target', { place: label })
    : isHint
      ? names.say.t('root-board.aria.hint', { place: label })
      : label;
  return {
    role: act ? 'button' : 'img',
    tabIndex: isTarget || word === at ? 0 : -1,
    'aria-label': said,
    'data-place': word,
    'data-target': isTarget || undefined,
    'data-hint': (isHint && !isTarget) || undefined,
    'data-chosen': isChosen || undefined,
    'aria-pressed': act && isChosen ? true : undefined,
    onClick: act,
    onKeyDown(event: KeyboardEvent) {
      // The frame hears the same key and opens the reasons; here it is said of what.
      if (event.key === '?' && refused.has(word)) point(word);
      if (!act || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}

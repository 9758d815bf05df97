import type { Geography } from '../../../../games/root/components/maps/map.ts';
import type { Names } from '../names.ts';
import type { Layout } from './layout.ts';
import type { RootView } from '../../../../games/root/view-types.ts';

/** What can be done with the places of the map. */
export interface Places {
  /** The places that say the next word of the move. */
  readonly targets: readonly string[];
  /** The places that a move names further on. */
  readonly hints: ReadonlySet<string>;
  /** Asks why nothing can be done at a place; undefined while the viewer is not asked. */
  readonly askWhy: ((word: string) => void) | undefined;
  /** The places that are part of the move so far. */
  readonly chosen: ReadonlySet<string>;
  choose(word: string): void;
  point(word: string | undefined): void;
}

/** What every part of the map is drawn from. */
export interface MapProps {
  readonly view: RootView;
  readonly map: Geography;
  readonly layout: Layout;
  readonly names: Names;
}

/** What a place is in the move that is being said: plain answers, so that a place is drawn again only when one changes. */
export interface PlaceState {
  readonly isTarget: boolean;
  readonly isHint: boolean;
  readonly isChosen: boolean;
  /** Something happens when it is pressed. */
  readonly isButton: boolean;
  /** The keyboard stands here. */
  readonly isAt: boolean;
}

/** What a place is in the move; `at` is where the keyboard stands. */
export function stateOf(word: string, { targets, hints, askWhy, chosen }: Places, at: string): PlaceState {
  const isTarget = targets.includes(word);
  const isHint = hints.has(word);
  const isChosen = chosen.has(word);
  return {
    isTarget,
    isHint: isHint && !isTarget,
    isChosen,
    isButton: isTarget || isHint || isChosen || askWhy !== undefined,
    isAt: word === at,
  };
}

/** Presses a place: it says a word of the move, or asks what can be done there, or why nothing. False where nothing happens. */
export function press(word: string, places: Places): boolean {
  const { isTarget, isHint, isChosen, isButton } = stateOf(word, places, '');
  if (isTarget) places.choose(word);
  else if (isHint || isChosen) places.point(isChosen ? undefined : word);
  else places.askWhy?.(word);
  return isButton;
}

/** How a place of the map shows what it is; the map itself hears the presses of all of them. */
export function placeProps(
  word: string,
  { isTarget, isHint, isChosen, isButton, isAt }: PlaceState,
  label: string,
  names: Names,
) {
  const place = { place: label };
  return {
    role: isButton ? 'button' : 'img',
    tabIndex: isTarget || isAt ? 0 : -1,
    'aria-label': isTarget
      ? names.say.t('root-board.aria.target', place)
      : isHint
        ? names.say.t('root-board.aria.hint', place)
        : label,
    'data-place': word,
    'data-target': isTarget || undefined,
    'data-hint': isHint || undefined,
    'data-chosen': isChosen || undefined,
    'aria-pressed': isButton && isChosen ? true : undefined,
  };
}

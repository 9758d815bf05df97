import type { KeyboardEvent } from 'react';
import type { Geography } from '../../../../games/root/maps/map.ts';
import type { RootView } from '../../../../games/root/view.ts';
import type { Names } from '../names.ts';
import type { Layout } from './layout.ts';

/** What every part of the map is drawn from. */
export interface MapProps {
  readonly view: RootView;
  readonly map: Geography;
  readonly layout: Layout;
  readonly names: Names;
  readonly targets: readonly string[];
  choose(word: string): void;
}

/** What makes a place of the map a button while it can be chosen. */
export function targetProps(word: string, { targets, choose }: Pick<MapProps, 'targets' | 'choose'>, label: string) {
  if (!targets.includes(word)) return { role: 'img', 'aria-label': label };
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'data-target': true,
    'data-word': word,
    onClick: () => choose(word),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      choose(word);
    },
  };
}

import { expect } from 'vitest';
import { refusalsAbout } from '../../../kernel/referee/index.ts';
import { root } from '../index.ts';
import { rootLaw } from '../testkit/law.testkit.ts';
import { position } from '../testkit/position.testkit.ts';

rootLaw(
  ['4.2', '4.3', '6.5.4.II'],
  'all that could be wished for about one clearing is refused with its reason',
  () => {
    const p = position({ factions: ['marquise', 'eyrie'] })
      .place('c1', 'cat', 2)
      .turn('marquise', 'daylight');
    const about = refusalsAbout(root, p.state, 0, 'c12');
    const whyOf = (text: string): string | undefined => about.find((one) => one.text === text)?.why;
    expect(about.every(({ text, law, why }) => text.split(' ').includes('c12') && law !== '' && why !== '')).toBe(true);
    expect(whyOf('move c1 c12')).toBe('not-adjacent');
    expect(whyOf('battle c12 eyrie')).toBe('no-warriors');
    expect(whyOf('build c12 sawmill') ?? whyOf('build sawmill c12')).toBe('not-ruled');
    // Another seat is not asked, so nothing is refused to it.
    expect(refusalsAbout(root, p.state, 1, 'c12')).toEqual([]);
  },
);

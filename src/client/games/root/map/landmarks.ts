import type { LandmarkName } from '../../../../games/root/rules/21-landmarks/landmark.ts';
import { GEOGRAPHY } from '../../../../games/root/components/maps/index.ts';
import { PIECES } from '../../../../games/root/components/pieces.ts';
import { ITEMS } from '../../../../games/root/words.ts';
import type { PreviewText } from '../../../components/peek.tsx';
import type { Names } from '../names.ts';
import { closedRoads } from './closed-roads.ts';
import type { Layout, Point } from './layout.ts';
import type { RootView } from '../../../../games/root/view-types.ts';

/** A landmark in play and its clearing. */
interface PlacedLandmark {
  readonly name: LandmarkName;
  readonly clearing: number;
}

/** §19.1, §20.1, §21.2: the landmarks on the map, in the order of their cards. */
export function landmarksIn({ landmarks, ferry, tower }: RootView): readonly PlacedLandmark[] {
  const all: PlacedLandmark[] = [
    { name: 'black-market', clearing: landmarks?.market ?? -1 },
    { name: 'elder-treetop', clearing: landmarks?.treetop ?? -1 },
    { name: 'ferry', clearing: ferry ?? -1 },
    { name: 'legendary-forge', clearing: landmarks?.forge ?? -1 },
    { name: 'lost-city', clearing: landmarks?.city ?? -1 },
    { name: 'tower', clearing: tower ?? -1 },
  ];
  return all.filter(({ clearing }) => clearing >= 0);
}

/** The paragraph of a landmark: that of its card, or that of the map which has it. */
function paragraphOf(name: LandmarkName, view: RootView): string {
  const { data } = GEOGRAPHY[view.map];
  if (name === 'ferry') return data.ferry === undefined ? '21.5' : '19.5';
  if (name === 'tower') return data.tower === undefined ? '21.8' : '20.4';
  return { 'black-market': '21.3', 'elder-treetop': '21.4', 'legendary-forge': '21.6', 'lost-city': '21.7' }[name];
}

/** What lies at a landmark now: the items of the Forge, the building in the slot of the Treetop. */
function stateOf(name: LandmarkName, { landmarks }: RootView, names: Names): string[] {
  if (landmarks === null) return [];
  if (name === 'legendary-forge') {
    const forged = ITEMS.flatMap((item, i) => Array.from({ length: landmarks.forged[i]! }, () => item));
    const items = names.itemList(forged);
    return items.length === 0 ? [] : [names.say.t('root-board.landmark.forged', { items })];
  }
  const housed = name === 'elder-treetop' ? PIECES[landmarks.housed] : undefined;
  return housed === undefined ? [] : [names.say.t('root-board.landmark.housed', { piece: names.piece(housed) })];
}

/** What a landmark does, and where the Law says so. */
export function aboutLandmark({ name, clearing }: PlacedLandmark, view: RootView, names: Names): PreviewText {
  const { say, terms } = names;
  const text = name === 'ferry' && GEOGRAPHY[view.map].data.ferry !== undefined ? 'lake-ferry' : name;
  return {
    title: terms.name(`root.landmark.${name}`),
    lines: [
      say.t(`root-board.landmark.${text}`),
      ...stateOf(name, view, names),
      say.t('root-board.landmark.where', { clearing: clearing + 1, law: paragraphOf(name, view) }),
    ],
  };
}

/** §20.2, §20.3: what a closed path bars, and how it is cleared. */
function aboutClosedPath(path: number, view: RootView, names: Names): PreviewText {
  const [from = 0, to = 0] = GEOGRAPHY[view.map].data.paths[path]!;
  return {
    title: names.say.t('root-board.aria.closedPath'),
    lines: [
      names.say.t('root-board.landmark.closed-path', { from, to }),
      names.say.t('root-board.landmark.paragraph', { law: '20.3' }),
    ],
  };
}

/** Something on the map that says what it does when it is tapped. */
export interface MapNote {
  readonly key: string;
  readonly at: Point;
  readonly about: PreviewText;
}

/** Where a landmark stands beside its clearing: below it, in the lower part of the map above it. */
export function landmarkSpot(c: number, { clearings, sheet }: Layout): Point {
  const [x, y] = clearings[c]!;
  const { radius, near, width, height } = sheet;
  const away = radius + (near ? 7 : 9);
  if (y + away + 24 < height) return [x, y + away];
  const turn = x < width / 2 ? -0.4 : Math.PI + 0.4;
  return [x + away * Math.cos(turn), y + away * Math.sin(turn)];
}

/** Every landmark and closed path of the map. */
export function notesOn(view: RootView, layout: Layout, names: Names): readonly MapNote[] {
  return [
    ...closedRoads(view).map((path) => ({
      key: `path ${path}`,
      at: layout.middles[path]!,
      about: aboutClosedPath(path, view, names),
    })),
    ...landmarksIn(view).map((landmark) => ({
      key: landmark.name,
      at: landmarkSpot(landmark.clearing, layout),
      about: aboutLandmark(landmark, view, names),
    })),
  ];
}

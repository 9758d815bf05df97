import type { ScythiaView } from '../../../games/scythia/view-types.ts';
import type { Names } from './names.ts';

/** `SpotView.state` of a raid spot that this number of players leaves out. */
export const NOT_IN_PLAY = 0;
/** `SpotView.state` of a raid spot that can still be raided. */
export const AVAILABLE = 1;
/** `SpotView.quest` of a quest that lies face down. */
export const FACE_DOWN = -2;

/** A raid spot in words. */
export function spotText(view: ScythiaView, names: Names, spot: number): string {
  const { say } = names;
  const { state, plunder, worker, quest } = view.spots[spot]!;
  // During set-up a spot is available before a worker stands there.
  if (state === AVAILABLE && worker >= 0)
    return say.t('scythia.aria.spot', {
      place: names.spot(spot),
      plunder: names.plunder(plunder),
      worker: names.worker(worker),
      quest: quest === FACE_DOWN ? 'hidden' : 'other',
    });
  if (quest >= 0) return say.t('scythia.aria.spotQuest', { place: names.spot(spot), quest: names.quest(quest) });
  return say.t('scythia.aria.spotEmpty', { place: names.spot(spot) });
}

import { TRADE_POST, WARRIOR_OF } from '../../components/pieces.ts';
import { withAdded } from '../../../../kernel/index.ts';
import type { FactionEditing, RootFields } from '../../editing/faction-editing.ts';
import { playing } from '../../rules/02-key-terms/players.ts';
import type { RootState } from '../../state.ts';
import { FACTIONS, RIVERFOLK, SUITS } from '../../words.ts';
import { POSTS_PER_SUIT, uncovered } from './posts.ts';
import { SERVICES } from './state.ts';
import { DEAREST } from './verbs.ts';
import { riverfolkPosition } from './position.ts';

/** The boxes of the Riverfolk's board that hold warriors. */
const RIVERFOLK_BOXES = [
  ['funds', '11.2.4'],
  ['payments', '11.2.6.I'],
  ['committed', '11.5'],
] as const;

function riverfolkFields(fields: RootFields, s: RootState): void {
  for (const [box, law] of RIVERFOLK_BOXES)
    for (const f of playing(s)) {
      const p = WARRIOR_OF[f]!;
      if (p < 0) continue;
      const value = s.riverfolk[box][f]!;
      fields.count({ name: `faction ${FACTIONS[f]}`, under: box, law }, value, 0, value + s.supply[p]!, (t, by) => {
        t.supply[p]! -= by;
        t.riverfolk[box][f]! += by;
      });
    }
  SERVICES.forEach((service, i) =>
    fields.count(
      { name: `service ${service}`, under: 'prices', law: '11.3.5' },
      s.riverfolk.prices[i]!,
      1,
      DEAREST,
      (t, by) => {
        t.riverfolk.prices[i]! += by;
      },
    ),
  );
  SUITS.slice(0, 3).forEach((suit, i) => {
    const value = s.riverfolk.lostPosts[i]!;
    const left = Math.max(0, POSTS_PER_SUIT - uncovered(s, i));
    fields.count({ name: `suit ${suit}`, under: 'lost-posts', law: '11.2.5.I' }, value, 0, value + left, (t, by) => {
      t.riverfolk.lostPosts[i]! += by;
      t.supply[TRADE_POST]! -= by;
      t.away = withAdded(t.away, TRADE_POST, by);
    });
  });
}

/** How the Riverfolk's part of a position is changed by hand. */
export const riverfolkEditing: FactionEditing = {
  piecesLaw: '11.3.1',
  position: riverfolkPosition,
  seat: riverfolkFields,
  startPhase(s) {
    if (s.seat[RIVERFOLK]! >= 0) Object.assign(s.riverfolk, { left: -1, boats: -1, hirer: -1, serving: -1 });
  },
  problemLaws: { 'post-suits': '11.3.3' },
};

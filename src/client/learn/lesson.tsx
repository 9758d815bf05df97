import { useMemo } from 'react';
import { Redirect } from 'wouter';
import type { TableGuide } from '../play/table-guide.ts';
import { PlayPage } from '../play/play.tsx';
import { GuideCard } from './guide-card.tsx';
import { type GuideId, isGuideId } from './guide.ts';
import { useSubjects } from './messages.ts';

/** Who sits where. */
const SEATS = {
  'root/marquise': ['you', 'eyrie'],
  'root/eyrie': ['you', 'marquise'],
  'root/alliance': ['you', 'marquise'],
  'root/vagabond': ['marquise', 'you'],
  'wild/first': ['you', 'friend'],
  'scythia/first': ['you', 'rival'],
} as const satisfies Readonly<Record<GuideId, readonly string[]>>;

/** A guided game: the table as it is always played, and the guide beside it. */
export function LessonPage({ id }: { readonly id: string }) {
  return isGuideId(id) ? <Lesson key={id} id={id} /> : <Redirect to="/learn" replace />;
}

function Lesson({ id }: { readonly id: GuideId }) {
  const say = useSubjects('learn');
  const guidance = useMemo<TableGuide>(
    () => ({ Card: GuideCard, names: say ? SEATS[id].map((who) => say.t(`learn.label.seat.${who}`)) : [] }),
    [id, say],
  );
  return <PlayPage id={id} where="learn" guidance={guidance} />;
}

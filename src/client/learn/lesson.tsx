import { useMemo } from 'react';
import { LostPage } from '../components/lost-page.tsx';
import type { TableGuide } from '../play/table-guide.ts';
import { TablePage } from '../play/table-page.tsx';
import { GuideCard } from './guide-card.tsx';
import { findLesson, type Lesson } from './lessons.ts';
import { useSubjects } from './messages.ts';

/** A guided game: the table as it is always played, and the guide beside it. */
export function LessonPage({ id }: { readonly id: string }) {
  const lesson = findLesson(id);
  return lesson ? <LessonTable key={id} lesson={lesson} /> : <LostPage />;
}

function LessonTable({ lesson }: { readonly lesson: Lesson }) {
  const say = useSubjects('learn');
  const guide = useMemo<TableGuide>(
    () => ({ Card: GuideCard, names: say ? lesson.seats.map((who) => say.t(who)) : [] }),
    [lesson, say],
  );
  return <TablePage id={lesson.id} kind="learn" guide={guide} />;
}

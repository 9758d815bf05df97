import { lazy, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { PairingWatch } from './pairing/watch.tsx';
import { BanNotice } from './manners/ban.tsx';
import { basePath, isServerId, isStatic, useStaticLocation } from './net/address.ts';

const HomePage = lazy(() => import('./home/home.tsx').then(({ HomePage: page }) => ({ default: page })));
const GamesPage = lazy(() => import('./home/saved-games.tsx').then(({ GamesPage: page }) => ({ default: page })));
const LostPage = lazy(() => import('./components/lost-page.tsx').then(({ LostPage: page }) => ({ default: page })));
const TablePage = lazy(() => import('./play/table-page.tsx').then(({ TablePage: page }) => ({ default: page })));
const SetupPage = lazy(() => import('./setup/setup.tsx').then(({ SetupPage: page }) => ({ default: page })));
const LawPage = lazy(() => import('./law/law.tsx').then(({ LawPage: page }) => ({ default: page })));
const MePage = lazy(() => import('./lobby/me.tsx').then(({ MePage: page }) => ({ default: page })));
const OperatorPage = lazy(() =>
  import('./operator/operator.tsx').then(({ OperatorPage: page }) => ({ default: page })),
);
const MailPage = lazy(() => import('./lobby/mail.tsx').then(({ MailPage: page }) => ({ default: page })));
const LearnPage = lazy(() => import('./learn/learn.tsx').then(({ LearnPage: page }) => ({ default: page })));
const LessonPage = lazy(() => import('./learn/lesson.tsx').then(({ LessonPage: page }) => ({ default: page })));
const PairingPage = lazy(() =>
  import('./pairing/pairing-page.tsx').then(({ PairingPage: page }) => ({ default: page })),
);
const SeriesListPage = lazy(() =>
  import('./series/series-list.tsx').then(({ SeriesListPage: page }) => ({ default: page })),
);
const NewSeriesPage = lazy(() =>
  import('./series/new-series.tsx').then(({ NewSeriesPage: page }) => ({ default: page })),
);
const SeriesPage = lazy(() => import('./series/series-page.tsx').then(({ SeriesPage: page }) => ({ default: page })));
const PuzzlesPage = lazy(() => import('./puzzles/puzzles.tsx').then(({ PuzzlesPage: page }) => ({ default: page })));
const PuzzlePage = lazy(() => import('./puzzles/puzzle.tsx').then(({ PuzzlePage: page }) => ({ default: page })));
const EditorPage = lazy(() => import('./editor/editor.tsx').then(({ EditorPage: page }) => ({ default: page })));
const ValuesPage = lazy(() => import('./values/values-page.tsx').then(({ ValuesPage: page }) => ({ default: page })));
const SummaryPage = lazy(() => import('./learn/summary-page.tsx').then(({ SummaryPage: page }) => ({ default: page })));
const ProfilePage = lazy(() =>
  import('./profiles/profile-page.tsx').then(({ ProfilePage: page }) => ({ default: page })),
);
const RecordsPage = lazy(() =>
  import('./profiles/ranks-page.tsx').then(({ RecordsPage: page }) => ({ default: page })),
);
const SharedPage = lazy(() => import('./shared/shared-page.tsx').then(({ SharedPage: page }) => ({ default: page })));
const StudyPage = lazy(() => import('./studies/studies-page.tsx').then(({ StudyPage: page }) => ({ default: page })));
const StudiesPage = lazy(() =>
  import('./studies/studies-page.tsx').then(({ StudiesPage: page }) => ({ default: page })),
);

/** The pages by their addresses. */
export function App() {
  const place = isStatic() ? { hook: useStaticLocation } : { base: basePath() };
  return (
    <Router {...place}>
      <PairingWatch />
      <Suspense fallback={null}>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          <Route path="/games">
            <GamesPage />
          </Route>
          <Route path="/new/:game">{({ game }) => <SetupPage id={game} />}</Route>
          <Route path="/play/:id">{({ id }) => <TablePage key={id} id={id} kind="here" />}</Route>
          <Route path="/table/:id">
            {({ id }) => (isServerId(id) ? <TablePage key={id} id={id} kind="net" /> : <LostPage />)}
          </Route>
          <Route path="/series">
            <SeriesListPage />
          </Route>
          <Route path="/series/new">
            <NewSeriesPage />
          </Route>
          <Route path="/series/:id">
            {({ id }) => (isServerId(id) ? <SeriesPage key={id} id={id} /> : <LostPage />)}
          </Route>
          <Route path="/pair">
            <PairingPage />
          </Route>
          <Route path="/me">
            <MePage />
          </Route>
          <Route path="/operator">
            <OperatorPage />
          </Route>
          <Route path="/mail">
            <MailPage />
          </Route>
          <Route path="/people/:id">
            {({ id }) => (id === 'me' || isServerId(id) ? <ProfilePage key={id} id={id} /> : <LostPage />)}
          </Route>
          <Route path="/ranks/:game?">{({ game }) => <RecordsPage tab="ranks" game={game} />}</Route>
          <Route path="/statistics/:game?">{({ game }) => <RecordsPage tab="statistics" game={game} />}</Route>
          <Route path="/matches/:game?">{({ game }) => <RecordsPage tab="matches" game={game} />}</Route>
          <Route path="/studies">
            <StudiesPage />
          </Route>
          <Route path="/study/:id">
            {({ id }) => (isServerId(id) ? <StudyPage key={id} id={id} /> : <LostPage />)}
          </Route>
          <Route path="/shared">
            <SharedPage />
          </Route>
          <Route path="/law/:game?">{({ game }) => <LawPage game={game} />}</Route>
          <Route path="/learn">
            <LearnPage />
          </Route>
          <Route path="/puzzles/:game?">{({ game }) => <PuzzlesPage game={game} />}</Route>
          <Route path="/puzzles/:game/:id">{({ game, id }) => <PuzzlePage key={id} game={game} id={id} />}</Route>
          <Route path="/values/:game">{({ game }) => <ValuesPage key={game} game={game} />}</Route>
          <Route path="/editor/:game?">{({ game }) => <EditorPage game={game} />}</Route>
          <Route path="/learn/:game/summary">{({ game }) => <SummaryPage id={game} />}</Route>
          <Route path="/learn/:game/:name/summary">{({ game, name }) => <SummaryPage id={`${game}/${name}`} />}</Route>
          <Route path="/learn/:game/:name">{({ game, name }) => <LessonPage id={`${game}/${name}`} />}</Route>
          <Route>
            <LostPage />
          </Route>
        </Switch>
        <BanNotice />
      </Suspense>
    </Router>
  );
}

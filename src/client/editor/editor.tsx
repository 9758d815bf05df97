import { useEffect, useState } from 'react';
import { LostPage } from '../components/lost-page.tsx';
import { Link, useLocation, useSearchParams } from 'wouter';
import { GAMES, GAME_IDS, isGameId } from '../../registry/index.ts';
import { useSubjects } from '../learn/messages.ts';
import { Page } from '../components/page.tsx';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import type { GameId } from '../../law/index.ts';
import { CLIENT_GAMES } from '../registry/index.ts';
import { useTitles } from '../registry/titles.ts';
import { usePrefs } from '../state/prefs.ts';
import css from './editor.module.css';
import { ProblemList } from './problems.tsx';
import type { EditorContext } from './editor-context.ts';
import { holdsPosition } from './share.ts';
import { fromLink, fromPuzzle, fromTable, isSource, type EditorSource, type UnreadableSource } from './sources.ts';
import { Start } from './start.tsx';
import { Workbench } from './workbench.tsx';

/** Loads rules, board and texts of a game in the reader's language. */
function useEditorContext(id: GameId): EditorContext | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [tools, setTools] = useState<EditorContext>();
  useEffect(() => {
    let stale = false;
    const fetched = async (): Promise<EditorContext> => {
      const [game, editing, ui, texts] = await Promise.all([
        GAMES[id].engine.game(),
        GAMES[id].engine.editing(),
        CLIENT_GAMES[id].ui(),
        CLIENT_GAMES[id].editorTexts(language),
      ]);
      return { id, game, editing, ui, texts, gameTexts: await ui.texts(language) };
    };
    void fetched().then((all) => {
      if (!stale) setTools(all);
    });
    return () => {
      stale = true;
    };
  }, [id, language]);
  return tools?.id === id ? tools : undefined;
}

/** The position editor: choose what to begin with, then change it. */
export function EditorPage({ game }: { readonly game: string | undefined }) {
  if (game === undefined) return <EditorPage game={GAME_IDS[0]} />;
  return isGameId(game) ? <Editor key={game} id={game} /> : <LostPage />;
}

/** The position that the address asks for: a link, a puzzle or a table; undefined without one. */
async function requestedSource(
  tools: EditorContext,
  search: URLSearchParams,
): Promise<EditorSource | UnreadableSource | undefined> {
  const [puzzle, table] = [search.get('puzzle'), search.get('table')];
  if (holdsPosition(location.hash)) return await fromLink(tools.game, location.hash);
  if (puzzle !== null) return await fromPuzzle(tools.id, puzzle);
  return table === null ? undefined : await fromTable(tools.game, table);
}

function Editor({ id }: { readonly id: GameId }) {
  const say = useSubjects('editor');
  const tools = useEditorContext(id);
  const [search] = useSearchParams();
  const [, goTo] = useLocation();
  const [source, setSource] = useState<EditorSource>();
  const [unread, setUnread] = useState<UnreadableSource>();
  const [count, setCount] = useState(0);
  const title = useTitles();

  function begin(found: EditorSource | UnreadableSource | undefined): void {
    setUnread(found && !isSource(found) ? found : undefined);
    if (!found || !isSource(found)) return;
    setSource(found);
    setCount((n) => n + 1);
  }
  const rules = tools?.game;
  useEffect(() => {
    if (!tools) return undefined;
    let stale = false;
    const look = (): void =>
      void requestedSource(tools, search).then((found) => {
        if (!stale && found) begin(found);
      });
    look();
    window.addEventListener('hashchange', look);
    return () => {
      stale = true;
      window.removeEventListener('hashchange', look);
    };
    // A change of language must not reload the position, so only the rules are a dependency.
  }, [rules, search]);

  if (!say) return null;
  if (tools && source && unread === undefined)
    return (
      <Page title={say.t('editor.label.title')}>
        <Workbench
          key={count}
          tools={tools}
          say={say}
          source={source}
          leave={() => {
            setSource(undefined);
            goTo(`/editor/${id}`);
          }}
        />
      </Page>
    );
  return (
    <Page title={say.t('editor.label.title')}>
      <div className={css.page}>
        <h1>{say.t('editor.label.title')}</h1>
        <p className={css.lead}>{say.t('editor.text.lead')}</p>
        {unread && (
          <div className={css.unread} role="alert">
            <p>
              <Icon id="u-warning" size={22} />
              <b>{say.t(`editor.reason.${unread.reason}`)}</b>
            </p>
            {tools && unread.problems && <ProblemList tools={tools} say={say} problems={unread.problems} />}
          </div>
        )}
        <nav className={css.games} aria-label={say.t('editor.label.game')}>
          {GAME_IDS.map((one) => (
            <Link key={one} href={`/editor/${one}`} aria-current={one === id ? 'page' : undefined}>
              {title(one)}
            </Link>
          ))}
        </nav>
        {tools ? <Start tools={tools} say={say} begin={begin} /> : <p className={parts.hidden} aria-busy="true" />}
      </div>
    </Page>
  );
}

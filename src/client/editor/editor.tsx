import { useEffect, useState } from 'react';
import { Link, Redirect, useLocation, useSearchParams } from 'wouter';
import type { Game, GameTypes } from '../../kernel/index.ts';
import { type AnyEditing, EDITING } from '../../registry/editing.ts';
import { GAMES } from '../../registry/index.ts';
import { useSubjects } from '../learn/speech.ts';
import { Page } from '../parts/frame.tsx';
import { Icon } from '../parts/icon.tsx';
import parts from '../parts/parts.module.css';
import { HOUSE_GAMES, type HouseGame, isHouseGame } from '../shelf/house.ts';
import { houseFace } from '../shelf/housefaces.ts';
import type { Face, Voice } from '../shelf/face.ts';
import { useTitles } from '../shelf/titles.ts';
import { usePrefs } from '../state/prefs.ts';
import css from './editor.module.css';
import { FaultList } from './faults.tsx';
import { type Namer, namerOf } from './namer.ts';
import { holdsPosition } from './share.ts';
import { fromLink, fromPuzzle, fromTable, isSource, type Source, type Unread } from './sources.ts';
import { Start } from './start.tsx';
import { Workbench } from './workbench.tsx';

/** What an editor of a game works with. */
export interface Tools {
  readonly id: HouseGame;
  readonly game: Game<GameTypes>;
  readonly editing: AnyEditing;
  readonly face: Face;
  readonly voice: Voice;
  readonly namer: Namer;
}

/** Fetches rules, board and words of a game; those of another language replace them. */
function useTools(id: HouseGame): Tools | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [tools, setTools] = useState<Tools>();
  useEffect(() => {
    let stale = false;
    const fetched = async (): Promise<Tools> => {
      const [game, editing, face, namer] = await Promise.all([
        GAMES[id]!(),
        EDITING[id]!(),
        houseFace(id),
        namerOf(id, language),
      ]);
      return { id, game, editing, face, namer, voice: await face.voice(language) };
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
  if (game === undefined) return <EditorPage game={HOUSE_GAMES[0]} />;
  return isHouseGame(game) ? <Editor key={game} id={game} /> : <Redirect to="/editor" replace />;
}

/** What the address asks for: a link with a position, a puzzle, a table. */
async function sought(tools: Tools, search: URLSearchParams): Promise<Source | Unread | undefined> {
  const [puzzle, table] = [search.get('puzzle'), search.get('table')];
  if (holdsPosition(location.hash)) return await fromLink(tools.game, location.hash);
  if (puzzle !== null) return await fromPuzzle(tools.id, puzzle);
  return table === null ? undefined : await fromTable(tools.game, table);
}

function Editor({ id }: { readonly id: HouseGame }) {
  const say = useSubjects('editor');
  const tools = useTools(id);
  const [search] = useSearchParams();
  const [, goTo] = useLocation();
  const [source, setSource] = useState<Source>();
  const [unread, setUnread] = useState<Unread>();
  const [count, setCount] = useState(0);
  const title = useTitles();

  function begin(found: Source | Unread | undefined): void {
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
      void sought(tools, search).then((found) => {
        if (!stale && found) begin(found);
      });
    look();
    window.addEventListener('hashchange', look);
    return () => {
      stale = true;
      window.removeEventListener('hashchange', look);
    };
    // Words in another language are no reason to begin anew.
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
            {tools && unread.problems && <FaultList tools={tools} say={say} problems={unread.problems} />}
          </div>
        )}
        <nav className={css.games} aria-label={say.t('editor.label.game')}>
          {HOUSE_GAMES.map((one) => (
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

import { useEffect, useMemo, useState } from 'react';
import type { Speaker } from '../../i18n/index.ts';
import type { Problem } from '../../kernel/index.ts';
import parts from '../components/parts.module.css';
import { Fields, NumberField } from '../setup/fields.tsx';
import { type Answers, rawSettings, answersForSeatCount, usualAnswers } from '../setup/form.ts';
import { problemText } from '../setup/problems.ts';
import { useMessages } from '../state/messages.tsx';
import type { SavedTableInfo } from '../table/messages.ts';
import { listTables } from '../table/storage.ts';
import type { EditorContext } from './editor-context.ts';
import css from './editor.module.css';
import starts from './start.module.css';
import { dealt, fromTable, fromText, type EditorSource, type UnreadableSource } from './sources.ts';

interface StartProps {
  readonly tools: EditorContext;
  readonly say: Speaker<'editor'>;
  begin(found: EditorSource | UnreadableSource): void;
}

const SEEDS = 2 ** 31;

/** The editor's start page: a new deal, a saved table, or a file. */
export function Start({ tools, say, begin }: StartProps) {
  return (
    <div className={starts.start}>
      <Fresh tools={tools} say={say} begin={begin} />
      <div className={starts.startSide}>
        <Own tools={tools} say={say} begin={begin} />
        <section>
          <h2>{say.t('editor.label.file')}</h2>
          <p>{say.t('editor.text.file')}</p>
          <FileButton say={say} open={(text) => begin(fromText(tools.game, tools.id, text))} />
        </section>
      </div>
    </div>
  );
}

/** A button that opens a file of text. */
export function FileButton({ say, open }: { readonly say: Speaker<'editor'>; open(text: string): void }) {
  return (
    <label className={`${parts.button} ${starts.file}`}>
      {say.t('editor.button.openFile')}
      <input
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void file.text().then(open);
        }}
      />
    </label>
  );
}

/** A new game with the same settings a table asks for. */
function Fresh({ tools, say, begin }: StartProps) {
  const { game, editing, gameTexts } = tools;
  const messages = useMessages();
  const form = useMemo(() => game.settingsForm ?? [], [game]);
  const [seats, setSeats] = useState(Math.max(2, game.seats.least));
  const [picked, setPicked] = useState<Answers>({});
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const answers = useMemo(
    () => answersForSeatCount(form, { ...usualAnswers(form, seats, gameTexts.usual), ...picked }, seats),
    [form, seats, gameTexts, picked],
  );
  const names = Array.from({ length: seats }, (_, n) => say.t('editor.label.seat', { n: n + 1 }));
  function deal(): void {
    const reading = game.readSettings(rawSettings(form, answers, seats));
    if (!reading.ok) return setProblems(reading.problems);
    const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
    begin({ state: dealt(game, editing, reading.value, seed % SEEDS) });
  }
  return (
    <section>
      <h2>{say.t('editor.label.fresh')}</h2>
      <p>{say.t('editor.text.fresh')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          deal();
        }}
      >
        <div className={starts.seats}>
          <h3>{messages.t('shell.label.seats')}</h3>
          <NumberField
            label={messages.t('shell.label.seats')}
            value={seats}
            least={game.seats.least}
            most={game.seats.most}
            set={setSeats}
          />
        </div>
        <Fields
          form={form}
          answers={answers}
          texts={gameTexts}
          names={names}
          set={(field, value) => {
            setProblems([]);
            setPicked({ ...picked, [field]: value });
          }}
        />
        {problems.length > 0 && (
          <ul className={css.faults} role="alert">
            {problems.map((problem) => (
              <li key={`${problem.path} ${problem.code}`}>{problemText(messages, gameTexts, problem)}</li>
            ))}
          </ul>
        )}
        <button type="submit" className={`${parts.button} ${parts.hot} ${parts.big}`}>
          {say.t('editor.button.deal')}
        </button>
      </form>
    </section>
  );
}

const MAX_OWN = 6;

/** The latest games of this browser. */
function Own({ tools, say, begin }: StartProps) {
  const [own, setOwn] = useState<readonly SavedTableInfo[]>([]);
  const { game, gameTexts } = tools;
  useEffect(() => {
    void listTables().then((all) => setOwn(all.filter((table) => table.game === game.name).slice(0, MAX_OWN)));
  }, [game]);
  if (own.length === 0) return null;
  return (
    <section>
      <h2>{say.t('editor.label.own')}</h2>
      <p>{say.t('editor.text.own')}</p>
      <ul className={starts.own}>
        {own.map((table) => (
          <li key={table.id}>
            <button type="button" className={parts.button} onClick={() => void fromTable(game, table.id).then(begin)}>
              {say.t('editor.label.ownGame', { title: gameTexts.title, n: table.moves })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

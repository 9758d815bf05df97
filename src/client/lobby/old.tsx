import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { TableView, EntryForViewer } from '../../protocol/index.ts';
import { Thumb } from '../home/thumbs.tsx';
import { lawAddress, lawNumber } from '../law/number.ts';
import { knock } from '../net/api.ts';
import { placeOf } from '../net/place.ts';
import { Page } from '../parts/frame.tsx';
import { Icon, SeatPiece } from '../parts/icon.tsx';
import parts from '../parts/parts.module.css';
import { Rich } from '../parts/rich.tsx';
import type { Voice } from '../shelf/face.ts';
import { useTitles } from '../shelf/titles.ts';
import { usePrefs } from '../state/prefs.ts';
import { useSpeech } from '../state/speech.tsx';
import { useTable } from '../state/table.ts';
import type { NetNews, TableNews } from '../table/messages.ts';
import { useFaults } from './faults.ts';
import css from './old.module.css';
import room from './room.module.css';

type Carry = NonNullable<TableView['carry']>;

/** What was told at a table, and the words for it; they need no rules. */
function useStory({ id, seats }: TableView): {
  readonly told: readonly EntryForViewer[];
  readonly voice: Voice | undefined;
} {
  const face = useTable((table) => table.face);
  const language = usePrefs((prefs) => prefs.language);
  const [told, setTold] = useState<readonly EntryForViewer[]>([]);
  const [voice, setVoice] = useState<Voice>();
  const own = seats.findIndex(({ yours }) => yours);
  useEffect(() => {
    const path = `/tables/${id}/events${own < 0 ? '' : `?seat=${own}`}`;
    knock('events', 'GET', path, { invite: placeOf(id).invite }).then(
      (events) => setTold(events.told),
      () => setTold([]),
    );
  }, [id, own]);
  useEffect(() => void face?.voice(language).then(setVoice), [face, language]);
  return { told, voice };
}

/** The way to go on, who has agreed to it, and one's own word. */
function Consent({ table, carry }: { readonly table: TableView; readonly carry: Carry }) {
  const { t } = useSpeech();
  const faults = useFaults();
  const does = useTable((store) => store.does);
  const [fault, setFault] = useState<string>();
  const names = table.seats.map(({ name }) => name ?? '');
  const missing = table.seats.flatMap(({ taken, bot }, seat) =>
    taken && !bot && !carry.agreed.includes(seat) ? [seat] : [],
  );
  const own = missing.find((seat) => table.seats[seat]?.yours);
  const answer = (yes: boolean) => async () => {
    const seat = own ?? table.seats.findIndex(({ yours }) => yours);
    const reply = await does({ do: 'carry', seat, rules: carry.rules, version: carry.version, yes });
    setFault(reply.ok ? undefined : reply.fault);
  };
  return (
    <section className={css.way}>
      <h2>{t('lobby.label.carry')}</h2>
      <p>{t('lobby.text.carryAbout')}</p>
      {carry.version < carry.of && <p>{t('lobby.text.carryLoss', { n: carry.of - carry.version })}</p>}
      <ul>
        {names.map((name, seat) => (
          <li key={`${seat}`}>
            <SeatPiece seat={seat} size={24} />
            <span>{name}</span>
            <b>{carry.scores[seat]}</b>
            {carry.agreed.includes(seat) && <Icon id="u-check" size={20} />}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p role="status">{t('lobby.text.carryWaits', { names: missing.map((seat) => names[seat] ?? '') })}</p>
      )}
      <div className={css.doing}>
        {own !== undefined && (
          <button
            type="button"
            className={`${parts.button} ${parts.hot}`}
            onClick={() => void answer(true)()}
            data-carry="yes"
          >
            {t('play.button.agree')}
          </button>
        )}
        {table.seats.some(({ yours }) => yours) && (
          <button type="button" className={parts.button} onClick={() => void answer(false)()} data-carry="no">
            {t('play.button.decline')}
          </button>
        )}
      </div>
      {fault !== undefined && (
        <p className={room.fault} role="alert">
          {faults(fault)}
        </p>
      )}
    </section>
  );
}

/** A table that today's rules cannot play: what happened stays to be read, and its seats may agree to go on. */
export function Old({ news, net }: { readonly news: TableNews; readonly net: NetNews }) {
  const { t, language } = useSpeech();
  const title = useTitles();
  const { table } = net;
  const { told, voice } = useStory(table);
  const names = news.note.sitters.map(({ name }) => name);
  const story = told.map((entry) => ({
    ...entry,
    lines: entry.events
      .map((event) => ({
        said: voice?.event(event as object, names) ?? [],
        law: (event as { readonly law?: string }).law ?? entry.law,
      }))
      .filter(({ said }) => said.length > 0),
  }));
  return (
    <Page title={title(table.game)}>
      <div className={room.room} data-screen="old">
        <header className={room.head}>
          <span className={room.thumb}>
            <Thumb game={table.game} />
          </span>
          <div>
            <h1>{table.title || title(table.game)}</h1>
            <p>{t('lobby.text.carryOld')}</p>
          </div>
        </header>
        {table.carry ? (
          <Consent table={table} carry={table.carry} />
        ) : (
          <section className={css.way}>
            <p>{t('lobby.text.carryNone')}</p>
          </section>
        )}
        <section className={css.story}>
          <h2>{t('play.label.log')}</h2>
          <ol tabIndex={0} aria-label={t('play.label.log')}>
            {story
              .filter(({ lines }) => lines.length > 0)
              .map(({ n, seat, lines }) => (
                <li key={n}>
                  {seat === undefined ? <Icon id="u-dice" size={20} /> : <SeatPiece seat={seat} size={22} />}
                  <div>
                    {lines.map(({ said, law }, i) => (
                      <p key={`${i}`}>
                        <Rich parts={said} />{' '}
                        {law !== undefined && (
                          <Link href={lawAddress(table.game, law)} className={parts.paragraph ?? ''}>
                            {t('play.label.paragraph', { id: lawNumber(language, law) })}
                          </Link>
                        )}
                      </p>
                    ))}
                  </div>
                </li>
              ))}
          </ol>
        </section>
        <div className={room.start}>
          <Link href="/" className={parts.button ?? ''}>
            {t('shell.button.toFires')}
          </Link>
        </div>
      </div>
    </Page>
  );
}

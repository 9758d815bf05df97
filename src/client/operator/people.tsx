import { useEffect, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import me from '../lobby/me.module.css';
import { CloseTable, Measures } from './measures.tsx';
import css from './operator.module.css';
import type { Person, Tools } from './tools.ts';

/** People by name, login or id, and what can be done about them. */
export function People(tools: Tools) {
  const { say, call, time, revision } = tools;
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Person[]>();
  const find = async (): Promise<void> => {
    if (text.trim() === '') return;
    setFound((await call('findPeople', 'GET', `/people?text=${encodeURIComponent(text.trim())}`)).people);
  };
  useEffect(() => {
    find().catch(() => {});
    // Fetched again after every action.
  }, [revision]);
  return (
    <section aria-label={say.t('operator.label.tab.people')}>
      <form
        className={me.line}
        onSubmit={(event) => {
          event.preventDefault();
          find().catch(tools.failed);
        }}
      >
        <input
          type="search"
          value={text}
          maxLength={60}
          aria-label={say.t('operator.label.search')}
          placeholder={say.t('operator.label.search')}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className={parts.button} data-find>
          <Icon id="u-search" size={20} />
          {say.t('operator.button.find')}
        </button>
      </form>
      {found?.length === 0 && <p>{say.t('operator.text.nobody')}</p>}
      <ul className={css.cards}>
        {found?.map((person) => (
          <li key={person.id} data-person={person.id}>
            <header>
              <b>{person.name}</b>
              {person.login !== undefined && <span>{person.login}</span>}
              <small>{say.t('operator.label.seen', { time: time(person.seen) })}</small>
            </header>
            {person.ban && (
              <p className={css.fault}>
                {person.ban.until === undefined
                  ? say.t('operator.text.bannedForever', { reason: person.ban.reason })
                  : say.t('operator.text.bannedUntil', { reason: person.ban.reason, time: time(person.ban.until) })}
              </p>
            )}
            <Measures {...tools} person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Closes a table by its address. */
export function Tables(tools: Tools) {
  const { say } = tools;
  const [link, setLink] = useState('');
  const table = /([A-Za-z0-9_-]{16})\/?$/.exec(link.trim())?.[1];
  return (
    <section aria-label={say.t('operator.label.tab.tables')}>
      <div className={me.line}>
        <input
          value={link}
          maxLength={200}
          aria-label={say.t('operator.label.table')}
          placeholder={say.t('operator.label.table')}
          onChange={({ target }) => setLink(target.value)}
        />
      </div>
      {table !== undefined && <CloseTable key={table} {...tools} table={table} />}
    </section>
  );
}

import parts from '../components/parts.module.css';
import { saveFile } from '../components/save-file.ts';
import { useTitles } from '../registry/titles.ts';
import { useMessages } from '../state/messages.tsx';
import css from './operator.module.css';
import { type Tools, useAnswer } from './tools.ts';

const JSON_TYPE = 'application/json';

/** Positions that were reported because the rules seem wrong. */
export function Positions(tools: Tools) {
  const { say, call, time } = tools;
  const title = useTitles();
  const list = useAnswer(tools, () => call('mistakes', 'GET', '/mistakes'))?.mistakes;
  return (
    <section aria-label={say.t('operator.label.tab.positions')}>
      {list?.length === 0 && <p>{say.t('operator.text.noPositions')}</p>}
      <ul className={css.cards}>
        {list?.map(({ id, at, game, rules, text, position, journal }) => (
          <li key={id}>
            <header>
              <b>{`${title(game)} ${rules}`}</b>
              <small>{time(at)}</small>
            </header>
            <blockquote>{text}</blockquote>
            <div className={css.measures}>
              <button
                type="button"
                className={parts.button}
                onClick={() =>
                  saveFile(`${game}-${id}-position.json`, JSON.stringify(position, undefined, 2), JSON_TYPE)
                }
              >
                {say.t('operator.button.position')}
              </button>
              {journal !== undefined && (
                <button
                  type="button"
                  className={parts.button}
                  onClick={() => saveFile(`${game}-${id}.json`, JSON.stringify(journal), JSON_TYPE)}
                >
                  {say.t('operator.button.journal')}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How much the server is used. */
export function Figures(tools: Tools) {
  const { say, call } = tools;
  const { number } = useMessages();
  const list = useAnswer(tools, () => call('figures', 'GET', '/figures'))?.figures;
  return (
    <dl className={css.figures}>
      {list?.map(({ name, value }) => (
        <div key={name}>
          <dt>{say.lookup('operator.label.figure', name)}</dt>
          <dd>{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What operators did. */
export function Log(tools: Tools) {
  const { say, call, time } = tools;
  const list = useAnswer(tools, () => call('operatorLog', 'GET', '/log'))?.log;
  return (
    <section aria-label={say.t('operator.label.tab.log')}>
      {list?.length === 0 && <p>{say.t('operator.text.noLog')}</p>}
      <ul className={css.log}>
        {list?.map(({ at, operator, action, subject, detail }) => (
          <li key={`${at} ${subject} ${action}`}>
            <small>{time(at)}</small>
            <b>{say.lookup('operator.label.action', action)}</b>
            <span>{operator}</span>
            <code>{`${subject} ${detail}`}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

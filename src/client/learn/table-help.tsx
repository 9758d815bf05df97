import { Link } from 'wouter';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { RichText } from '../components/rich-text.tsx';
import { useMessages } from '../state/messages.tsx';
import css from './learn.module.css';

/** Topics that apply to every table, in the order a player meets them. */
const LESSONS = [
  { icon: 'u-target', key: 'ember' },
  { icon: 'u-play', key: 'sentence' },
  { icon: 'u-why', key: 'why' },
  { icon: 'u-undo', key: 'undo' },
  { icon: 'u-timeline', key: 'time' },
  { icon: 'u-hand', key: 'curtain' },
] as const;

const KEYS = ['choose', 'walk', 'why', 'hint', 'undo', 'log', 'back', 'confirm'] as const;

/** Element id of the section that explains how a table works, for links to it. */
export const TABLE_HELP_ID = 'table';

/** How a table works here, before the rules of any game. */
export function TableHelp() {
  const { t, rich } = useMessages();
  return (
    <section id={TABLE_HELP_ID}>
      <h2 className={css.heading}>{t('shell.label.learnCard')}</h2>
      <p className={css.lead}>{t('shell.text.learnLead')}</p>
      <ol className={css.lessons}>
        {LESSONS.map(({ icon, key }, i) => (
          <li key={key}>
            <span className={css.stone}>
              <Icon id={icon} size={26} />
            </span>
            <div>
              <h3>
                {i + 1}. {t(`shell.label.lesson.${key}`)}
              </h3>
              <p>
                <RichText parts={rich(`shell.text.lessonText.${key}`)} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <h2 className={css.heading}>{t('shell.label.keys')}</h2>
      <dl className={css.keys}>
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`shell.label.key.${key}`)}</kbd>
            </dt>
            <dd>{t(`shell.label.keyText.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href="/" className={`${parts.button} ${parts.hot} ${parts.big}`}>
          {t('shell.button.toFires')}
        </Link>
      </p>
    </section>
  );
}

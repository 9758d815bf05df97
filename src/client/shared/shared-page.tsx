import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../components/icon.tsx';
import { Page } from '../components/page.tsx';
import { useSubjects } from '../learn/messages.ts';
import css from './shared.module.css';
import { fromGameFile, fromGameFragment, type SharedGame } from './shared-game.ts';
import { importGame } from './import-game.ts';

/** Opens a game from a link or a file, checks it by the rules, and shows its replay. */
export function SharedPage() {
  const say = useSubjects('shared');
  const [, go] = useLocation();
  const [failed, setFailed] = useState(false);
  const [fragment] = useState(() => location.hash);
  const open = async (game: SharedGame | undefined): Promise<void> => {
    setFailed(false);
    const id = game && (await importGame(game, Date.now()).catch(() => undefined));
    if (id === undefined) setFailed(true);
    else go(`/play/${id}`, { replace: true });
  };
  useEffect(() => {
    if (fragment !== '') void fromGameFragment(fragment).then(open);
  }, [fragment]);
  if (!say) return null;
  return (
    <Page title={say.t('shared.label.title')}>
      <div className={css.page}>
        <h1>{say.t('shared.label.title')}</h1>
        {fragment !== '' && !failed ? (
          <p role="status">{say.t('shared.label.opening')}</p>
        ) : (
          <p>{say.t('shared.text.about')}</p>
        )}
        {failed && (
          <p className={css.fault} role="alert">
            <Icon id="u-warning" size={20} />
            {say.t('shared.reason.unreadable')}
          </p>
        )}
        <label className={css.file}>
          <span>{say.t('shared.button.file')}</span>
          <input
            type="file"
            accept=".json,application/json"
            data-shared-file
            onChange={({ target }) => void target.files?.[0]?.text().then((text) => open(fromGameFile(text)))}
          />
        </label>
      </div>
    </Page>
  );
}

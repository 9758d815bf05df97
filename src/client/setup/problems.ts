import type { Speaker } from '../../i18n/index.ts';
import type { Problem } from '../../kernel/index.ts';
import type { GameTexts } from '../registry/game-ui.ts';

/** A problem of the settings as a sentence: the setting's name and the reason. */
export function problemText(
  say: Speaker<'errors'>,
  texts: Pick<GameTexts, 'setting'>,
  { path, code, args }: Problem,
): string {
  const id = code.replace(/^settings\./, '');
  const why = say.has(`errors.settings.${id}`)
    ? say.lookup('errors.settings', id, args)
    : say.t('errors.settings.other', { code });
  const setting = texts.setting(path)?.name ?? path;
  return setting === '' ? why : say.t('errors.label.setting', { setting, why });
}

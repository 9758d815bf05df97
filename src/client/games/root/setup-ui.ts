import { load, loadTerms } from '../../../i18n/index.ts';
import { settingsForm } from '../../../games/root/settings.ts';
import type { SetupUi } from '../../registry/game-ui.ts';
import { rootChoiceEmblem } from './emblem.ts';
import { rootPresets } from './presets.ts';
import { settingTexts } from './setting-texts.ts';

/** The set-up of Root, without its rules and screens. */
export const rootSetup: SetupUi = {
  form: settingsForm,
  async texts(language) {
    const [say, terms] = await Promise.all([load(language, 'root-setup'), loadTerms(language, 'root-names')]);
    return settingTexts(language, say, terms);
  },
  presets: rootPresets,
  choiceEmblem: rootChoiceEmblem,
};

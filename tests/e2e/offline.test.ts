import { describe, test } from 'vitest';
import { type Language, LANGUAGES } from '../../src/i18n/index.ts';
import { openApp } from './app.testkit.ts';
import type { Size } from './browser.testkit.ts';
import { type OfflineGame, playOffline } from './offline.testkit.ts';
import { person } from './player.testkit.ts';
import { ROOT_SPOTS } from './root.testkit.ts';
import { beginScythia, SCYTHIA_SPOTS } from './scythia.testkit.ts';
import { lightWild } from './wild.testkit.ts';

const app = openApp();
const FULL = process.env['E2E'] === 'full';
/** A busy machine is slow; nothing here depends on time. */
const PATIENCE_MS = 1_800_000;

const handOf = (size: Size) => (size === 'phone' ? 'touch' : 'mouse');
const root = (size: Size): OfflineGame => ({
  who: { ...person(handOf(size), 3), spots: ROOT_SPOTS },
  async begin(page) {
    await page.goto('/new/root?way=bots');
    await page.locator('button[type="submit"]').click();
    await page.waitForSelector('[data-screen]');
  },
});
const wild = (size: Size): OfflineGame => ({
  who: person(handOf(size), 6),
  begin: (page) => lightWild(page, 'solo'),
});
const scythia = (size: Size): OfflineGame => ({
  who: { ...person(handOf(size), 6), spots: SCYTHIA_SPOTS },
  begin: (page) => beginScythia(page, 'solo'),
});

/** Games of one visit. To store the app for use without network takes longest, so the short dose plays all after one visit. */
type Wish = readonly [name: string, language: Language, size: Size, games: readonly ((size: Size) => OfflineGame)[]];
const WISHES: readonly Wish[] = FULL
  ? LANGUAGES.flatMap((language): Wish[] => [
      ['Root', language, 'desktop', [root]],
      ['Root', language, 'phone', [root]],
      ['the Wild', language, language === 'ru' ? 'phone' : 'desktop', [wild]],
      ['Scythia', language, language === 'en' ? 'phone' : 'desktop', [scythia]],
    ])
  : [['Root, the Wild and Scythia', 'uk', 'phone', [root, wild, scythia]]];

describe('with the network cut', { timeout: PATIENCE_MS }, () => {
  test.each(WISHES)('%s alone against bots, going on after a reload: %s, %s', async (_, language, size, games) => {
    await playOffline(
      app,
      { language, size },
      games.map((game) => game(size)),
      FULL,
    );
  });
});

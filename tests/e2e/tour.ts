// Records the tour: a screen that is used for two minutes, with captions, as a video. npm run tour starts it; `ffmpeg` makes the video.
// Waits for a slow machine are left out, and every stop lasts as long as its caption needs: the video has the same length everywhere.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import type { SavedTable } from '../../src/client/table/messages.ts';
import { scratch, startTestServer, testConfig } from '../server/server.testkit.ts';
import { startBrowser, visit } from './browser.testkit.ts';
import { openKept } from './kept.testkit.ts';
import { person, playOn } from './player.testkit.ts';
import { preparedRoot } from './root.testkit.ts';
import { openPrepared, prepared } from './scythia.testkit.ts';
import { preparedWild } from './wild.testkit.ts';

const [file, client] = process.argv.slice(2);
if (file === undefined || client === undefined)
  throw new Error('Missing argument: the video, and the folder of the web app.');
const SCREEN = { width: 1280, height: 720 };
/** Height of the strip below the screen that holds the captions, in pixels. */
const STRIP = 56;
/** Longest time that a frame stays while the page works, in seconds. */
const LONGEST_WORK_S = 0.12;
const FRAMES_PER_SECOND = 12;
/** Maps and the landscape of the first page are painted in parts while the page is idle. */
const PAINT_MS = 2_000;

interface Frame {
  readonly file: string;
  seconds: number;
}

interface Caption {
  readonly from: number;
  to: number;
  readonly text: string;
}

/** Keeps what a page shows as pictures with durations. */
class Recorder {
  readonly #folder: string;
  readonly frames: Frame[] = [];
  readonly captions: Caption[] = [];
  #session: CDPSession | undefined;
  #last = 0;
  #isLoading = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async begin(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    this.#session = session;
    session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
      if (!this.#isLoading) this.#keep(Buffer.from(data, 'base64'), metadata.timestamp ?? 0);
    });
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 90, ...sizeOf() });
  }

  #keep(picture: Buffer, at: number): void {
    const before = this.frames.at(-1);
    if (before !== undefined) before.seconds += Math.min(LONGEST_WORK_S, Math.max(0, at - this.#last));
    this.#last = at;
    const name = join(this.#folder, `${String(this.frames.length).padStart(5, '0')}.jpg`);
    writeFileSync(name, picture);
    this.frames.push({ file: name, seconds: 0 });
  }

  get length(): number {
    return this.frames.reduce((sum, { seconds }) => sum + seconds, 0);
  }

  /** Leaves out what is shown until a page has loaded. */
  async load(page: Page, open: () => Promise<void>): Promise<void> {
    this.#isLoading = true;
    await open();
    await page.waitForTimeout(PAINT_MS);
    this.#isLoading = false;
  }

  /** Shows the page as it is now for some seconds; a text is its caption from now until the next one. */
  async hold(page: Page, seconds: number, text?: string): Promise<void> {
    if (text !== undefined) {
      const before = this.captions.at(-1);
      if (before !== undefined) before.to = this.length;
      this.captions.push({ from: this.length, to: Number.POSITIVE_INFINITY, text });
    }
    // Movements run to their end.
    await page.waitForTimeout(700);
    this.#keep(await page.screenshot({ type: 'jpeg', quality: 90 }), this.#last);
    this.frames.at(-1)!.seconds += seconds;
  }

  async end(): Promise<void> {
    await this.#session?.send('Page.stopScreencast').catch(() => undefined);
    this.#session = undefined;
  }
}

const sizeOf = (): { maxWidth: number; maxHeight: number } => ({ maxWidth: SCREEN.width, maxHeight: SCREEN.height });

const BASE = ['marquise', 'eyrie', 'alliance', 'vagabond'];
const folder = mkdtempSync(join(tmpdir(), 'vatra-tour-'));
const place = scratch();
const site = await startTestServer(testConfig({ data: place.file('tour.db') }), client);
const browser = await startBrowser();
const recorder = new Recorder(folder);
try {
  const { page, context } = await visit(browser, site.url, { language: 'en', size: 'desktop', moves: true });
  await page.setViewportSize(SCREEN);
  const show = (path: string, selector: string): Promise<void> =>
    recorder.load(page, async () => {
      await page.goto(path);
      await page.waitForSelector(selector);
      await page.evaluate('document.fonts.ready.then(() => undefined)');
    });
  const openTable = (table: SavedTable, selector = '[data-prompt]'): Promise<void> =>
    recorder.load(page, async () => {
      await openKept(page, table);
      await page.waitForSelector(selector);
    });
  const press = async (selector: string): Promise<void> => {
    const found = page.locator(selector).filter({ visible: true }).first();
    await found.hover();
    await page.waitForTimeout(300);
    await found.click();
  };
  /** Chooses some things in the prompt, as a player does who reads them. */
  const choose = async (times: number, seconds: number): Promise<void> => {
    for (let i = 0; i < times; i++) {
      await playOn(page, { ...person('mouse', 11 + i), isBlind: true }, 1);
      await recorder.hold(page, seconds);
    }
  };

  await show('/', 'main h1');
  await recorder.begin(page);
  await recorder.hold(page, 6, 'Vatra: three board games in the browser, with all their rules, in three languages.');
  await show('/new/root?way=bots', 'form button[type="submit"]');
  await recorder.hold(
    page,
    5,
    'Root against bots: choose factions, map and deck. It runs in your browser, also offline.',
  );
  const turn = await preparedRoot({ factions: BASE, persons: 1, answers: 30, until: /^battle / });
  await openTable(turn);
  await recorder.hold(
    page,
    6,
    'The board is in the middle; the prompt says what you can do now and how many actions are left.',
  );
  await press('[data-next="battle"]');
  await recorder.hold(page, 6, 'A battle: choose where and whom. The odds stand beside it before you decide.');
  await choose(4, 2.5);
  await recorder.hold(page, 3, 'Every move is told in the log, and turns of others are played out on the board.');
  await choose(3, 2);
  await page.keyboard.press('?');
  await recorder.hold(page, 7, '“Why not?” names the paragraph that forbids a move, and what is missing.');
  await page.keyboard.press('Escape');
  await show('/law/root?p=4.2.1', 'main h1');
  await recorder.hold(page, 6, 'The law of all three games can be read and searched, also beside the table.');
  await openTable(turn);
  await press('[data-ask-hint]');
  await page.locator('[data-hinted]').first().waitFor();
  await recorder.hold(page, 6, 'A hint: what a bot would do, with its estimate of your chances.');
  await openTable(await preparedWild(/^move /, 3));
  await recorder.hold(
    page,
    5,
    'Defenders of the Wild: together against the machines, whose next moves are drawn on the map.',
  );
  await choose(5, 2);
  await recorder.load(page, async () => openPrepared(page, await prepared(2, 'turn', 'raid')));
  await recorder.hold(
    page,
    5,
    'Raiders of Scythia: the village, the raid targets, and an exact forecast of every raid.',
  );
  await choose(3, 2.5);
  await show('/new/root?way=friends', 'button[type="submit"]');
  await press('button[type="submit"]');
  await page.waitForSelector('[data-screen="lobby"]');
  await recorder.hold(
    page,
    7,
    'With friends: send the link. Everybody plays on their own device, in their own language.',
  );
  await show('/learn', 'main h1');
  await recorder.hold(page, 4, 'Learn: guided first games, summaries to print, and puzzles about the rules.');
  await show('/learn/root/eyrie', '[data-screen]');
  await recorder.hold(page, 6);
  await show('/editor/root', 'main form');
  await recorder.hold(page, 6, 'The editor: set up any position, check it, share it as a link, play on from it.');
  const ended = await preparedRoot({ factions: ['marquise', 'eyrie'], persons: 1, answers: 2000 });
  await openTable(ended, '[data-screen="end"]');
  await recorder.hold(page, 5, 'After the game: the result, where the points came from, and a link to share it.');
  await press('[data-open-review]');
  await page.locator('[data-chart]').first().waitFor();
  await recorder.hold(page, 6, 'The review shows how the chances changed, and which moves changed them.');
  await show('/', 'main h1');
  await recorder.hold(page, 6, 'npm start, and it runs at http://127.0.0.1:3000. Free and open source.');
  await recorder.end();
  await context.close();
  recorder.captions.at(-1)!.to = recorder.length;
  encode();
  console.log(`${file}: ${recorder.length.toFixed(0)} s, ${recorder.frames.length} pictures`);
} finally {
  await browser.close();
  await site.close();
  place.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** Makes the video of the pictures, with the captions in a strip below. */
function encode(): void {
  const list = join(folder, 'frames.txt');
  const lines = recorder.frames
    .filter(({ seconds }) => seconds > 0)
    .map(({ file: picture, seconds }) => `file '${picture}'\nduration ${seconds.toFixed(3)}`);
  writeFileSync(list, `ffconcat version 1.0\n${lines.join('\n')}\nfile '${recorder.frames.at(-1)!.file}'\n`);
  const texts = recorder.captions.map(({ from, to, text }, i) => {
    const path = join(folder, `caption-${i}.txt`);
    writeFileSync(path, text);
    const when = `between(t\\,${from.toFixed(2)}\\,${(to - 0.01).toFixed(2)})`;
    return `drawtext=textfile=${path}:font=Sans:fontsize=24:fontcolor=white:x=(w-text_w)/2:y=h-${STRIP}+16:enable=${when}`;
  });
  const { width, height } = SCREEN;
  const filters = [
    `scale=${width}:${height}`,
    `fps=${FRAMES_PER_SECOND}`,
    `pad=${width}:${height + STRIP}:0:0:color=0x1b2a24`,
    ...texts,
    'format=yuv420p',
  ].join(',');
  mkdirSync(dirname(file!), { recursive: true });
  const words = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list, '-vf', filters];
  execFileSync(
    'ffmpeg',
    [...words, '-c:v', 'libx264', '-crf', '26', '-preset', 'medium', '-movflags', '+faststart', file!],
    {
      stdio: 'inherit',
    },
  );
}

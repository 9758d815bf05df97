import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import type * as cues from '../../src/client/sound/cues.ts';
import { CUES, type Cue, SOUNDS } from '../../src/client/sound/cues.ts';
import { load } from '../../src/i18n/index.ts';
import { Client, Refusal, Visitor } from '../server/client.testkit.ts';
import type { Visit } from './browser.testkit.ts';
import { guest, leave, look, press, wrongs } from './guests.testkit.ts';
import { openTestSite } from './test-site.testkit.ts';

const PATIENCE_MS = 300_000;
const site = openTestSite('sound');

/** What the audio graph of a page was asked to do. */
interface Graph {
  /** True when the reader had done something before the first audio device was opened. */
  readonly gestures: boolean[];
  readonly pitches: number[];
  /** Volumes of the sounds. */
  readonly volumes: number[];
}

/** Replaces the audio device of a page by one that remembers what was asked of it. */
function recordGraph(): void {
  const graph: Graph = { gestures: [], pitches: [], volumes: [] };
  const Device = AudioContext;
  class RecordingContext extends Device {
    constructor() {
      super();
      graph.gestures.push(navigator.userActivation.hasBeenActive);
    }
    override createOscillator(): OscillatorNode {
      const tone = super.createOscillator();
      const { frequency } = tone;
      const set = frequency.setValueAtTime.bind(frequency);
      frequency.setValueAtTime = (pitch, at) => {
        graph.pitches.push(pitch);
        return set(pitch, at);
      };
      return tone;
    }
    override createGain(): GainNode {
      const gain = super.createGain();
      const connect = gain.connect.bind(gain);
      gain.connect = ((to: AudioNode) => {
        if (to === this.destination) graph.volumes.push(gain.gain.value);
        return connect(to);
      }) as GainNode['connect'];
      return gain;
    }
  }
  Object.assign(globalThis, { AudioContext: RecordingContext, audioGraph: graph });
}

const graphOf = (page: Page): Promise<Graph> =>
  page.evaluate(() => (globalThis as unknown as { audioGraph: Graph }).audioGraph);

/** The sounds that were played, by the pitches of their first tones. */
async function cuesOf(page: Page): Promise<Cue[]> {
  const { pitches } = await graphOf(page);
  const cues: Cue[] = [];
  for (let at = 0; at < pitches.length; ) {
    const cue = CUES.find((one) => SOUNDS[one].every(({ pitch }, k) => Math.abs(pitches[at + k]! - pitch) < 0.01));
    if (cue === undefined) throw new Error(`no sound begins with ${pitches.slice(at, at + 4).join(', ')} Hz`);
    cues.push(cue);
    at += SOUNDS[cue].length;
  }
  return cues;
}

/** Two visitors and a table of Embers that has begun. */
async function twoAtTable(rounds = 1): Promise<{ ann: Visitor; bob: Visitor; id: string }> {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.arrive(site.address, name)));
  const { id } = await ann!.table('POST', '', { game: 'embers', settings: { seats: 2, rounds }, private: false });
  await ann!.table('POST', `/${id}/seats/0`, {});
  await bob!.table('POST', `/${id}/seats/1`, {});
  await ann!.table('POST', `/${id}/start`);
  return { ann: ann!, bob: bob!, id };
}

/** Answers in a seat to the end of the game, or until `stop` says so: with dice where they are offered. */
async function answerUntil(client: Client, id: string, seat: number, stop: () => Promise<boolean>): Promise<void> {
  for (let k = 0; !(await stop()); k++) {
    const { question, offered, over } = client.at(id, seat).moment!;
    if (over) return;
    if (question < 0) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    const say = offered.find((text) => text.startsWith('stir')) ?? offered[k % offered.length]!;
    try {
      const { version } = await client.answer(id, seat, [say]);
      await client.until(() => client.at(id, seat).moment!.version >= version);
      // People take longer than this: sounds of moments that are gone at once are left out.
      await new Promise((done) => setTimeout(done, 90));
    } catch (error) {
      // The other seat was faster in a window for any of them.
      if (!(error instanceof Refusal)) throw error;
      await client.until(() => client.at(id, seat).moment!.question !== question);
    }
  }
}

test(
  'every sound: audible, quiet, short, without a click, and unlike the others',
  async () => {
    const bundle = await rolldown({ input: join(import.meta.dirname, '../../src/client/sound/cues.ts') });
    const { output } = await bundle.generate({ format: 'iife', name: 'cues' });
    const page = await site.browser.newPage();
    await page.goto(`${site.address}/health`);
    await page.evaluate(`${output[0].code}; globalThis.cues = cues;`);
    const rendered = await page.evaluate(async () => {
      const { CUES: names, playCue } = (globalThis as unknown as { cues: Pick<typeof cues, 'CUES' | 'playCue'> }).cues;
      const measure = async (cue: (typeof names)[number], volume: number) => {
        const rate = 44_100;
        const context = new OfflineAudioContext(1, rate * 2, rate);
        playCue(context, cue, volume);
        const wave = (await context.startRendering()).getChannelData(0);
        const last = wave.findLastIndex((x) => Math.abs(x) > 0.0005);
        let crossings = 0;
        let step = 0;
        for (let k = 1; k < wave.length; k++) {
          if (wave[k - 1]! < 0 !== wave[k]! < 0) crossings++;
          step = Math.max(step, Math.abs(wave[k]! - wave[k - 1]!));
        }
        return { peak: Math.max(...wave.map(Math.abs)), seconds: last / rate, crossings, step };
      };
      return await Promise.all(
        names.map(async (cue) => ({ cue, full: await measure(cue, 1), half: await measure(cue, 0.5) })),
      );
    });
    for (const { cue, full, half } of rendered) {
      expect(full.peak, cue).toBeGreaterThan(0.03);
      expect(full.peak, cue).toBeLessThan(0.25);
      expect(half.peak / full.peak, cue).toBeCloseTo(0.5, 2);
      expect(full.seconds, cue).toBeLessThan(1.5);
      // A jump of the wave is a click.
      expect(full.step, cue).toBeLessThan(0.03);
    }
    expect(new Set(rendered.map(({ full }) => `${full.crossings} ${full.seconds.toFixed(2)}`)).size).toBe(CUES.length);
    await page.close();
  },
  PATIENCE_MS,
);

test(
  'nothing sounds before a gesture; then the turn, a roll, a message and the end do, and silence when switched off',
  async () => {
    const say = await load('en', 'shell', 'play');
    const { ann, bob, id } = await twoAtTable(4);
    const one = await guest(site, 'Ann', { language: 'en', size: 'desktop', theme: 'day' });
    await one.context.addInitScript((key) => localStorage.setItem('vatra.key', key), ann.key);
    await one.context.addInitScript(recordGraph);
    const { page } = one;
    const clients = await Promise.all([ann, bob].map(({ key }) => Client.connect(site.address, key)));
    await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
    /** Says something as soon as no secret choice is open, in which nobody may speak. */
    const speak = async (who: Client, text: string): Promise<void> => {
      const isSaid = (): Promise<boolean> =>
        who.act(id, { do: 'chat', room: 'seats', text }).then(
          () => true,
          () => false,
        );
      while (!(await isSaid())) {
        let steps = 0;
        await Promise.all(clients.map((client, seat) => answerUntil(client, id, seat, async () => ++steps > 2)));
      }
    };
    const bobSays = (text: string): Promise<void> => speak(clients[1]!, text);
    await page.goto(`/table/${id}`);
    await page.waitForSelector('[data-screen="game"]');
    let answers = 0;
    const few = async (): Promise<boolean> => ++answers > 60;
    await Promise.all(clients.map((client, seat) => answerUntil(client, id, seat, few)));
    await bobSays('before');
    await page.waitForTimeout(300);
    expect(await graphOf(page)).toEqual({ gestures: [], pitches: [], volumes: [] });

    await page.locator('#tab-chat').click();
    await page.getByText('before').waitFor();
    await bobSays('after');
    await expect.poll(() => cuesOf(page)).toEqual(['message']);
    // One's own line makes no sound.
    await speak(clients[0]!, 'mine');
    await page.getByText('mine').waitFor();
    const heard = async (cue: Cue): Promise<boolean> => (await cuesOf(page)).includes(cue);
    const all = async (): Promise<boolean> => (await heard('turn')) && (await heard('roll'));
    await Promise.all(clients.map((client, seat) => answerUntil(client, id, seat, all)));
    expect((await cuesOf(page)).filter((cue) => cue === 'message')).toHaveLength(1);
    expect(await heard('turn')).toBe(true);
    expect(await heard('roll')).toBe(true);
    await Promise.all(clients.map((client, seat) => answerUntil(client, id, seat, async () => false)));
    await page.waitForSelector('[data-screen="end"]');
    await expect.poll(() => heard('end')).toBe(true);
    const { gestures, volumes } = await graphOf(page);
    expect(gestures).toEqual([true]);
    expect(new Set(volumes)).toEqual(new Set([0.5]));

    await press(one, `button[aria-label="${say.t('shell.label.settings')}"]`);
    await page.getByLabel(say.t('shell.label.volume')).getByRole('button').last().click();
    await expect.poll(async () => (await graphOf(page)).volumes.at(-1)).toBe(1);
    await look(one, 'settings', true);
    await page.getByText(say.t('shell.label.sound'), { exact: true }).click();
    const before = (await graphOf(page)).pitches.length;
    await page.keyboard.press('Escape');
    await bobSays('unheard');
    await page.getByText('unheard').waitFor();
    await page.waitForTimeout(300);
    expect((await graphOf(page)).pitches).toHaveLength(before);
    expect(wrongs([one])).toEqual([]);
    for (const client of clients) client.close();
    await leave([one]);
  },
  PATIENCE_MS,
);

const PHONES: readonly Visit[] = [
  { language: 'uk', size: 'phone', theme: 'night' },
  ...(process.env['E2E'] === 'full' ? [{ language: 'ru', size: 'phone', theme: 'day' } as const] : []),
];

test.each(PHONES)(
  'on a phone sounds are off until they are switched on: $language',
  async (wish) => {
    const say = await load(wish.language, 'shell');
    const one = await guest(site, 'Оля', wish);
    await one.context.addInitScript(recordGraph);
    const { page } = one;
    await page.goto('/');
    await press(one, `button[aria-label="${say.t('shell.label.settings')}"]`);
    const box = page.getByLabel(say.t('shell.label.sound'), { exact: true });
    expect(await box.isChecked()).toBe(false);
    expect((await graphOf(page)).gestures).toEqual([]);
    await page.getByText(say.t('shell.label.sound'), { exact: true }).tap();
    await expect.poll(() => cuesOf(page)).toEqual(['turn']);
    await look(one, 'settings', true);
    await page.reload();
    await press(one, `button[aria-label="${say.t('shell.label.settings')}"]`);
    expect(await box.isChecked()).toBe(true);
    expect(wrongs([one])).toEqual([]);
    await leave([one]);
  },
  PATIENCE_MS,
);

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { missingTexts, paleDrawings, smallTargets, unreadable } from './boxes.testkit.ts';
import { whilePainted } from './browser.testkit.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong, contrast below AA among it; each finding with the first element it concerns. It needs opaque pages. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const run = async (): Promise<string[]> => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map((node) => `${id}: ${node.html.slice(0, 140)} ${node.failureSummary?.slice(0, 260) ?? ''}`),
    );
  };
  return await whilePainted(page, () => page.evaluate(run));
}

/** All that can be seen of a screen without knowing what it should show. */
export async function faultsOf(page: Page, { axe }: { readonly axe: boolean }): Promise<string[]> {
  // What changes its size is drawn for the new one before the next paint: nobody sees the moment in between.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
    });
  });
  const touched = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const found = [
    ...(await missingTexts(page)),
    ...(await unreadable(page)),
    ...(await paleDrawings(page)),
    ...(touched ? await smallTargets(page) : []),
  ];
  return axe ? [...found, ...(await axeFindings(page))] : found;
}

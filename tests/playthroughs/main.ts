// Records all games or the named ones again: npm run playthroughs -- [NAME …]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { PLANS } from './plan.ts';
import { FOLDER, fileOf, record, recordedNames } from './record.testkit.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !PLANS.some((plan) => plan.name === name));
if (unknown.length > 0) {
  process.stderr.write(`There is no plan for ${unknown.join(', ')}; see tests/playthroughs/plan.ts.\n`);
  process.exit(2);
}
mkdirSync(FOLDER, { recursive: true });
for (const name of recordedNames()) if (!PLANS.some((plan) => plan.name === name)) rmSync(fileOf(name));
for (const [i, plan] of PLANS.entries()) {
  if (names.length > 0 && !names.includes(plan.name)) continue;
  const text = await record(plan, 1000 * (i + 1));
  writeFileSync(fileOf(plan.name), text);
  process.stdout.write(
    `${plan.name}: ${text.match(/^\d+ /gm)?.length ?? 0} acts, ${text.trimEnd().split('\n').at(-1)}\n`,
  );
}

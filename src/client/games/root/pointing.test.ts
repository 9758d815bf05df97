import { expect, test } from 'vitest';
import { SYMPATHY } from '../../../games/root/components/pieces.ts';
import { root } from '../../../games/root/index.ts';
import { CLEARING_COUNT, type FactionName } from '../../../games/root/words.ts';
import { LANGUAGES } from '../../../i18n/index.ts';
import { rootTexts } from './texts.ts';
import type { RootView } from '../../../games/root/view-types.ts';

/** What a player of this faction sees while a sympathy token lies in clearing 5. */
function sympathetic(faction: FactionName): RootView {
  const read = root.readSettings({ seating: 'listed', factions: ['marquise', 'alliance'] });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const view = root.view(root.begin(read.value), 0);
  const on = view.on.slice();
  on[SYMPATHY * CLEARING_COUNT + 4] = 1;
  return { ...view, on, viewer: 0, factions: [faction, faction === 'alliance' ? 'marquise' : 'alliance'] };
}

test('8.2.6: a march into sympathy says before it is final that Outrage costs a card', async () => {
  for (const language of LANGUAGES) {
    const { price } = await rootTexts(language);
    const seen = sympathetic('marquise');
    const told = price!(['march', 'move c1 c5'], seen);
    expect(told).toMatch(/^(Outrage|Заворушення|Беспорядки): /);
    expect(price!(['march', 'move c1 c5', 'count 3'], seen)).toBe(told);
    // Out of it, elsewhere, and for the Alliance itself it costs nothing.
    expect(price!(['march', 'move c5 c1'], seen)).toBeUndefined();
    expect(price!(['march', 'move c1 c5', 'count 3', 'move c5 c9'], seen)).toBeUndefined();
    expect(price!(['end'], seen)).toBeUndefined();
    expect(price!(['move c1 c5'], sympathetic('alliance'))).toBeUndefined();
  }
});

test('8.2.6: a battle that may remove sympathy says before it is final that Outrage would cost a card', async () => {
  for (const language of LANGUAGES) {
    const { price } = await rootTexts(language);
    const seen = sympathetic('marquise');
    const told = price!(['battle c5 alliance'], seen);
    expect(told).toMatch(/^(Outrage if .*: |Якщо .* через Заворушення |Если .* начнутся беспорядки: )/);
    expect(told).not.toBe(price!(['move c1 c5'], seen));
    // Where no token lies, against others, and for the Alliance itself it costs nothing.
    expect(price!(['battle c4 alliance'], seen)).toBeUndefined();
    expect(price!(['battle c5 vagabond'], seen)).toBeUndefined();
    expect(price!(['battle c5 marquise'], sympathetic('alliance'))).toBeUndefined();
  }
});

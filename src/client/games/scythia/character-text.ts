import { COMPONENTS, type Names } from './names.ts';

/** A character in one sentence. */
export function characterText({ say, text, character }: Names, kind: number): string {
  const card = COMPONENTS.pack.characters[kind]!;
  return say.t('scythia.aria.character', {
    name: character(kind),
    cost: text.count('silver', card.cost),
    strength: card.strength,
    vp: text.count('vp', card.vp),
    raid: text.raid(card.raid),
    play: text.play(card.play, true),
  });
}

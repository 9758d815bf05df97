import { Hand, type HandCard } from '../../components/hand.tsx';
import { Icon } from '../../components/icon.tsx';
import { CharacterCard } from './card.tsx';
import { characterText } from './character-text.ts';
import css from './draft.module.css';
import { Rebuilt } from './marks.tsx';
import { COMPONENTS } from './names.ts';
import { Tap, useBoardContext } from './board-context.tsx';
import { capitalize } from '../../turns/capitalize.ts';

/** The pairs of hero and character on offer (§S-2.9), above a board that is scrolled or has no hand below it. */
export function Draft() {
  const { view, names } = useBoardContext();
  if (view.offer.length === 0) return null;
  return (
    <section className={css.draft} aria-label={names.say.t('scythia.label.offer')}>
      <h2>{names.say.t('scythia.label.offer')}</h2>
      <ul>
        {view.offer.map(({ hero, character }) => {
          const data = COMPONENTS.pack.heroes[hero]!;
          return (
            <li key={hero}>
              <Tap
                to={`pair ${data.id}`}
                className={css.hero}
                label={names.say.t('scythia.aria.hero', {
                  name: names.hero(hero),
                  ability: names.text.play(data.ability, true),
                })}
              >
                <Icon id="g-hero" size={30} />
                <b>{names.hero(hero)}</b>
                <span className={css.ability}>
                  {capitalize(names.text.play(data.ability))}
                  {'\u00a0'}
                  <Rebuilt of={data} />
                </span>
              </Tap>
              {character >= 0 && <CharacterCard kind={character} to={undefined} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The pairs on offer in the place of the hand, which is empty then, so that the board keeps its size. */
export function DraftHand() {
  const { view, names, leads, isWaiting, say: speak } = useBoardContext();
  const { text } = names;
  const cards = view.offer.map(({ hero, character }): HandCard => {
    const data = COMPONENTS.pack.heroes[hero]!;
    const to = `pair ${data.id}`;
    const ability = capitalize(text.play(data.ability));
    return {
      key: data.id,
      tint: 'var(--rule-2)',
      sign: (
        <span>
          <Icon id="g-hero" size={18} />
        </span>
      ),
      kind: <Rebuilt of={data} />,
      name: names.hero(hero),
      text: (
        <>
          {character >= 0 && (
            <span className={css.partner}>
              <Icon id="g-crew" size={14} />
              {names.character(character)}
            </span>
          )}
          {ability}
        </>
      ),
      preview: (
        <>
          <p>{ability}</p>
          {character >= 0 && <p>{capitalize(characterText(names, character))}</p>}
        </>
      ),
      state: isWaiting(to) ? 'chosen' : leads(to) ? 'open' : 'plain',
      to: leads(to) ? to : undefined,
      tap: leads(to) ? () => speak(to) : undefined,
    };
  });
  return <Hand title={names.say.t('scythia.label.offer')} cards={cards} isWordy />;
}

import { Icon } from '../../components/icon.tsx';
import { CharacterCard } from './card.tsx';
import css from './draft.module.css';
import { Rebuilt } from './marks.tsx';
import { COMPONENTS } from './names.ts';
import { Tap, useBoardContext } from './board-context.tsx';
import { capitalize } from '../../turns/capitalize.ts';

/** The pairs of hero and character on offer (§S-2.9). */
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

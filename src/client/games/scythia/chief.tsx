import { ARROWS, ROW } from '../../../games/scythia/words.ts';
import { Icon } from '../../components/icon.tsx';
import css from './chief.module.css';
import { Rebuilt } from './marks.tsx';
import { COMPONENTS } from './names.ts';
import { useBoardContext } from './board-context.tsx';

/** The AI chief of the solo game: what it has, and its scheme read line by line (§S-12.3). */
export function Chief() {
  const { view, names } = useBoardContext();
  const { chief } = view;
  const { say, text } = names;
  if (!chief) return null;
  return (
    <section className={css.chief} aria-label={say.t('scythia.word.chief')}>
      <h2>
        <span>
          {say.t('scythia.word.chief')}
          <small>{names.chief(chief.character)}</small>
        </span>
        <b>{say.number(chief.score)}</b>
      </h2>
      <ul className={css.has}>
        <li title={text.count('provisions', chief.provisions)}>
          <Icon id="g-provisions" size={17} />
          {chief.provisions}
        </li>
        <li title={say.t('scythia-cards.animal.strength', { n: chief.strength })}>
          <Icon id="g-strength" size={17} />
          {chief.strength}
        </li>
        <li title={say.t('scythia.label.horses', { n: chief.horses.length })}>
          <Icon id="a-horse" size={18} />
          {chief.horses.length}
        </li>
        <li title={say.t('scythia.label.questsDone', { n: chief.quests.length })}>
          <Icon id="g-quest" size={17} />
          {chief.quests.length}
        </li>
      </ul>
      {chief.scheme < 0 ? (
        <p>{say.t('scythia.label.noScheme')}</p>
      ) : (
        <Scheme scheme={chief.scheme} character={chief.character} />
      )}
      <p className={css.left}>{say.t('scythia.label.schemesLeft', { n: chief.schemesLeft })}</p>
    </section>
  );
}

function Scheme({ scheme, character }: { readonly scheme: number; readonly character: number }) {
  const { names } = useBoardContext();
  const { say, text } = names;
  const data = COMPONENTS.pack.schemes[scheme]!;
  const gain = data.gain + COMPONENTS.chief.extra[character]!;
  const civ = names.civ(COMPONENTS.scheme.civ[scheme]!);
  return (
    <>
      <h3>
        {names.scheme(scheme)} <Rebuilt of={data} />
      </h3>
      <ol>
        <li>
          {say.t('scythia.scheme.spot', { civ, n: data.column })}
          <em>{say.t(`scythia.scheme.quest.${ARROWS[COMPONENTS.scheme.quest[scheme]!]!}`)}</em>
        </li>
        <li>
          {say.t('scythia.scheme.provisions', { what: text.countName('provisions', data.provisions) })}
          <em>{say.t('scythia.scheme.gain', { what: text.countName('provisions', gain) })}</em>
        </li>
        <li>
          {say.t('scythia.scheme.strength', { n: data.strength })}
          <em>
            {say.t('scythia.scheme.horse', {
              place: say.t(`scythia.word.row.${ROW[COMPONENTS.scheme.horse[scheme]!]!}`),
            })}
          </em>
        </li>
        <li>{say.t('scythia.scheme.raid', { what: text.count('vp', data.vp) })}</li>
      </ol>
      <p className={css.blocks}>
        <Icon id="u-lock" size={17} />
        {say.t('scythia.scheme.blocks', { building: names.building(COMPONENTS.scheme.blocks[scheme]!) })}
      </p>
    </>
  );
}

import { EAGLE, HORSE, ITEMS, SLOTS } from '../../../games/scythia/words.ts';
import { Icon } from '../../components/icon.tsx';
import { softHyphens } from '../../components/soft-hyphens.ts';
import { characterText } from './character-text.ts';
import parts from '../../components/parts.module.css';
import css from './crew.module.css';
import { ItemMark, Rebuilt, WorkerMark } from './marks.tsx';
import { COMPONENTS } from './names.ts';
import { isDoubling, isLending } from './option-texts.ts';
import { Tap, useBoardContext } from './board-context.tsx';
import { capitalize } from '../../turns/capitalize.ts';

/** What may be done with a crew member, the first that can be done now. */
const USES = ['wound', 'heal', 'eagle', 'swap', 'reroll'] as const;

/** Names with a word that is too long for the usual letters of a narrow slot, or even for smaller ones. */
const LONG = /\S{10,}/u;
const LONGEST = /\S{13,}/u;

/** Most letters of a word that is never parted in the effect of a member. */
const FITS = 6;

const lengthOf = (name: string): string | undefined =>
  LONGEST.test(name) ? 'very' : LONG.test(name) ? 'long' : undefined;

/** The own board: treasure, hero, five slots with eagles above and horses below. */
export function CrewBoard() {
  const { view, names, own, seats } = useBoardContext();
  const player = view.players[own]!;
  const { say } = names;
  return (
    <section
      className={css.board}
      data-wide
      tabIndex={0}
      aria-label={say.t('scythia.label.boardOf', { name: seats[own] ?? '' })}
    >
      <Treasure />
      <Hero hero={player.hero} />
      <ol className={css.slots}>
        {SLOTS.map((_, slot) => (
          <li key={slot}>
            <AnimalPlace slot={slot} side={EAGLE} />
            <Member slot={slot} />
            <AnimalPlace slot={slot} side={HORSE} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The own crew in the seat's card: goods, hero, a row for every slot with its animals. */
export function CrewRows() {
  const { view, names, own } = useBoardContext();
  const player = view.players[own]!;
  if (player.hero < 0) return null;
  return (
    <div className={css.rows}>
      <Hero hero={player.hero} />
      {SLOTS.map((_, slot) => (
        <div key={slot}>
          <Member slot={slot} />
          <AnimalPlace slot={slot} side={EAGLE} />
          <AnimalPlace slot={slot} side={HORSE} />
        </div>
      ))}
      <span className={parts.hidden}>{names.say.t('scythia.label.handSize', { n: player.handSize })}</span>
    </div>
  );
}

function Treasure() {
  const { view, names, own } = useBoardContext();
  const player = view.players[own]!;
  return (
    <div className={css.treasure}>
      <h2>{names.say.t('scythia.label.treasure')}</h2>
      <ul>
        {player.held.map((n, k) => (
          <li key={ITEMS[k]} data-none={n === 0 || undefined} title={names.text.count(ITEMS[k]!, n)}>
            <ItemMark item={ITEMS[k]!} size={20} />
            <b>{n}</b>
          </li>
        ))}
        {player.worker >= 0 && (
          <li title={names.worker(player.worker)}>
            <WorkerMark colour={player.worker} size={24} />
          </li>
        )}
      </ul>
      <CompletedQuests quests={player.quests} />
    </div>
  );
}

/** The completed quests with their points, which count at the end (§S-10). */
function CompletedQuests({ quests }: { readonly quests: readonly number[] }) {
  const { names } = useBoardContext();
  if (quests.length === 0) return null;
  return (
    <ul className={css.quests} aria-label={names.say.t('scythia.label.questsDone', { n: quests.length })}>
      {quests.map((quest) => (
        <li key={quest} title={names.quest(quest)}>
          <Icon id="g-quest" size={17} />
          {COMPONENTS.pack.quests[quest]!.vp}
          <Icon id="g-vp" size={15} />
        </li>
      ))}
    </ul>
  );
}

function Hero({ hero }: { readonly hero: number }) {
  const { names, view, leads } = useBoardContext();
  const data = COMPONENTS.pack.heroes[hero];
  if (data === undefined) return null;
  const ability = capitalize(names.text.play(data.ability));
  const to = 'use village-centre.hero';
  return (
    <Tap
      to={leads(to) ? to : undefined}
      label={names.say.t('scythia.aria.hero', { name: names.hero(hero), ability: names.text.play(data.ability, true) })}
      preview={{ title: names.hero(hero), lines: [capitalize(names.text.play(data.ability, true))] }}
      className={css.hero}
      mark={view.usedHero ? 'used' : undefined}
    >
      <Icon id="g-hero" size={26} />
      <b>{names.hero(hero)}</b>
      <span>
        {ability}
        {'\u00a0'}
        <Rebuilt of={data} />
      </span>
    </Tap>
  );
}

/** Wounds and what strength is left; a full row means that the next wound kills. */
export function Wounds({ strength, wounds }: { readonly strength: number; readonly wounds: number }) {
  return (
    <span className={css.wounds} data-count={wounds}>
      {Array.from({ length: strength }, (_, i) => (
        <i key={i} data-wound={i < wounds || undefined}>
          {i < wounds && <Icon id="g-wound" size={15} />}
        </i>
      ))}
    </span>
  );
}

function Member({ slot }: { readonly slot: number }) {
  const { view, names, own, leads, reach } = useBoardContext();
  const { crew, wounds, eagle } = view.players[own]!.slots[slot]!;
  const { say } = names;
  const word = SLOTS[slot]!;
  const hire = reach('hire', 1).get(word);
  const mine = view.active === own;
  const to = hire ?? (mine ? USES.map((verb) => `${verb} ${word}`).find(leads) : undefined);
  if (crew < 0)
    return (
      <Tap to={to} label={say.t('scythia.aria.emptySlot', { n: slot + 1 })} className={css.member} mark="empty">
        <span className={css.number}>{slot + 1}</span>
      </Tap>
    );
  const card = COMPONENTS.pack.characters[crew]!;
  const label = say.t('scythia.aria.member', { n: slot + 1, card: characterText(names, crew), wounds });
  const preview = {
    title: names.character(crew),
    lines: [
      `${names.terms.name('scythia.strength')}: ${card.strength - wounds}`,
      ...names.text.raid(card.raid),
      names.text.play(card.play, true),
    ].map(capitalize),
  };
  return (
    <Tap to={to} label={label} preview={preview} className={css.member}>
      <b className={css.name} data-long={lengthOf(names.character(crew))}>
        {softHyphens(names.character(crew))}
      </b>
      <span className={css.strength}>
        <Icon id="g-strength" size={17} />
        <b>{card.strength - wounds}</b>
        <Wounds strength={card.strength} wounds={wounds} />
        {card.vp > 0 && (
          <span>
            {card.vp}
            <Icon id="g-vp" size={15} />
          </span>
        )}
      </span>
      <span className={css.effect}>
        {names.text.raid(card.raid).map((line) => (
          <span key={line}>{softHyphens(line, FITS)}</span>
        ))}
        {eagle >= 0 && isDoubling(eagle) && <em>×2</em>}
        {eagle >= 0 && isLending(eagle) && (
          <span>
            <Icon id="v-village-centre" size={15} /> {capitalize(names.text.play(card.play))}
          </span>
        )}
      </span>
    </Tap>
  );
}

/** The place of an eagle above or a horse below a slot. */
function AnimalPlace({ slot, side }: { readonly slot: number; readonly side: typeof EAGLE | typeof HORSE }) {
  const { view, names, own, leads, reach } = useBoardContext();
  const { eagle, horse } = view.players[own]!.slots[slot]!;
  const { say, text } = names;
  const animal = side === EAGLE ? eagle : horse;
  const word = SLOTS[slot]!;
  const taken = reach('tame', 2).get(word);
  const isSide = taken?.endsWith(`${side === EAGLE ? 'eagle' : 'horse'} ${word}`) === true;
  const to = isSide ? taken : side === EAGLE ? [`release ${word}`, `eagle ${word}`].find(leads) : undefined;
  const data = COMPONENTS.pack.animals[animal];
  const what = data && (side === EAGLE ? text.eagle(data) : text.horse(data));
  const kind = names.terms.name(side === EAGLE ? 'scythia.eagle' : 'scythia.horse');
  return (
    <Tap
      to={to}
      label={say.t('scythia.aria.animal', { n: slot + 1, kind, what: what ?? say.t('scythia.word.nothing') })}
      className={css.animal}
      mark={data ? undefined : 'empty'}
    >
      <Icon id={side === EAGLE ? 'a-eagle' : 'a-horse'} size={18} />
      {data && <AnimalMarks animal={animal} side={side} />}
    </Tap>
  );
}

/** The numbers of one half of an animal card, or what its eagle does. */
export function AnimalMarks({ animal, side }: { readonly animal: number; readonly side: typeof EAGLE | typeof HORSE }) {
  const { names } = useBoardContext();
  const { eagle, horse } = COMPONENTS.pack.animals[animal]!;
  const half = side === EAGLE ? eagle : { kind: 'stats', ...horse };
  if (half.kind === 'double')
    return (
      <span className={css.stat} title={names.say.t('scythia-cards.animal.double')}>
        ×2
      </span>
    );
  if (half.kind === 'play')
    return (
      <span className={css.stat} title={names.say.t('scythia-cards.animal.play')}>
        <Icon id="v-village-centre" size={17} />
      </span>
    );
  return (
    <>
      {half.strength > 0 && <span className={css.stat}>+{half.strength}</span>}
      {half.vp > 0 && (
        <span className={css.stat}>
          {half.vp}
          <Icon id="g-vp" size={14} />
        </span>
      )}
    </>
  );
}

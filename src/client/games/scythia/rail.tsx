import { memo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { EAGLE, HORSE, ITEMS } from '../../../games/scythia/words.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Icon, SeatPiece } from '../../components/icon.tsx';
import type { BoardProps } from '../../registry/game-ui.ts';
import { Chief } from './chief.tsx';
import { AnimalMarks } from './crew.tsx';
import { CostRun, ItemMark, Rebuilt } from './marks.tsx';
import { COMPONENTS } from './names.ts';
import { Plans } from './plans.tsx';
import css from './rail.module.css';
import { BoardContextProvider, Tap, useBoardContext } from './board-context.tsx';
import { useTargetsInSight } from './sight.ts';

/** What belongs to nobody: the AI chief, decks and supply, the odds of raids. */
export function ScythiaSupply(board: BoardProps) {
  return (
    <BoardContextProvider board={board}>
      <div className={css.supply}>
        <Chief />
        <Stock />
        <PlansButton />
        <RebuiltNote />
      </div>
    </BoardContextProvider>
  );
}

/** Below the village: quests and animals on offer. */
export const VillageOffers = memo(function VillageOffers() {
  return (
    <div className={css.offers}>
      <VillageQuests />
      <AnimalRow />
    </div>
  );
});

/** Plans, AI chief, quests, animals and supply inside the board, for screens without room beside it. */
export const RailParts = memo(function RailParts() {
  const part = useRef<HTMLDivElement>(null);
  useTargetsInSight(part);
  return (
    <div className={css.rail} ref={part}>
      <Plans />
      <Chief />
      <VillageQuests />
      <AnimalRow />
      <Others />
      <Stock />
      <RebuiltNote />
    </div>
  );
});

/** The other players: what they have is open to everybody, but their hands. */
function Others() {
  const { view, names, seats, own } = useBoardContext();
  const others = view.players.map((player, seat) => ({ player, seat })).filter(({ seat }) => seat !== own);
  if (others.length === 0) return null;
  return (
    <section className={css.part} aria-label={names.say.t('scythia.label.others')}>
      <h2>{names.say.t('scythia.label.others')}</h2>
      {others.map(({ player, seat }) => (
        <details key={seat} className={css.other}>
          <summary>
            <SeatPiece seat={seat} size={24} />
            <span className={css.who}>{seats[seat]}</span>
            <Icon id="u-chevron" size={16} />
            <span className={css.cards} title={names.say.t('scythia.label.handSize', { n: player.handSize })}>
              <Icon id="u-hand" size={17} />
              {player.handSize}
            </span>
            <ul className={css.goods}>
              {player.held.map((n, k) => (
                <li key={ITEMS[k]} title={names.text.count(ITEMS[k]!, n)} data-none={n === 0 || undefined}>
                  <ItemMark item={ITEMS[k]!} size={16} />
                  {n}
                </li>
              ))}
            </ul>
          </summary>
          <ul className={css.crew}>
            {player.hero >= 0 && <li>{names.hero(player.hero)}</li>}
            {player.slots.map(({ crew, wounds, eagle, horse }, slot) =>
              crew < 0 && eagle < 0 && horse < 0 ? null : (
                <li key={slot}>
                  <span>{crew < 0 ? '—' : names.character(crew)}</span>
                  {crew >= 0 && (
                    <b>
                      <Icon id="g-strength" size={14} />
                      {COMPONENTS.pack.characters[crew]!.strength - wounds}
                    </b>
                  )}
                  {eagle >= 0 && (
                    <b>
                      <Icon id="a-eagle" size={15} />
                      <AnimalMarks animal={eagle} side={EAGLE} />
                    </b>
                  )}
                  {horse >= 0 && (
                    <b>
                      <Icon id="a-horse" size={15} />
                      <AnimalMarks animal={horse} side={HORSE} />
                    </b>
                  )}
                </li>
              ),
            )}
            {player.quests.length > 0 && (
              <li>{names.say.t('scythia.label.questsDone', { n: player.quests.length })}</li>
            )}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** The two quest places of the village. */
function VillageQuests() {
  const { view, names } = useBoardContext();
  return (
    <section className={css.part} aria-label={names.say.t('scythia.label.villageQuests')}>
      <h2>{names.say.t('scythia.label.quests')}</h2>
      <div className={css.quests}>
        {view.villageQuests.map((quest, place) => {
          const tile = COMPONENTS.pack.quests[quest];
          if (!tile)
            return (
              <span key={place} className={css.tile} data-mark="empty">
                {names.say.t('scythia.label.noQuest')}
              </span>
            );
          return (
            <Tap key={place} to={`complete ${tile.id}`} label={names.quest(quest)} className={css.tile}>
              <span className={css.worth}>
                <Icon id="g-quest" size={18} />
                <b>{tile.vp}</b>
                <Rebuilt of={tile} />
              </span>
              <span>
                <CostRun quest={tile} />
              </span>
            </Tap>
          );
        })}
      </div>
    </section>
  );
}

/** The three face-up animals; either half can be tapped when it may be taken. */
function AnimalRow() {
  const { view, names } = useBoardContext();
  const { say, text } = names;
  return (
    <section className={css.part} aria-label={say.t('scythia.label.animalRow')}>
      <h2>
        {say.t('scythia.label.animalRow')} <small>{say.t('scythia.label.deck', { n: view.animalDeck })}</small>
      </h2>
      <div className={css.row}>
        {view.row.map((animal, place) => {
          const data = COMPONENTS.pack.animals[animal];
          if (!data) return <span key={place} className={css.tile} data-mark="empty" />;
          return (
            <div key={place} className={css.animal}>
              <Tap
                to={`tame ${data.id} eagle`}
                className={css.half}
                label={say.t('scythia.aria.eagleOf', { what: text.eagle(data) })}
              >
                <Icon id="a-eagle" size={20} />
                <AnimalMarks animal={animal} side={EAGLE} />
              </Tap>
              <Tap
                to={`tame ${data.id} horse`}
                className={css.half}
                label={say.t('scythia.aria.horseOf', { what: text.horse(data) })}
              >
                <Icon id="a-horse" size={20} />
                <AnimalMarks animal={animal} side={HORSE} />
              </Tap>
              <Rebuilt of={data} />
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** How much is left of everything that can run out. */
function Stock() {
  const { view, names } = useBoardContext();
  const { say } = names;
  return (
    <section className={css.part} aria-label={say.t('scythia.label.stock')}>
      <h2>
        {say.t('scythia.label.stock')} <small>{say.t('scythia.label.deck', { n: view.deck })}</small>
      </h2>
      <ul className={css.goods}>
        {view.supply.map((n, k) => (
          <li key={ITEMS[3 + k]} title={names.text.count(ITEMS[3 + k]!, n)} data-none={n === 0 || undefined}>
            <ItemMark item={ITEMS[3 + k]!} size={17} />
            {n}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens what raids promise. */
function PlansButton() {
  const { names } = useBoardContext();
  const [open, setOpen] = useState(false);
  const title = names.say.t('scythia.label.plans');
  return (
    <>
      <button type="button" className={css.plans} onClick={() => setOpen(true)}>
        <Icon id="u-dice" size={16} />
        {title}
      </button>
      <Dialog open={open} close={() => setOpen(false)} title={title}>
        <Plans isOpen />
      </Dialog>
    </>
  );
}

/** What the sign of reconstructed values means. */
function RebuiltNote() {
  const { names } = useBoardContext();
  return (
    <details className={css.note}>
      <summary>≈ {names.say.t('scythia.label.rebuilt')}</summary>
      <p>{names.say.t('scythia.text.rebuilt')}</p>
      <Link href="/values/scythia" data-values>
        {names.say.t('scythia.button.enterValues')}
      </Link>
    </details>
  );
}

import { ITEMS, FIRST_PLUNDER, PROVISIONS, WAGONS } from '../../../games/scythia/words.ts';
import { raidCost } from '../../../games/scythia/rules/06-raiding/strength.ts';
import { raidInputsOf } from '../../../games/scythia/forecast/raid-inputs.ts';
import { Icon } from '../../components/icon.tsx';
import { CostRun, ItemMark, Rebuilt, WorkerMark, WorkerMarks } from './marks.tsx';
import { COMPONENTS } from './names.ts';
import { oddsOf } from './odds.ts';
import css from './settlement.module.css';
import { AVAILABLE, FACE_DOWN, NOT_IN_PLAY, spotText } from './spot-text.ts';
import { Tap, useBoardContext } from './board-context.tsx';
import { capitalize } from '../../turns/capitalize.ts';

const data = (settlement: number) =>
  COMPONENTS.pack.civilisations[COMPONENTS.settlement.civ[settlement]!]!.settlements.find(
    ({ id }) => id === COMPONENTS.settlement.names[settlement],
  )!;

/** What a raid asks of the own crew, and what of it is missing. */
function useDemand(settlement: number) {
  const { view, own } = useBoardContext();
  const player = view.players[own]!;
  const s = raidInputsOf(view);
  const { allowed, crew, provisions, wagons } = COMPONENTS.settlement;
  const food = raidCost(COMPONENTS, s, own, settlement, PROVISIONS, provisions[settlement]!);
  const carts = raidCost(COMPONENTS, s, own, settlement, WAGONS, wagons[settlement]!);
  // A raid under way has been paid for.
  const mayLack = view.raid === undefined;
  return {
    workers: allowed[settlement]!,
    crew: crew[settlement]!,
    provisions: food,
    wagons: carts,
    lacksCrew: mayLack && player.slots.filter((slot) => slot.crew >= 0).length < crew[settlement]!,
    lacksProvisions: mayLack && player.held[PROVISIONS]! < food,
    lacksWagons: mayLack && player.held[WAGONS]! < carts,
  };
}

/** Who may come and what it costs; what the own crew lacks is red and underlined. */
function Demand({ settlement }: { readonly settlement: number }) {
  const need = useDemand(settlement);
  const lack = (is: boolean) => (is ? css.lack : undefined);
  return (
    <span className={css.demand}>
      <WorkerMarks mask={need.workers} size={16} />
      <span className={lack(need.lacksCrew)}>
        <Icon id="g-crew" size={15} />
        {need.crew}
      </span>
      {need.provisions > 0 && (
        <span className={lack(need.lacksProvisions)}>
          <Icon id="g-provisions" size={15} />
          {need.provisions}
        </span>
      )}
      {need.wagons > 0 && (
        <span className={lack(need.lacksWagons)}>
          <Icon id="g-wagon" size={15} />
          {need.wagons}
        </span>
      )}
      <span className={css.rebuilt}>
        <Rebuilt of={data(settlement)} />
      </span>
    </span>
  );
}

/** The bands of strength; while a raid is possible, each is filled as far as it is likely. */
function Bands({ settlement, odds }: { readonly settlement: number; readonly odds: readonly number[] | undefined }) {
  const bands = COMPONENTS.settlement.bands[settlement]!;
  const best = odds && odds.indexOf(Math.max(...odds));
  return (
    <span className={css.bands}>
      {bands.map(({ min, vp, wounds }, k) => (
        <span key={min} className={css.band} data-best={k === best || undefined} data-bad={vp === 0 || undefined}>
          {odds && <i style={{ height: `${Math.round(odds[k]! * 100)}%` }} />}
          <span>{k === 0 ? `<${bands[1]?.min ?? 0}` : `${min}+`}</span>
          <b>
            {vp > 0 && (
              <>
                <Icon id="g-vp" size={14} />
                {vp}
              </>
            )}
            {wounds > 0 && (
              <>
                <Icon id="g-wound" size={14} />
                {wounds}
              </>
            )}
          </b>
        </span>
      ))}
    </span>
  );
}

/** One raid spot: the worker above, the plunder, a folded corner for the quest beneath; later the quest itself. */
function Spot({
  spot,
  isPart,
}: {
  readonly spot: number /** True inside a settlement that is a button itself. */;
  readonly isPart: boolean;
}) {
  const { view, names } = useBoardContext();
  const { state, plunder, worker, quest } = view.spots[spot]!;
  const text = spotText(view, names, spot);
  const raid = `raid ${COMPONENTS.settlement.names[COMPONENTS.spot.settlement[spot]!]!}`;
  // Outside a raid it is the raid that is not possible, not the plunder.
  const asked = isPart ? { about: null } : view.raid === undefined && state === AVAILABLE ? { about: raid } : {};
  if (state === NOT_IN_PLAY) return null;
  if (state !== AVAILABLE) {
    const tile = COMPONENTS.pack.quests[quest];
    return (
      <Tap to={tile && `complete ${tile.id}`} {...asked} label={text} className={css.spot} mark="done">
        {tile && (
          <>
            <span className={css.quest}>
              <Icon id="g-quest" size={16} />
              <b>{tile.vp}</b>
            </span>
            <span className={css.cost}>
              <CostRun quest={tile} />
            </span>
          </>
        )}
      </Tap>
    );
  }
  const pieces = plunder.flatMap((n, k) =>
    Array.from({ length: n }, (_, i) => ({ item: ITEMS[FIRST_PLUNDER + k]!, i })),
  );
  return (
    <Tap
      to={`plunder ${COMPONENTS.spot.names[spot]!}`}
      {...asked}
      label={text}
      className={css.spot}
      mark={quest === FACE_DOWN ? 'quest' : undefined}
    >
      <span className={css.worker}>
        <WorkerMark colour={worker} size={18} />
      </span>
      <span className={css.plunder}>
        {pieces.map(({ item, i }) => (
          <ItemMark key={`${item} ${i}`} item={item} size={15} />
        ))}
      </span>
    </Tap>
  );
}

interface SettlementTexts {
  /** Everything but the spots, in one sentence. */
  readonly sentence: string;
  /** The same as lines. */
  readonly lines: readonly string[];
}

/** Everything about a settlement but its spots. */
function useSettlementTexts(settlement: number): SettlementTexts {
  const { names } = useBoardContext();
  const need = useDemand(settlement);
  const { say, text } = names;
  const bands = COMPONENTS.settlement.bands[settlement]!;
  const colours = names.colours(need.workers);
  const cost = [
    text.count('provisions', need.provisions),
    ...(need.wagons > 0 ? [text.count('wagons', need.wagons)] : []),
  ];
  return {
    sentence: say.t('scythia.aria.settlement', {
      settlement: names.settlement(settlement),
      colours,
      crew: need.crew,
      cost,
      bands: bands.map(({ min, vp, wounds }) => say.t('scythia.aria.band', { n: min, vp, wounds })),
    }),
    lines: [
      say.t('scythia.preview.workers', { colours }),
      say.t('scythia.preview.crew', { n: need.crew }),
      say.t('scythia.preview.cost', { cost }),
      ...bands.map(({ min, vp, wounds }, k) => {
        const what = [
          ...(vp > 0 ? [text.count('vp', vp)] : []),
          ...(wounds > 0 ? [say.t('scythia-cards.count.wounds', { n: wounds })] : []),
        ];
        return k === 0
          ? say.t('scythia.preview.below', { n: bands[1]?.min ?? 0, what })
          : say.t('scythia.preview.from', { n: min, what });
      }),
    ],
  };
}

/** A settlement: who may come, what strength brings, and its raid spots. */
export function Settlement({ settlement }: { readonly settlement: number }) {
  const { view, names, own, leads, isWaiting } = useBoardContext();
  const to = `raid ${COMPONENTS.settlement.names[settlement]!}`;
  const isLit = leads(to);
  const isHere = view.raid?.settlement === settlement || isWaiting(to);
  const { sentence, lines } = useSettlementTexts(settlement);
  const spots = COMPONENTS.settlement.spots[settlement]!;
  const isGone = spots.every((spot) => view.spots[spot]!.state !== AVAILABLE);
  const odds = isLit ? oddsOf(view, own, settlement, 0).bands : undefined;
  const preview = { title: capitalize(names.settlement(settlement)), lines };
  const head = (
    <>
      <Demand settlement={settlement} />
      <Bands settlement={settlement} odds={odds} />
    </>
  );
  const below = (
    <span className={css.spots}>
      {spots.map((spot) => (
        <Spot key={spot} spot={spot} isPart={isLit} />
      ))}
    </span>
  );
  if (isLit)
    return (
      <Tap
        to={to}
        label={[sentence, ...spots.map((spot) => spotText(view, names, spot))].join(' ')}
        preview={{ ...preview, lines: [...lines, ...spots.map((spot) => spotText(view, names, spot))] }}
        className={css.settlement}
      >
        <span className={css.head}>{head}</span>
        {below}
      </Tap>
    );
  return (
    <div className={css.settlement} data-mark={isHere ? 'here' : isGone ? 'gone' : undefined}>
      <Tap to={to} label={sentence} preview={preview} className={css.head}>
        {head}
      </Tap>
      {below}
    </div>
  );
}

import type { AgendaFrame } from '../../../kernel/index.ts';
import { COLUMNS } from '../factions/07-eyrie/verbs.ts';
import { RELIC_FACES, RETINUE_COLUMNS } from '../factions/13-keepers/state.ts';
import { TITLES } from '../components/cards/index.ts';
import { QUESTS } from '../components/cards/quests.ts';
import type { RootFrame } from '../types.ts';
import { PIECES } from '../components/pieces.ts';
import { DECREE, handOf, KEPT, openingOf, PILE_COUNT, playArea, RETINUE, REVEALED } from '../components/piles.ts';
import { CLEARINGS, FACTIONS, ITEMS, PARTIES, PLACES, SUITS } from '../words.ts';

const FIRST_PILES = ['deck', 'discard', 'available', 'lost-souls', 'box', 'supporters'];

/** Piles by number, as frames name them. */
const PILE_NAMES: readonly string[] = Array.from({ length: PILE_COUNT }, (_, pile) => {
  if (pile < DECREE) return FIRST_PILES[pile]!;
  if (pile < RETINUE) return `decree-${COLUMNS[pile - DECREE]}`;
  if (pile < handOf(0)) return `retinue-${RETINUE_COLUMNS[pile - RETINUE]}`;
  if (pile === REVEALED) return 'revealed';
  if (pile === KEPT) return 'kept';
  if (pile >= openingOf(0)) return `opening-${pile - openingOf(0)}`;
  const crafted = pile >= playArea(0);
  return `${crafted ? 'crafted' : 'hand'}-${FACTIONS[pile - (crafted ? playArea(0) : handOf(0))]}`;
});

/** What a field of a frame holds: a number that stands for a name, or something plain. */
export const NAMED = {
  faction: FACTIONS,
  party: PARTIES,
  clearing: CLEARINGS,
  place: PLACES,
  title: TITLES,
  suit: SUITS,
  piece: PIECES,
  quest: QUESTS.map((q) => q.id),
  pile: PILE_NAMES,
  item: ITEMS,
  relic: RELIC_FACES,
} as const;

/** The kinds of fields. */
export type Kind =
  | keyof typeof NAMED
  | 'whole'
  | 'flag'
  | 'wholes'
  | 'clearings'
  | 'answers'
  | 'titles'
  | 'law'
  | 'text'
  | 'slot'
  | 'seat'
  | 'frames';

type AnyFrame = RootFrame | AgendaFrame;
type Needed<F> = { [K in keyof F]-?: object extends Pick<F, K> ? never : K }[keyof F];
type FieldsOf<F> = Readonly<Record<Exclude<Needed<F>, 'proc' | 'step' | 'got'>, Kind>>;

const AGENDA: FieldsOf<AgendaFrame> & { readonly key: Kind } = {
  key: 'text',
  by: 'seat',
  law: 'text',
  items: 'frames',
};

/** What every frame holds besides its procedure, step and last result. A field that is missing here does not compile. */
const FIELDS: { readonly [P in AnyFrame['proc']]: FieldsOf<Extract<AnyFrame, { readonly proc: P }>> } = {
  agenda: AGENDA,
  prepareHirelings: { turns: 'whole' },
  hirelingStart: { key: 'text', faction: 'faction', party: 'party' },
  hirelingControl: { faction: 'faction', party: 'party' },
  hirelingGain: { faction: 'faction', party: 'party' },
  hirelingPlace: {
    seat: 'seat',
    faction: 'faction',
    piece: 'piece',
    count: 'whole',
    times: 'whole',
    site: 'text',
    suit: 'suit',
  },
  hirelingMove: { piece: 'piece', from: 'clearing', to: 'clearing', count: 'whole' },
  hirelingBattle: { party: 'party', clearing: 'clearing', optional: 'flag', left: 'clearings' },
  forestPatrol: {},
  physicians: { key: 'text', faction: 'faction', clearing: 'clearing', count: 'whole', avenged: 'flag' },
  lastDynasty: {},
  nobles: { faction: 'faction' },
  springUprising: { seat: 'seat', rolls: 'whole', rising: 'flag', suit: 'suit' },
  exile: { seat: 'seat' },
  plunder: { faction: 'faction', clearing: 'clearing' },
  artisans: { faction: 'faction', title: 'title' },
  popularBand: { faction: 'faction', clearing: 'clearing', from: 'clearings' },
  highwayBandits: { seat: 'seat', faction: 'faction', left: 'whole' },
  banditHelp: { faction: 'faction', clearing: 'clearing' },
  pawnToll: { key: 'text', faction: 'faction' },
  bearers: { faction: 'faction', due: 'wholes' },
  envoys: { faction: 'faction' },
  expedition: { faction: 'faction', clearing: 'clearing' },
  expeditionSetup: { seat: 'seat' },
  flotilla: { faction: 'faction', asked: 'whole' },
  banditGangs: { faction: 'faction' },
  hirelingGarrison: { faction: 'faction', warrior: 'piece', due: 'wholes' },
  prophets: { victim: 'faction', to: 'clearing' },
  protector: { faction: 'faction' },
  corvidSpies: { seat: 'seat', faction: 'faction' },
  vaultKeepers: { seat: 'seat', faction: 'faction' },
  opening: { seat: 'seat', left: 'whole' },
  advancedSetup: { chosen: 'whole', said: 'answers' },
  homelands: { faction: 'faction', chosen: 'clearings' },
  marquiseCard: {},
  cultCard: { spread: 'wholes' },
  game: {},
  turn: {},
  interlude: { faction: 'faction', slot: 'slot' },
  draw: { faction: 'faction', pile: 'pile', left: 'whole' },
  spend: { faction: 'faction', suit: 'suit', law: 'law' },
  handLimit: { faction: 'faction', law: 'law' },
  craft: { faction: 'faction', title: 'title', any: 'whole', exported: 'flag', card: 'whole' },
  move: { faction: 'faction', from: 'clearing', to: 'clearing' },
  battle: {
    clearing: 'clearing',
    attacker: 'party',
    defender: 'party',
    instigator: 'faction',
    ally: 'faction',
    enlisted: 'whole',
    die: 'whole',
    onAttacker: 'whole',
    onDefender: 'whole',
    extraOnAttacker: 'whole',
    extraOnDefender: 'whole',
    used: 'titles',
    speaking: 'whole',
    doomA: 'wholes',
    doomD: 'wholes',
    lostAllies: 'whole',
    damagedItems: 'whole',
    swift: 'flag',
    looting: 'flag',
    scouted: 'flag',
    ignored: 'whole',
  },
  takeDominance: { faction: 'faction', title: 'title' },
  grant: { faction: 'faction', what: 'whole' },
  takeRandom: { faction: 'faction', from: 'faction', back: 'flag' },
  coffins: { faction: 'faction' },
  eyrieEmigre: { faction: 'faction', to: 'place' },
  propaganda: { faction: 'faction', victim: 'party', clearing: 'clearing' },
  eveningDraw: { faction: 'faction', count: 'whole' },
  marquiseSetup: {},
  marquiseBirdsong: {},
  marquiseDaylight: { actions: 'whole', acted: 'flag', recruited: 'flag', moves: 'whole', clearing: 'clearing' },
  marquiseEvening: {},
  build: { building: 'whole', clearing: 'clearing', owed: 'whole', from: 'clearings' },
  marquiseEach: { piece: 'piece', building: 'piece', due: 'wholes' },
  fieldHospitals: { key: 'text', clearing: 'clearing', replaced: 'flag' },
  eyrieSetup: {},
  eyrieBirdsong: { cards: 'whole', birds: 'whole' },
  eyrieDaylight: {},
  eyrieEvening: {},
  decree: { column: 'whole', left: 'wholes', suit: 'suit' },
  turmoil: {},
  allianceBirdsong: { clearing: 'clearing' },
  allianceDaylight: {},
  allianceEvening: { done: 'whole' },
  supporters: { suit: 'suit', law: 'law', left: 'whole' },
  outrage: { key: 'text', payer: 'faction', clearing: 'clearing' },
  milled: {},
  lostBase: { key: 'text', suit: 'suit' },
  vagabondSetup: { faction: 'faction' },
  vagabondBirdsong: { faction: 'faction', left: 'whole' },
  vagabondDaylight: { faction: 'faction' },
  vagabondEvening: { faction: 'faction' },
  travel: { faction: 'faction', to: 'place', law: 'law', ally: 'faction', count: 'whole' },
  explore: { faction: 'faction', clearing: 'clearing' },
  aid: { faction: 'faction', to: 'faction' },
  quest: { faction: 'faction', quest: 'quest', refilled: 'flag' },
  hideout: { faction: 'faction', left: 'whole' },
  fullRemoval: { key: 'text', faction: 'faction', left: 'whole' },
  hundredsSetup: {},
  hundredsBirdsong: { due: 'wholes' },
  hundredsDaylight: { commands: 'whole', advances: 'whole', clearing: 'clearing', extra: 'flag' },
  hundredsEvening: { clearing: 'clearing', rolls: 'whole' },
  raze: { left: 'clearings', clearing: 'clearing' },
  mobDie: { suit: 'suit' },
  fullTrack: { item: 'item', ruin: 'flag' },
  contempt: { item: 'item', points: 'whole' },
  lavish: {},
  loot: { from: 'faction', clearing: 'clearing' },
  keepersSetup: { forest: 'whole', corner: 'clearing', more: 'wholes' },
  keepersBirdsong: { done: 'clearings', clearing: 'clearing' },
  keepersDaylight: { column: 'whole', left: 'titles', title: 'title', clearing: 'clearing' },
  keepersEvening: { added: 'whole' },
  carry: { from: 'clearing', to: 'clearing', left: 'whole' },
  delve: { clearing: 'clearing', forest: 'place', face: 'relic', relic: 'whole', title: 'title' },
  recover: { clearing: 'clearing', face: 'relic', title: 'title' },
  trophy: { by: 'faction', clearing: 'clearing', left: 'whole' },
  lostStation: { key: 'text', by: 'faction', clearing: 'clearing' },
  itemPayment: { faction: 'faction', left: 'whole' },
  cultSetup: {},
  cultBirdsong: { to: 'clearing' },
  cultDaylight: { title: 'title', scored: 'whole' },
  cultEvening: {},
  fear: { left: 'whole' },
  riverfolkSetup: { left: 'whole' },
  riverfolkBirdsong: {},
  riverfolkDaylight: {},
  riverfolkEvening: { moved: 'wholes' },
  riverfolkCommit: { left: 'whole' },
  riverfolkRecruit: { clearing: 'clearing' },
  tradeDisruption: { key: 'text', left: 'whole' },
  purchase: { faction: 'faction', service: 'whole', title: 'title' },
};

/** The fields of a procedure's frames; undefined when there is no such procedure. */
export function fieldsOf(proc: string): Readonly<Record<string, Kind>> | undefined {
  return Object.hasOwn(FIELDS, proc) ? FIELDS[proc as AnyFrame['proc']] : undefined;
}

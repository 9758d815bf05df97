import type { AgendaFrame } from '../../../kernel/index.ts';
import { DESCRIPTORS } from '../factions/index.ts';
import type { FactionNames } from '../factions/kinds.ts';
import { COMMON_NAMES, type CommonFrame, type FieldsOf, type Kind, type NamedKind } from './field-kinds.ts';

/** The names that a number in a field stands for, by the kind of the field. */
export const NAMED: Readonly<Record<NamedKind, readonly string[]>> = {
  ...COMMON_NAMES,
  ...(Object.assign({}, ...DESCRIPTORS.map(({ fieldNames }) => fieldNames)) as FactionNames),
};

/** True when a field of this kind holds a number that stands for a name. */
export const isNamed = (kind: Kind): kind is NamedKind => Object.hasOwn(NAMED, kind);

const AGENDA: FieldsOf<AgendaFrame> & { readonly key: Kind } = {
  key: 'text',
  by: 'seat',
  law: 'text',
  items: 'frames',
};

/** What every frame that is no faction's holds. */
const COMMON_FIELDS: { readonly [P in CommonFrame['proc']]: FieldsOf<Extract<CommonFrame, { readonly proc: P }>> } = {
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
  popularBand: { faction: 'faction', clearing: 'clearing', from: 'ends' },
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
  prophets: { victim: 'faction', to: 'end' },
  protector: { faction: 'faction' },
  corvidSpies: { seat: 'seat', faction: 'faction' },
  vaultKeepers: { seat: 'seat', faction: 'faction' },
  opening: { seat: 'seat', left: 'whole' },
  advancedSetup: { chosen: 'whole', said: 'answers' },
  homelands: { faction: 'faction', chosen: 'clearings' },
  game: {},
  turn: {},
  interlude: { faction: 'faction', slot: 'slot' },
  draw: { faction: 'faction', pile: 'pile', left: 'whole' },
  spend: { faction: 'faction', suit: 'suit', law: 'law' },
  handLimit: { faction: 'faction', law: 'law' },
  craft: { faction: 'faction', title: 'title', any: 'whole', exported: 'flag', card: 'whole' },
  move: { faction: 'faction', from: 'end', to: 'end' },
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
  clearPath: { faction: 'faction', from: 'clearing', to: 'clearing' },
  landmarks: { turns: 'whole', landmark: 'landmark' },
  exchange: { faction: 'faction', at: 'whole' },
  settlePiece: { seat: 'seat', piece: 'piece', suit: 'suit' },
  grant: { faction: 'faction', what: 'whole' },
  takeRandom: { faction: 'faction', from: 'faction', back: 'flag' },
  coffins: { faction: 'faction' },
  eyrieEmigre: { faction: 'faction', to: 'end' },
  propaganda: { faction: 'faction', victim: 'party', clearing: 'clearing' },
  eveningDraw: { faction: 'faction', count: 'whole' },
};

type Fields = Readonly<Record<string, Kind>>;

const FIELDS: Readonly<Record<string, Fields>> = Object.assign(
  {},
  COMMON_FIELDS,
  ...DESCRIPTORS.map(({ frameFields }) => frameFields),
) as Readonly<Record<string, Fields>>;

/** The fields of a procedure's frames; undefined when there is no such procedure. */
export const fieldsOf = (proc: string): Fields | undefined => (Object.hasOwn(FIELDS, proc) ? FIELDS[proc] : undefined);

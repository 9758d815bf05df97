import type { AgendaFrame, Frame } from '../../../kernel/index.ts';
import { COLUMNS } from '../07-eyrie/verbs.ts';
import { RELIC_FACES, RETINUE_COLUMNS } from '../13-keepers/state.ts';
import { TITLES } from '../decks/index.ts';
import { QUESTS } from '../decks/quests.ts';
import type { Slot } from '../effects/effect.ts';
import type { RootFrame } from '../kinds.ts';
import { PIECES } from '../pieces.ts';
import { DECREE, handOf, KEPT, openingOf, PILE_COUNT, playArea, RETINUE, REVEALED } from '../piles.ts';
import type { RootState } from '../state.ts';
import { CLEARINGS, FACTIONS, isFaction, ITEMS, PARTIES, PLACES, SUITS } from '../words.ts';
import type { Reader } from './reader.ts';
import { readSeat, seatName } from './seats.ts';

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

const SLOTS: readonly Slot[] = [
  'birdsong-start',
  'birdsong',
  'birdsong-end',
  'daylight-start',
  'daylight',
  'evening-start',
];

/** What a field of a frame holds: a number that stands for a name, or something plain. */
const NAMED = {
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

type Kind =
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

/** How the Law numbers its paragraphs. */
const PARAGRAPH = /^(\d+|[A-Z])(\.[\dA-Za-z]+)*(-[A-Z]\d+)?$/;
/** Written for -1, where a name may be missing. */
const NONE = 'none';
const MOST = 1100;

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
  hirelingBattle: { party: 'party', clearing: 'clearing', optional: 'flag' },
  forestPatrol: {},
  physicians: { key: 'text', faction: 'faction', clearing: 'clearing', count: 'whole' },
  lastDynasty: {},
  springUprising: { seat: 'seat', rolls: 'whole', rising: 'flag', suit: 'suit' },
  exile: { seat: 'seat' },
  plunder: { faction: 'faction', clearing: 'clearing' },
  artisans: { faction: 'faction', title: 'title' },
  popularBand: { faction: 'faction', clearing: 'clearing', from: 'clearings' },
  highwayBandits: { seat: 'seat', faction: 'faction', left: 'whole' },
  banditHelp: { faction: 'faction', clearing: 'clearing' },
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
  eyrieEmigre: { faction: 'faction', to: 'place' },
  propaganda: { faction: 'faction', victim: 'faction', clearing: 'clearing' },
  eveningDraw: { faction: 'faction', count: 'whole' },
  marquiseSetup: {},
  marquiseBirdsong: {},
  marquiseDaylight: { actions: 'whole', acted: 'flag', recruited: 'flag', moves: 'whole', clearing: 'clearing' },
  marquiseEvening: {},
  build: { building: 'whole', clearing: 'clearing', owed: 'whole' },
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
  raze: { left: 'wholes', clearing: 'clearing' },
  mobDie: { suit: 'suit' },
  fullTrack: { item: 'item' },
  contempt: { item: 'item', points: 'whole' },
  lavish: {},
  loot: { from: 'faction', clearing: 'clearing' },
  keepersSetup: { forest: 'whole', corner: 'clearing', more: 'wholes' },
  keepersBirdsong: { done: 'wholes', clearing: 'clearing' },
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

/** The steps of every procedure, as the game knows them. */
export type Steps = Readonly<Record<string, object>>;

function fieldsOf(proc: string): Readonly<Record<string, Kind>> | undefined {
  return Object.hasOwn(FIELDS, proc) ? FIELDS[proc as AnyFrame['proc']] : undefined;
}

/** A frame as the file has it. */
export function writeFrame(s: RootState, frame: Frame): object {
  const { proc, step, got } = frame;
  const written: Record<string, unknown> = got === 0 ? { proc, step } : { proc, step, got };
  for (const [field, kind] of Object.entries(fieldsOf(proc) ?? {}))
    written[field] = writeField(s, (frame as unknown as Record<string, unknown>)[field], kind);
  return written;
}

function writeField(s: RootState, value: unknown, kind: Kind): unknown {
  if (kind in NAMED) return NAMED[kind as keyof typeof NAMED][value as number] ?? NONE;
  if (kind === 'flag') return value === 1;
  if (kind === 'titles') return (value as number[]).map((t) => TITLES[t]);
  if (kind === 'clearings') return (value as number[]).map((c) => CLEARINGS[c]);
  if (kind === 'seat') return (value as number) < 0 ? NONE : seatName(s, value as number);
  if (kind === 'frames') return (value as Frame[]).map((each) => writeFrame(s, each));
  return value;
}

/** Reads the frames of a file: known procedures, known steps, every field of the right kind. */
export function readFrames(reader: Reader, raw: unknown, path: string, s: RootState, procs: Steps): Frame[] {
  return reader.list(raw, path).flatMap((each, i) => readFrame(reader, each, `${path}.${i}`, s, procs) ?? []);
}

function readFrame(reader: Reader, raw: unknown, path: string, s: RootState, procs: Steps): Frame | undefined {
  const from = reader.object(raw, path);
  const { proc, step } = from;
  const fields = typeof proc === 'string' ? fieldsOf(proc) : undefined;
  if (typeof proc !== 'string' || !fields) {
    reader.note(`${path}.proc`, 'no-such-procedure');
    return undefined;
  }
  const steps = proc === 'agenda' ? { next: 0, pick: 0 } : procs[proc]!;
  if (typeof step !== 'string' || !Object.hasOwn(steps, step)) {
    reader.note(`${path}.step`, 'no-such-step', { procedure: proc });
    return undefined;
  }
  reader.object(raw, path, ['proc', 'step', 'got', ...Object.keys(fields)]);
  const got = from['got'] === undefined ? 0 : reader.whole(from['got'], `${path}.got`, -1, MOST);
  const frame: Record<string, unknown> = { proc, step, got };
  for (const [field, kind] of Object.entries(fields))
    frame[field] = readField(reader, from[field], `${path}.${field}`, kind, s, procs);
  return frame as unknown as Frame;
}

function readField(reader: Reader, raw: unknown, path: string, kind: Kind, s: RootState, procs: Steps): unknown {
  if (kind in NAMED) return readNamed(reader, raw, path, kind as keyof typeof NAMED, s);
  switch (kind) {
    case 'flag':
      return reader.flag(raw, path);
    case 'whole':
      return reader.whole(raw, path, -1, MOST);
    case 'wholes':
      return reader.list(raw, path).map((each, i) => reader.whole(each, `${path}.${i}`, 0, MOST));
    case 'titles':
      return reader.names(raw, path, TITLES);
    case 'frames':
      return readFrames(reader, raw, path, s, procs);
    case 'seat':
      return raw === NONE ? -1 : readSeat(reader, raw, path, s);
    case 'clearings':
      return reader.distinct(raw, path, CLEARINGS);
    case 'answers':
      return reader.list(raw, path).map((each, i) =>
        reader.list(each, `${path}.${i}`).map((text, k) => {
          if (typeof text !== 'string') reader.note(`${path}.${i}.${k}`, 'type', { wanted: 'text' });
          return text;
        }),
      );
    case 'slot':
      return SLOTS[reader.name(raw, path, SLOTS)] ?? SLOTS[0];
    default:
      if (typeof raw !== 'string') reader.note(path, 'type', { wanted: 'text' });
      else if (kind === 'law' && !PARAGRAPH.test(raw)) reader.note(path, 'no-paragraph', { paragraph: raw });
      return raw;
  }
}

function readNamed(reader: Reader, raw: unknown, path: string, kind: keyof typeof NAMED, s: RootState): number {
  if (raw === NONE) return -1;
  const number = reader.name(raw, path, NAMED[kind]);
  const absent = isFaction(number) ? s.seat[number]! < 0 : !s.hirelings.parties.includes(number);
  if ((kind === 'faction' || kind === 'party') && number >= 0 && absent) reader.note(path, 'not-playing');
  return number;
}

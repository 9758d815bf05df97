import { fastRandom } from '../../src/kernel/index.ts';
import { openPlace, type Place, variablesOf } from '../chaos/chaos.testkit.ts';
import { type Program, ServerProcess } from '../chaos/program.testkit.ts';
import { freePort } from '../server/port.testkit.ts';
import { storedJournal } from '../soak/proof.testkit.ts';
import { PatientClock } from './clock.testkit.ts';
import { Crew, type CrewTerms, prove } from './crew.testkit.ts';
import { Ledger } from './ledger.testkit.ts';
import { Receiver } from './receiver.testkit.ts';
import { type Finding, Recorder } from './recorder.testkit.ts';
import type { Scene } from './scene.testkit.ts';
import { Site } from './site.testkit.ts';

/** What an attack is to be like. */
export interface Wish {
  readonly minutes: number;
  readonly seed: number;
  /** Tables at a time. */
  readonly tables: number;
  /** Milliseconds that a person takes for a move, on average. */
  readonly pace: number;
  /** Milliseconds between two incidents at a table, on average. */
  readonly every: number;
  /** Number of moves of people after which bots play a game to its end. */
  readonly moves: number;
  /** The games, in the order in which they are played. */
  readonly games?: readonly string[];
  /** How many of each thing must be compared, however long that takes: a busy machine needs more than the minutes. */
  readonly least?: Readonly<Record<string, number>>;
  /** The roles that must have received something, however long that takes. */
  readonly roles?: readonly string[];
  /** Ends the attack early, by the kinds of what was found. */
  readonly isEnough?: (kinds: ReadonlySet<string>) => boolean;
}

/** What an hour's attack is like. */
export const USUAL = { tables: 3, pace: 30, every: 150, moves: 150 } as const;

/** What an attack brought. */
export interface Outcome {
  readonly storage: string;
  readonly findings: readonly Finding[];
  readonly faults: readonly string[];
  readonly bytes: Record<string, number>;
  readonly messages: Record<string, number>;
  readonly deeds: Record<string, number>;
  readonly compared: Record<string, number>;
  readonly games: Record<string, number>;
}

const PROCESSES = { sqlite: 1, postgres: 3 } as const;
const ORDER = ['embers', 'root', 'scythia', 'embers', 'wild'];
const SHOWN = 20;

/** Attacks servers on one storage for a while, and proves everything that was received. */
export async function attack(
  program: Program,
  place: Place,
  wish: Wish,
  say: (text: string) => void,
): Promise<Outcome> {
  const faults: string[] = [];
  const games: Record<string, number> = {};
  const clock = new PatientClock();
  const ledger = new Ledger(clock.now);
  const fault = (text: string): void => {
    faults.push(text);
    if (faults.length <= SHOWN) say(`fault: ${text.slice(0, 800)}`);
  };
  const recorder = new Recorder(ledger, place.name, wish.seed, fault);
  const receiver = new Receiver(recorder);
  await receiver.listen();
  const servers: ServerProcess[] = [];
  const left: Scene[] = [];
  const terms: CrewTerms = {
    games: wish.games ?? ORDER,
    pace: wish.pace,
    every: wish.every,
    moves: wish.moves,
    delaySeconds: 2,
    drawn: 0.5,
    seed: wish.seed,
  };
  try {
    for (let i = 0; i < PROCESSES[place.name]; i++)
      servers.push(await ServerProcess.start(program, { ...variablesOf(place, await freePort()), ...FAST }, fault));
    const site = new Site(
      servers.map(({ url }) => url),
      recorder,
      receiver,
      fastRandom(wish.seed),
    );
    const end = Date.now() + wish.minutes * 60_000;
    const isShort = (): boolean =>
      Object.entries(wish.least ?? {}).some(([what, least]) => recorder.compared.get(what) < least) ||
      (wish.roles ?? []).some((role) => recorder.messages.get(role) === 0);
    const wanted = {
      going: () => (Date.now() < end || isShort()) && !(wish.isEnough?.(recorder.kinds) ?? false),
      fault,
      unfinished: (scene: Scene) => void left.push(scene),
      finished: (game: string) => void (games[game] = (games[game] ?? 0) + 1),
    };
    const crews = Array.from(
      { length: wish.tables },
      (_, i) => new Crew(site, fastRandom(wish.seed * 1000 + i), terms, wanted, wish.seed + i),
    );
    let shown = 0;
    const progress = setInterval(() => {
      const { findings, compared } = recorder;
      for (const text of summary(findings.slice(shown))) say(text);
      shown = findings.length;
      say(`${JSON.stringify(games)} over, ${compared.get('moments')} moments compared, ${findings.length} findings`);
    }, 60_000);
    await Promise.all(crews.map((crew) => crew.play()));
    clearInterval(progress);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    receiver.close();
    clock.stop();
  }
  await proveTheRest(place, left, terms, fault);
  for (const text of summary(recorder.findings)) say(text);
  return {
    storage: place.name,
    findings: recorder.findings,
    faults,
    bytes: recorder.bytes.toJSON(),
    messages: recorder.messages.toJSON(),
    deeds: recorder.deeds.toJSON(),
    compared: recorder.compared.toJSON(),
    games,
  };
}

/** How many findings there are of each kind for each role, with the first of them. */
function summary(findings: readonly Finding[]): string[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const name = `${finding.kind}, ${finding.role.replace(/ of P\S+/, '')}`;
    const group = groups.get(name);
    if (group) group.push(finding);
    else groups.set(name, [finding]);
  }
  return [...groups].map(([name, list]) => `FOUND ${list.length} times: ${name}; first ${JSON.stringify(list[0])}`);
}

/** Variables of a server that hurries. */
const FAST = {
  VATRA_SECRET_DELAY_MS: '20',
  VATRA_BOT_DELAY_MS: '1',
  VATRA_BOT_THREADS: '1',
  VATRA_OPENING_MS: '400',
  VATRA_CONSENT_MS: '1500',
  VATRA_NOTICE_DELAY_MS: '50',
  VATRA_NOTICES: 'any',
  VATRA_IDLE_MS: '2000',
};

/** Games that did not end are proved from what is stored. */
async function proveTheRest(
  place: Place,
  left: readonly Scene[],
  terms: CrewTerms,
  fault: (text: string) => void,
): Promise<void> {
  if (left.length === 0) return;
  const storage = await openPlace(place);
  for (const scene of left)
    try {
      const journal = await storedJournal(storage, scene.id);
      if (!journal) continue;
      const batches = await storage.readJournal(scene.id, 0);
      const entries = batches.flatMap((batch) => batch.entries.map(() => batch.at));
      const row = await storage.readTable(scene.id);
      const { ended } = JSON.parse(row!.doc) as { ended?: number };
      await prove(scene, journal, { entries, ended: ended ?? Infinity, seed: journal.fairness?.seed.opened }, terms);
    } catch (error) {
      fault(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  await storage.close();
}

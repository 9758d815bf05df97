import { type ErrorCode, type RouteName, HTTP_STATUS } from '../../src/protocol/index.ts';
import { Visitor } from '../server/client.testkit.ts';
import { OPERATOR } from './program.testkit.ts';
import { ENTROPY, PASSWORD, PROMISE, type Scene } from './scene.testkit.ts';

/** A request to a route of the API, and the refusal that is expected, if one is. */
export interface Call {
  readonly who?: Visitor;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly refused?: ErrorCode;
}

/** The status that a call must be answered with. */
export const statusOf = ({ refused }: Call): number => (refused === undefined ? 200 : (HTTP_STATUS[refused] ?? 409));

const notice = async ({ ann, hook }: Scene): Promise<string> => {
  const body = { kind: 'webhook', url: hook, language: 'en' };
  return (await ann.call<{ notice: { id: string } }>('POST', '/api/me/notices', body)).notice.id;
};

const asOperator = { 'vatra-operator': OPERATOR };

/** The id of a new person with this name, as operators find it. */
async function personOf({ url }: Scene, name: string): Promise<string> {
  await Visitor.arrive(url, name);
  const found = await new Visitor(url, undefined, asOperator).call<{ people: { id: string }[] }>(
    'GET',
    `/api/operator/people?text=${name}`,
  );
  return found.people[0]!.id;
}

/** A table of Ann's where she sits in seat 0 and has promised entropy, and Bob in seat 1. */
async function filled({ ann, bob, table }: Scene): Promise<string> {
  const { id } = await table();
  await ann.table('POST', `/${id}/seats/0`, { promise: PROMISE });
  await bob.table('POST', `/${id}/seats/1`, {});
  return id;
}

async function withLogin(scene: Scene, login: string): Promise<Visitor> {
  const who = await scene.visitor();
  await who.call('POST', '/api/me/account', { login, password: PASSWORD });
  return who;
}

async function profileOf(who: Visitor): Promise<string> {
  return (await who.call<{ profile: { id: string } }>('GET', '/api/me/profile')).profile.id;
}

/** A wish to be paired that only the caller and one other have. */
const wish = (rounds: number): object => ({
  game: 'root',
  settings: { factions: ['marquise', 'eyrie'], deck: rounds % 2 ? 'base' : 'exiles-partisans' },
  clock: { kind: 'live', bank: 600 + rounds, increment: 5 },
  rated: false,
  bots: false,
});

/** Two visitors who wait for each other, and their pairing. */
async function paired({ visitor }: Scene): Promise<{ who: Visitor; pairing: string }> {
  const [who, other] = [await visitor(), await visitor()];
  for (const one of [who, other]) await one.call('POST', '/api/me/pairing', wish(3));
  for (;;) {
    const { waits } = await who.call<{ waits: { pairing?: { id: string } }[] }>('GET', '/api/me/pairing');
    if (waits[0]!.pairing) return { who, pairing: waits[0]!.pairing.id };
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** A league of two-player games of Root that nobody has begun. */
const LEAGUE = {
  title: 'Smoke league',
  listed: true,
  terms: {
    game: 'root',
    settings: { factions: ['marquise', 'eyrie'] },
    pool: { field: 'deck', values: ['base', 'exiles-partisans'] },
    clock: { kind: 'days', days: 2 },
    timeout: 'bot',
    delay: 0,
    strict: false,
    rated: true,
    private: false,
  },
  format: {
    kind: 'swiss',
    rounds: 3,
    groupSize: 4,
    advance: 1,
    points: { win: 1, shared: 0.5, bye: 1 },
    tieBreaks: ['opponents', 'wins'],
    hours: 100,
    forfeit: 'share',
    auto: true,
    most: 16,
  },
};

/** An organiser with a league. */
async function league(scene: Scene, login: string): Promise<{ who: Visitor; params: { series: string } }> {
  const who = await withLogin(scene, login);
  const { series } = await who.call<{ series: { id: string } }>('POST', '/api/series', LEAGUE);
  return { who, params: { series: series.id } };
}

const studyOf = (table: string): object => ({
  title: 'A study',
  game: 'root',
  table,
  listed: false,
  notes: [{ step: 3, text: 'Here.' }],
});

async function study(who: Visitor, table: string): Promise<string> {
  return (await who.call<{ study: { id: string } }>('POST', '/api/studies', studyOf(table))).study.id;
}

/** An id that nothing has. */
const NOBODY = 'nothing-has-this';

/** A call of every route of the API. */
export const ROUTE_CALLS: { readonly [N in RouteName]: (scene: Scene) => Promise<Call> | Call } = {
  newAccount: async ({ visitor }) => ({ who: await visitor(), body: { login: 'smoke.new', password: PASSWORD } }),
  async setPassword(scene) {
    const who = await withLogin(scene, 'smoke.password');
    return { who, body: { old: PASSWORD, password: `${PASSWORD} 2` } };
  },
  async login(scene) {
    await withLogin(scene, 'smoke.login');
    return { body: { login: 'smoke.login', password: PASSWORD } };
  },
  keys: ({ ann }) => ({ who: ann }),
  async dropKey({ visitor, url }) {
    const who = await visitor();
    const { code } = await who.call<{ code: string }>('POST', '/api/me/code');
    await new Visitor(url).call('POST', '/api/visitors/claim', { code });
    const { keys } = await who.call<{ keys: { id: string; current: boolean }[] }>('GET', '/api/me/keys');
    return { who, params: { key: keys.find(({ current }) => !current)!.id } };
  },
  signOut: async ({ visitor }) => ({ who: await visitor() }),
  confirmOffer: ({ ann }) => ({ who: ann, refused: 'unknown-passkey' }),
  confirm: async (scene) => ({ who: await withLogin(scene, 'smoke.confirm'), body: { password: PASSWORD } }),
  async changeLogin(scene) {
    const who = await withLogin(scene, 'smoke.old');
    await who.call('POST', '/api/me/confirm', { password: PASSWORD });
    return { who, body: { login: 'smoke.changed' } };
  },
  resetPassword: () => ({ body: { token: NOBODY, password: PASSWORD }, refused: 'bad-reset' }),
  passkeys: ({ ann }) => ({ who: ann }),
  renamePasskey: ({ ann }) => ({
    who: ann,
    params: { passkey: NOBODY },
    body: { name: 'x' },
    refused: 'unknown-passkey',
  }),
  dropPasskey: ({ ann }) => ({ who: ann, params: { passkey: NOBODY }, refused: 'unknown-passkey' }),
  passkeyOffer: ({ ann }) => ({ who: ann }),
  addPasskey: ({ ann }) => ({ who: ann, body: { response: { id: 'none' } }, refused: 'bad-passkey' }),
  passkeyQuestion: () => ({}),
  passkeyLogin: () => ({ body: { response: { id: 'none' } }, refused: 'bad-passkey' }),
  ratings: () => ({ params: { game: 'root' } }),
  noticeKey: () => ({}),
  notices: ({ ann }) => ({ who: ann }),
  addNotice: ({ ann, hook }) => ({ who: ann, body: { kind: 'webhook', url: hook, language: 'uk' } }),
  dropNotice: async (scene) => ({ who: scene.ann, params: { notice: await notice(scene) } }),
  tryNotice: async (scene) => ({ who: scene.ann, params: { notice: await notice(scene) } }),
  addMail: ({ ann }) => ({ who: ann, body: { address: 'ann@example.org', language: 'uk' }, refused: 'no-mail' }),
  confirmMail: () => ({ body: { token: NOBODY }, refused: 'bad-mail-link' }),
  stopMail: () => ({ body: { token: NOBODY }, refused: 'bad-mail-link' }),
  blocks: ({ ann }) => ({ who: ann }),
  addBlock: async ({ visitor, playing }) => ({ who: await visitor(), body: { table: playing, seat: 0, how: 'mute' } }),
  dropBlock: async ({ visitor, playing }) => {
    const who = await visitor();
    const body = { table: playing, seat: 1, how: 'block' };
    const { block } = await who.call<{ block: { id: string } }>('POST', '/api/me/blocks', body);
    return { who, params: { block: block.id } };
  },
  complain: ({ ann, playing }) => ({
    who: ann,
    body: { table: playing, seat: 1, reason: 'other', text: 'A smoke run.' },
  }),
  figures: () => ({ headers: asOperator }),
  complaints: () => ({ headers: asOperator, query: 'state=open' }),
  decideComplaint: () => ({
    headers: asOperator,
    params: { complaint: NOBODY },
    body: { state: 'done', note: '' },
    refused: 'no-report',
  }),
  mistakes: () => ({ headers: asOperator }),
  findPeople: () => ({ headers: asOperator, query: 'text=ann' }),
  ban: async (scene) => ({
    headers: asOperator,
    params: { person: await personOf(scene, 'Banned') },
    body: { reason: 'A smoke run.', days: 1 },
  }),
  liftBan: () => ({ headers: asOperator, params: { person: NOBODY }, refused: 'no-person' }),
  renamePerson: async (scene) => ({
    headers: asOperator,
    params: { person: await personOf(scene, 'Rude') },
    body: { name: 'Polite', reason: 'A smoke run.' },
  }),
  closeTable: async ({ table }) => ({
    headers: asOperator,
    params: { table: (await table()).id },
    body: { reason: 'A smoke run.' },
  }),
  removeStudy: async ({ ann, over }) => ({
    headers: asOperator,
    params: { study: await study(ann, over) },
    body: { reason: 'A smoke run.' },
  }),
  operatorLog: () => ({ headers: asOperator }),
  pauses: ({ ann }) => ({ who: ann }),
  takeVacation: async ({ visitor }) => ({ who: await visitor(), body: { days: 3 } }),
  endVacation: ({ ann }) => ({ who: ann, params: { vacation: 5 }, refused: 'no-vacation' }),
  setFreeDays: ({ bob }) => ({ who: bob, body: { days: [5, 6], zone: 'Europe/Kyiv' } }),
  newVisitor: () => ({ body: { name: 'Cid' } }),
  claim: async ({ bob }) => ({ body: { code: (await bob.call<{ code: string }>('POST', '/api/me/code')).code } }),
  me: ({ ann }) => ({ who: ann }),
  rename: async ({ visitor }) => ({ who: await visitor(), body: { name: 'Dan' } }),
  code: ({ bob }) => ({ who: bob }),
  revoke: async ({ visitor }) => ({ who: await visitor() }),
  myTables: ({ ann }) => ({ who: ann }),
  games: () => ({}),
  newReport: ({ ann }) => ({ who: ann, body: { game: 'root', rules: '1', text: 'A smoke run.', position: {} } }),
  newTable: ({ ann }) => ({ who: ann, body: { game: 'wild', settings: { seats: 2 } } }),
  tables: () => ({ query: 'game=root&status=playing' }),
  table: ({ over }) => ({ params: { id: over } }),
  pack: async ({ table }) => ({ params: { id: (await table()).id } }),
  invite: async ({ ann, table }) => ({ who: ann, params: { id: (await table()).id }, body: {} }),
  sit: async ({ bob, table }) => ({ who: bob, params: { id: (await table()).id, seat: 1 }, body: {} }),
  stand: async (scene) => ({ who: scene.bob, params: { id: await filled(scene), seat: 1 } }),
  start: async (scene) => ({ who: scene.ann, params: { id: await filled(scene) } }),
  async open(scene) {
    const id = await filled(scene);
    await scene.ann.table('POST', `/${id}/start`);
    return { who: scene.ann, params: { id, seat: 0 }, body: { entropy: ENTROPY } };
  },
  rematch: ({ ann, over }) => ({ who: ann, params: { id: over } }),
  act: ({ bob, playing }) => ({
    who: bob,
    params: { id: playing },
    body: { do: 'chat', room: 'seats', text: 'Hello.' },
  }),
  moment: ({ ann, playing }) => ({ who: ann, params: { id: playing }, query: 'seat=0' }),
  refusals: async ({ ann, bob, playing }) => {
    const seat = (await ann.moment(playing, 0)).question >= 0 ? 0 : 1;
    return { who: [ann, bob][seat]!, params: { id: playing, seat } };
  },
  events: ({ bob, playing }) => ({ who: bob, params: { id: playing }, query: 'seat=1&since=0' }),
  replay: ({ over }) => ({ params: { id: over } }),
  chat: ({ ann, playing }) => ({ who: ann, params: { id: playing }, query: 'room=seats' }),
  journal: ({ over }) => ({ params: { id: over } }),
  record: ({ over }) => ({ params: { id: over } }),
  myProfile: ({ ann }) => ({ who: ann }),
  shareProfile: async (scene) => ({
    who: await withLogin(scene, 'smoke.sharing'),
    body: { viewers: 'opponents', replays: false },
  }),
  myMatches: ({ ann }) => ({ who: ann }),
  async profile(scene) {
    const who = await withLogin(scene, 'smoke.profile');
    return { params: { profile: await profileOf(who) } };
  },
  async profileMatches(scene) {
    const who = await withLogin(scene, 'smoke.matches');
    return { params: { profile: await profileOf(who) }, query: 'game=root' };
  },
  matches: () => ({ query: 'game=root' }),
  leaderboard: () => ({ params: { game: 'root' }, query: 'from=0' }),
  statistics: () => ({ params: { game: 'root' } }),
  seriesList: () => ({ query: 'before=9999999999999' }),
  newSeries: async (scene) => ({ who: await withLogin(scene, 'smoke.series'), body: LEAGUE }),
  series: async (scene) => ({ params: (await league(scene, 'smoke.series1')).params }),
  inviteToSeries: async (scene) => await league(scene, 'smoke.series2'),
  register: async (scene) => ({ ...(await league(scene, 'smoke.series3')), body: { reserve: false } }),
  async unregister(scene) {
    const { who, params } = await league(scene, 'smoke.series4');
    await who.call('POST', `/api/series/${params.series}/players`, { reserve: false });
    return { who, params };
  },
  async decide(scene) {
    const { who, params } = await league(scene, 'smoke.series5');
    const path = `/api/series/${params.series}/players`;
    await who.call('POST', path, { reserve: false });
    await (await withLogin(scene, 'smoke.series6')).call('POST', path, { reserve: false });
    return { who, params, body: { do: 'begin' } };
  },
  seriesLog: async (scene) => ({ params: (await league(scene, 'smoke.series7')).params, query: 'after=0' }),
  exportSeries: async (scene) => ({ ...(await league(scene, 'smoke.series8')), body: { format: 'league-players' } }),
  pools: () => ({}),
  myWaits: ({ bob }) => ({ who: bob }),
  wait: async ({ visitor }) => ({ who: await visitor(), body: wish(1) }),
  async stopWaiting({ visitor }) {
    const who = await visitor();
    await who.call('POST', '/api/me/pairing', wish(2));
    return { who, params: { pace: 'now' } };
  },
  async confirmPairing(scene) {
    const { who, pairing } = await paired(scene);
    return { who, params: { pairing }, body: { promise: PROMISE } };
  },
  newStudy: ({ ann, over }) => ({ who: ann, body: studyOf(over) }),
  async changeStudy({ ann, over }) {
    const params = { study: await study(ann, over) };
    return { who: ann, params, body: { title: 'Better', listed: false, notes: [], revision: 1 } };
  },
  dropStudy: async ({ ann, over }) => ({ who: ann, params: { study: await study(ann, over) } }),
  study: async ({ ann, over }) => ({ params: { study: await study(ann, over) } }),
  reportStudy: async ({ ann, over, visitor }) => ({
    who: await visitor(),
    params: { study: await study(ann, over) },
    body: { reason: 'spam', text: 'Advertising.' },
  }),
  studies: () => ({}),
  myStudies: ({ ann }) => ({ who: ann }),
  exportMe: ({ ann }) => ({ who: ann }),
  deleteMe: async ({ visitor }) => ({ who: await visitor(), body: { sure: true } }),
  keepTable: async ({ ann, table }) => ({ who: ann, params: { id: (await table()).id } }),
};

/** What the other addresses of the server are asked, and what they must answer. */
export interface Address {
  readonly path?: string;
  /** Without one: GET. */
  readonly method?: 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** How the answer begins, or what is in it. */
  readonly has: RegExp;
}

const operator = { authorization: `Bearer ${OPERATOR}` };

/** A request for everything else that the server answers, by the address as it is registered, after its method unless it is GET. */
export const ADDRESSES: Readonly<Record<string, Address>> = {
  '/health': { status: 200, has: /"status":"ok"/ },
  '/ready': { status: 200, has: /"status":"ready"/ },
  '/metrics': { headers: operator, status: 200, has: /^# HELP / },
  '/reports': { headers: operator, status: 200, has: /^\{"reports":/ },
  '/api/openapi.json': { status: 200, has: /^\{"openapi":/ },
  '/api/asyncapi.json': { status: 200, has: /^\{"asyncapi":/ },
  '/mail/stop/:token': { path: '/mail/stop/token', status: 200, has: /<div id="app">/ },
  'POST /mail/stop/:token': { path: '/mail/stop/token', method: 'POST', status: 403, has: /"bad-mail-link"/ },
  // A socket is opened by an upgrade; the messages have calls of their own.
  '/socket': { status: 400, has: /"bad-request"/ },
  '/*': { path: '/table/anything', status: 200, has: /<div id="app">/ },
};

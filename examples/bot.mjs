// A bot of your own: it keeps one seat at a table over plain HTTP and sees only what that seat may know. It needs no rules, because
// the server offers every legal option as a text. Change `choose`. Needs Node and nothing else; docs/api.md explains the requests.
//
//   node examples/bot.mjs http://127.0.0.1:3000 TABLE SEAT [INVITATION]
//
// The key of the visitor is kept in VATRA_KEY if that is set, so that a bot that is started again finds its seat.

const [url, table, seatText, invite] = process.argv.slice(2);
const seat = Number(seatText);
let key = process.env.VATRA_KEY;

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Calls a route. Waits and tries again when the server asks for it or cannot be reached. */
async function call(method, path, body) {
  for (let tries = 0; ; tries++) {
    const headers = {
      'content-type': 'application/json',
      ...(key && { authorization: `Bearer ${key}` }),
      ...(invite && { 'vatra-invite': invite }),
    };
    try {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer = await response.json();
      if (!answer.error) return answer;
      const { code, retryAfter } = answer.error;
      if (!['too-many', 'busy', 'storage', 'closing', 'internal'].includes(code)) return answer;
      await pause(retryAfter ?? 1);
    } catch {
      // The server is away: an answer with the same `move` is stored once, so it can be sent again.
      await pause(Math.min(30, 2 ** tries));
    }
  }
}

/**
 * Chooses among the texts of the legal options. `view` is what the seat knows: the board, its hand, the points; the document of the
 * game says what the numbers mean. This bot likes what usually brings points, dislikes to pass, and is otherwise fickle.
 */
function choose({ offered, scores, view }) {
  const likes = [/^(?:raid|complete)/, /^craft/, /^(?:build|hire|tame)/, /^recruit/, /^battle/, /^(?:move|march)/];
  const value = (text) => {
    const liked = likes.findIndex((like) => like.test(text));
    if (/^(?:pass|end|done|skip)/.test(text)) return -1;
    return (liked < 0 ? 0 : likes.length - liked) + Math.random();
  };
  void scores;
  void view;
  return offered.reduce((best, text) => (value(text) > value(best) ? text : best));
}

if (!key) ({ key } = await call('POST', '/visitors', { name: 'Example bot' }));
const seated = await call('POST', `/tables/${table}/seats/${seat}`, { ...(invite && { invite }) });
if (seated.error && seated.error.code !== 'begun') throw new Error(`cannot sit down: ${seated.error.code}`);
console.log(`seat ${seat} of ${url}/table/${table}`);

for (let after = 0; ; ) {
  const { moment, error } = await call('GET', `/tables/${table}/moment?seat=${seat}&after=${after}&wait=25`);
  // Before the game begins there is nothing to see.
  if (error?.code === 'not-begun') await pause(1);
  else if (error) throw new Error(`cannot see the table: ${error.code}`);
  if (!moment) continue;
  if (moment.over) break;
  after = moment.version;
  if (moment.question < 0) continue;
  const says = [choose(moment)];
  const act = { do: 'answer', seat, question: moment.question, says, move: crypto.randomUUID() };
  const answer = await call('POST', `/tables/${table}/acts`, act);
  // `stale`: the question changed meanwhile; the next moment has the new one.
  if (answer.error) console.log(says[0], answer.error.code);
}
console.log('result', JSON.stringify((await call('GET', `/tables/${table}`)).table.result));

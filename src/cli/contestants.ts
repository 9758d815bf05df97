import { BOTS, type BotName } from '../bots/index.ts';
import { Complaint } from './complaint.ts';

/** A bot as it was named: the policy, and how many thoughts it has for a question. */
export interface Contestant {
  readonly text: string;
  readonly name: BotName;
  readonly thoughts?: number;
}

const isName = (name: string): name is BotName => (BOTS as readonly string[]).includes(name);

/** A bot by its text: `greedy`, or `search:500` for so many thoughts. */
function contestant(text: string): Contestant {
  const [name = '', number, ...more] = text.split(':');
  if (!isName(name)) throw new Complaint(`there is no bot "${name}"; the bots are ${BOTS.join(', ')}`);
  if (number === undefined) return { text, name };
  const thoughts = Number(number);
  if (more.length === 0 && Number.isInteger(thoughts) && thoughts > 0) return { text, name, thoughts };
  throw new Complaint(`"${text}" does not say how many thoughts the bot has: a whole number, such as search:500`);
}

/** Bots by their names, with commas between. */
export const contestants = (list: string): Contestant[] => list.split(',').map((text) => contestant(text.trim()));

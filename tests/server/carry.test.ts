import { describe, expect, test } from 'vitest';
import { fastRandom, type GameTypes, OfferList, SPECTATOR, seatsOf } from '../../src/kernel/index.ts';
import { ACCEPTED, fastSource, loadState } from '../../src/kernel/referee/index.ts';
import type { ServerContext } from '../../src/server/context.ts';
import { type RulesMigration, storedPosition, findMigration } from '../../src/server/play/rules-migration.ts';
import { GameSession } from '../../src/server/play/session.ts';
import type { Batch, PositionRow } from '../../src/server/storage/storage.ts';
import type { TableDoc } from '../../src/server/tables/doc.ts';
import type { AnyGame, GameRegistry } from '../../src/registry/index.ts';
import { TEST_GAMES, SETTINGS } from './games.testkit.ts';
import { illiterate, reordered, without } from './rules.testkit.ts';

/** A game that is played by chance, batch by batch. */
class PlayedGame {
  readonly batches: Batch[] = [];
  readonly session: GameSession;
  readonly #random;

  constructor(game: AnyGame, settings: GameTypes['settings'], luck: number) {
    this.#random = fastRandom(luck);
    const source = fastSource(this.#random);
    this.session = new GameSession({
      game,
      settings,
      source,
      strictness: 'own',
      clock: { kind: 'none' },
      downtimes: [],
    });
    this.#write(() => {
      this.session.referee.advance();
      return ACCEPTED;
    });
  }

  #write(act: Parameters<GameSession['attempt']>[0]): void {
    expect(this.session.attempt(act)).toEqual(ACCEPTED);
    const batch = { version: this.session.version, at: 1000 + this.batches.length, ...this.session.uncommitted()! };
    this.session.accept(batch);
    this.batches.push(batch);
  }

  /** Plays this number of answers; gives the words that were said. */
  play(answers: number): string[] {
    const { referee } = this.session;
    const said: string[] = [];
    for (let i = 0; i < answers && !referee.state.over; i++) {
      const asked = seatsOf(referee.game.asked(referee.state));
      const seat = asked[this.#random(asked.length)]!;
      const offers = new OfferList<GameTypes['option']>();
      referee.game.options(referee.state, seat, offers);
      const { text } = offers.list[this.#random(offers.list.length)]!;
      said.push(text);
      this.#write(() => referee.answer(seat, referee.question(seat), [text]));
    }
    return said;
  }
}

const ID = 'AAAAAAAAAAAAAAAA';

function look(games: GameRegistry, played: PlayedGame, kept?: PositionRow): Promise<RulesMigration | undefined> {
  const { game, state } = played.session.referee;
  const storage = {
    readJournal: () => Promise.resolve(played.batches),
    readPosition: () => Promise.resolve(kept),
  };
  const doc = { game: game.name, settings: state.settings };
  return findMigration({ storage, games } as unknown as ServerContext, ID, doc as unknown as TableDoc);
}

const only = (game: AnyGame): GameRegistry => ({ [game.name]: () => Promise.resolve(game) });

function begun(game: AnyGame, luck: number): PlayedGame {
  const settings = game.readSettings(SETTINGS[game.name]);
  if (!settings.ok) throw new Error(JSON.stringify(settings.problems));
  return new PlayedGame(game, settings.value, luck);
}

/** What everybody sees of a state. */
const seen = (game: AnyGame, state: GameTypes['state']): unknown[] =>
  [SPECTATOR, ...Array.from({ length: state.settings.seats }, (_, i) => i)].map((viewer) => game.view(state, viewer));

describe.each(Object.keys(SETTINGS))('%s: a game that newer rules cannot read', (name) => {
  test('goes on from the position that was kept, wherever it stands, and looks the same to everybody', async () => {
    const game = await TEST_GAMES[name]!();
    const newer = reordered(game, '999');
    for (let luck = 1; luck <= 4; luck++) {
      const played = begun(game, luck);
      for (let k = 0; k < 6 && !played.session.referee.state.over; k++) {
        played.play(7 + luck);
        const { state } = played.session.referee;
        const carry = await look(only(newer), played, storedPosition(ID, played.session));
        expect(carry).toMatchObject({ rules: '999', version: played.session.version, of: played.session.version });
        const carried = loadState<GameTypes['state']>(carry!.base, state.settings);
        expect(seen(newer, carried)).toEqual(seen(game, state));
      }
    }
  });

  test('goes on to its end from an earlier position, or from the beginning, if what came later is still possible', async () => {
    const game = await TEST_GAMES[name]!();
    const newer = reordered(game, '999');
    const played = begun(game, 5);
    played.play(12);
    const kept = storedPosition(ID, played.session);
    played.play(9);
    const { state, game: old } = played.session.referee;
    for (const row of [kept, undefined]) {
      const carry = await look(only(row ? newer : illiterate(newer)), played, row);
      expect(carry).toMatchObject({ version: played.session.version, of: played.session.version });
      expect(seen(newer, loadState<GameTypes['state']>(carry!.base, state.settings))).toEqual(seen(old, state));
    }
  });

  test('goes back to the position that was kept if it is not, and nowhere if that cannot be read either', async () => {
    const game = await TEST_GAMES[name]!();
    const played = begun(game, 6);
    played.play(10);
    const kept = storedPosition(ID, played.session);
    const before = seen(game, played.session.referee.state);
    const verb = played.play(10).at(-1)!.split(' ')[0]!;
    const newer = without(game, '999', verb);
    const carry = await look(only(newer), played, kept);
    expect(carry).toMatchObject({ version: kept.version, of: played.session.version });
    const { settings } = played.session.referee.state;
    expect(seen(game, loadState<GameTypes['state']>(carry!.base, settings))).toEqual(before);
    expect(await look(only(illiterate(newer)), played, kept)).toBeUndefined();
    expect(
      await look(only({ ...newer, readSettings: () => ({ ok: false, problems: [] }) }), played, kept),
    ).toBeUndefined();
    expect(await look({}, played, kept)).toBeUndefined();
  });
});

import { randomUUID } from 'node:crypto';
import { errors } from '@perya/contract/errors';
import { gameStopped } from '@perya/contract/games/errors';
import { createProviderClient, type ProviderClient } from '@perya/contract/provider-api/client';
import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heardWithin } from '../../../testing/heard-within.ts';
import { type SeatedPlayer, seatPlayer, takeSeat, testVenue } from '../../../testing/provider.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { bySystem } from '../../audit/index.ts';
import type { StopTarget } from '../../stops/index.ts';

let server: TestServer;
let other: TestServer;
const origin = bySystem('test');
const house: StopTarget = { scope: 'house', subject: '' };

beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ database: shareDatabase(server.database) });
});

afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.games.checkBooks()).toEqual([]);
  await other.stop();
  await server.stop();
});

/** Stops for as long as the act takes. */
async function whileStopped(target: StopTarget, act: () => Promise<void>): Promise<void> {
  const stop = await server.stops.stop(origin, target, 'the regulator asks for it');
  if (!stop) throw new Error('It was stopped already');
  try {
    await act();
  } finally {
    await server.stops.resume(origin, { id: stop.id, reason: 'over' });
  }
}

const round = () => ({ round_id: randomUUID(), transaction_id: randomUUID() });
const codeOf = async (asked: Promise<ProviderAnswer>) => (await asked).code;

const betOf = ({ player, game, token }: SeatedPlayer) => ({
  player,
  game,
  token,
  currency: 'PHP',
  amount: 100,
  ...round(),
});

const endOf = (bet: ReturnType<typeof betOf>) => ({
  player: bet.player,
  game: bet.game,
  currency: 'PHP',
  round_id: bet.round_id,
  transaction_id: randomUUID(),
  bet_transaction_id: bet.transaction_id,
});

/** All answers come, however busy the machine is. */
async function patientClientOf({ url, games }: TestServer): Promise<ProviderClient> {
  const key = await games.keys.signingOf(testVenue);
  if (!key) throw new Error('The studio has no key');
  return createProviderClient({ url, venue: testVenue, key, timeoutMs: 60_000 });
}

describe('gaming stopped under load', () => {
  it('takes no bet stamped after the stop was confirmed, of 200 players on two servers, and still takes wins and rollbacks', async () => {
    const players = await Promise.all(Array.from({ length: 200 }, () => seatPlayer(server)));
    const clients = await Promise.all([server, other].map(patientClientOf));
    const clientFor = (place: number) => clients[place % 2] as ProviderClient;
    // Some have a round open all the while; it is taken back after the stop.
    const waiting = players.splice(0, 20).map((player) => betOf(player));
    for (const bet of waiting) await clientFor(0).call('bet', bet);
    const taken = new Map<string, number>();
    const count = (what: string) => taken.set(what, (taken.get(what) ?? 0) + 1);
    let answers = 0;
    const isBusy = Promise.withResolvers<void>();
    /** One round after the other, each on the other server, until a bet is refused. */
    const playOn = async (player: SeatedPlayer, place: number) => {
      for (let nth = place; ; nth += 1) {
        const bet = betOf(player);
        const { code } = await clientFor(nth).call('bet', bet);
        count(`bet ${code}`);
        answers += 1;
        if (answers === 300) isBusy.resolve();
        if (code !== 'OK') return;
        const win = { ...endOf(bet), amount: 50, is_finished: true };
        count(`win ${(await clientFor(nth + 1).call('win', win)).code}`);
      }
    };
    const playing = Promise.all(players.map(playOn));
    await isBusy.promise;
    const stop = await server.stops.stop(origin, house, 'the regulator asks for it');
    const { rows: confirmed } = await server.database.owner.query<{ at: Date }>(
      'select clock_timestamp() as at',
    );
    await playing;
    expect(taken.get('bet GAMING_STOPPED')).toBe(players.length);
    const bets = taken.get('bet OK') ?? 0;
    expect([...taken.keys()].toSorted()).toEqual(['bet GAMING_STOPPED', 'bet OK', 'win OK']);
    expect(taken.get('win OK')).toBe(bets);
    const { rows } = await server.database.pool.query(
      `select count(*) filter (where kind = 'bet')::int as bets,
         count(*) filter (where kind = 'bet' and created_at > stopped_at)::int as late,
         count(*) filter (where kind = 'win' and created_at > stopped_at) > 0 as have_wins_followed
       from games.movement, stops.stop s where uid = any($2) and s.id = $1`,
      [stop?.id, players.map(({ uid }) => uid)],
    );
    expect(rows[0]).toEqual({ bets, late: 0, haveWinsFollowed: true });
    expect(confirmed[0]?.at.getTime()).toBeGreaterThanOrEqual(Number(stop?.stoppedAt));

    const ends = await Promise.all(
      waiting.map((bet, place) => clientFor(place).call('rollback', endOf(bet))),
    );
    expect(new Set(ends.map(({ code }) => code))).toEqual(new Set(['OK']));
    await server.stops.resume(origin, { id: stop?.id ?? 0n, reason: 'over' });
    const [again] = players;
    expect(again && (await clientFor(1).call('bet', betOf(again))).code).toBe('OK');
  });

  it('waits for a batch that is under way, and lets no other pass in between', async () => {
    const player = await seatPlayer(server);
    const client = await server.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select stops.hold()');
      let isStopped = false;
      const stopping = server.stops.stop(origin, house, 'why').then((stop) => {
        isStopped = true;
        return stop;
      });
      await untilSomebodyWaits(1);
      const bet = player.bet();
      await untilSomebodyWaits(2);
      expect(isStopped).toBe(false);
      await client.query('commit');
      const stop = await stopping;
      expect((await bet).code).toBe('GAMING_STOPPED');
      await server.stops.resume(origin, { id: stop?.id ?? 0n, reason: 'over' });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

async function untilSomebodyWaits(sessions: number): Promise<void> {
  for (;;) {
    const { rowCount } = await server.database.owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
    );
    if ((rowCount ?? 0) >= sessions) return;
  }
}

describe('a stop', () => {
  it('lets an open round go on with further bets to its end, and begins no other', async () => {
    const player = await seatPlayer(server);
    await player.bet();
    await whileStopped(house, async () => {
      expect(await codeOf(player.bet({ transaction_id: randomUUID() }))).toBe('OK');
      // What was carried out answers its repetition as before.
      expect(await codeOf(player.bet())).toBe('OK');
      expect(await codeOf(player.win())).toBe('OK');
      expect(await player.bet(round())).toMatchObject({ code: 'GAMING_STOPPED', balance: 100_500 });
    });
    expect(await codeOf(player.bet(round()))).toBe('OK');
  });

  it.each([
    ['venue', 'studio', 'GAMING_STOPPED'],
    ['game', 'plinko', 'GAMING_STOPPED'],
  ] as const)('of a %s touches no other', async (scope, subject, code) => {
    const here = await seatPlayer(server);
    const elsewhere = await seatPlayer(server, { game: otherGame[scope] });
    await whileStopped({ scope, subject }, async () => {
      expect(await codeOf(here.bet())).toBe(code);
      expect(await codeOf(elsewhere.bet())).toBe('OK');
      await expect(takeSeat(server, here.uid)).rejects.toMatchObject({ code, text: gameStopped });
      await takeSeat(server, here.uid, otherGame[scope]);
    });
  });

  it('of a player touches no other, and leaves them their login and their money', async () => {
    const stopped = await seatPlayer(server);
    const free = await seatPlayer(server);
    await whileStopped({ scope: 'player', subject: String(stopped.uid) }, async () => {
      expect(await codeOf(stopped.bet())).toBe('PLAYER_STOPPED');
      expect(await codeOf(free.bet())).toBe('OK');
      await expect(takeSeat(server, stopped.uid)).rejects.toMatchObject({ code: 'PLAYER_STOPPED' });
      await takeSeat(server, free.uid);
      expect(await stopped.balance()).toBe(100_000n);
    });
  });

  it('of the house refuses every launch and says so on the page within a second, on every process', async () => {
    const { uid } = await seatPlayer(server);
    const notices = async () =>
      Promise.all(
        [server, other].map(async ({ catalogue }) => (await catalogue.readIndex('h5')).notice),
      );
    expect(await notices()).toEqual([undefined, undefined]);
    await whileStopped(house, async () => {
      const thrownAt = performance.now();
      for (const place of [server, other]) {
        await expect(takeSeat(place, uid)).rejects.toMatchObject({
          code: 'GAMING_STOPPED',
          text: errors.GAMING_STOPPED.message,
        });
      }
      await heardWithin(1000, async () => !(await notices()).includes(undefined), thrownAt);
    });
  });

  it('thrown fifty times at once is one stop and one audit entry; resumed fifty times, too', async () => {
    const target: StopTarget = { scope: 'game', subject: 'roulette' };
    const stops = await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        (nth % 2 ? server : other).stops.stop(origin, target, `reason ${nth}`),
      ),
    );
    const [stop, ...others] = stops.filter((one) => one !== null);
    expect(others).toEqual([]);
    const ends = await Promise.all(
      Array.from({ length: 50 }, () =>
        server.stops.resume(origin, { id: stop?.id ?? 0n, reason: 'over' }),
      ),
    );
    expect(ends.filter((one) => one !== null)).toHaveLength(1);
    const entries = await readAudit(server, 'roulette');
    expect(entries.map(({ action }) => action)).toEqual(['stops.stopped', 'stops.resumed']);
  });
});

const otherGame = { venue: 'mango-rush', game: 'roulette' };

import { randomUUID } from 'node:crypto';
import { createFastSource } from '@perya/game-kit/fast-source';
import { replay } from '@perya/games/client/verify/replay';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findGame } from './find-game.ts';
import { makeMove } from './make-move.ts';
import { placeBet } from './place-bet.ts';
import { readRecord } from './read-record.ts';
import { readStatus } from './read-status.ts';
import { StudioBusy, StudioRefusal } from './refusals.ts';
import type { Studio } from './studio.ts';
import { createTestStudio, seatOf, workOff } from './testing/create-test-studio.ts';
import {
  type Fault,
  type SimulatedProviderApi,
  startSimulatedProviderApi,
} from './testing/simulated-provider-api.ts';
import { createStudioDatabase } from './testing/studio-database.ts';
import { seatPlace } from './vault/places.ts';

let providerApi: SimulatedProviderApi;
let studio: Studio;
let dropDatabase: () => Promise<void>;
const bet = { stake: 10_00n, rows: 8, risk: 'medium' };

beforeAll(async () => {
  const database = await createStudioDatabase();
  providerApi = await startSimulatedProviderApi();
  studio = await createTestStudio(database, providerApi.url);
  dropDatabase = database.drop;
});
afterAll(async () => {
  await studio.pool.end();
  await providerApi.stop();
  await dropDatabase();
});
afterEach(() => {
  providerApi.fault = () => 'none';
});

let count = 0;
function newPlayer(balance = 1000_00n) {
  count += 1;
  const player = `${count}`;
  providerApi.balances.set(player, balance);
  return { player, seat: seatOf(player), balance: () => providerApi.balances.get(player) };
}

/** Faults in this order, then none. */
const faultsInTurn = (...faults: Fault[]) => {
  providerApi.fault = () => faults.shift() ?? 'none';
};
const codeOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof StudioRefusal ? error.code : String(error);
};
const statesOf = async (player: string): Promise<string[]> => {
  const found = await studio.pool.query<{ state: string }>(
    'select state from studio.round where player = $1 order by created_at',
    [player],
  );
  return found.rows.map(({ state }) => state);
};

describe('a round', () => {
  test('takes the stake, pays what the rules say and can be played again from its seeds', async () => {
    const { player, seat, balance } = newPlayer();
    const before = await readStatus(studio, seat);
    const played = await placeBet(studio, seat, randomUUID(), bet);
    expect(played.isPaid).toBe(true);
    expect(balance()).toBe(1000_00n - 10_00n + (played.round.payout ?? 0n));
    expect(played.balance).toBe(balance());
    expect(await statesOf(player)).toEqual(['settled']);
    const record = await readRecord(studio, played.round.id);
    expect(record?.commitment).toBe(before.fairness.commitment);
    const rules = findGame('plinko')?.module.rules;
    if (!record || !rules) throw new Error('The round has no record');
    const result = replay(rules, record);
    expect([result.isSeedCommitted, result.isStakeSame, result.isPayoutSame]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('sends its details and the proof to the provider API, and never uses a seed twice', async () => {
    const { seat } = newPlayer();
    const first = await placeBet(studio, seat, randomUUID(), bet);
    const second = await placeBet(studio, seat, randomUUID(), bet);
    const sent = providerApi.entries.get(`${first.round.id}-win`)?.body ?? '{}';
    const { details } = JSON.parse(sent) as { details: { lines: unknown[]; proof: unknown } };
    expect(details.lines.length).toBeGreaterThan(0);
    expect(details.proof).toMatchObject({
      server_seed: first.fairness.last?.serverSeed,
      url: `/sandbox/studio/verify?round=${first.round.id}`,
    });
    expect(second.fairness.last?.serverSeed).not.toBe(first.fairness.last?.serverSeed);
    expect(second.fairness.nonce).toBe(first.fairness.nonce + 1);
  });

  test('shows its secret to nobody before it is decided', async () => {
    const { seat } = newPlayer();
    await placeBet(studio, seat, randomUUID(), bet);
    const { rows } = await studio.pool.query<{ server_seed: string }>(
      'select server_seed from studio.seat where player = $1',
      [seat.player],
    );
    const secret = studio.vault.open(rows[0]?.server_seed ?? '', seatPlace(seat));
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    const status = JSON.stringify(await readStatus(studio, seat), (_key, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    );
    expect(status).not.toContain(secret);
    expect(await readRecord(studio, randomUUID())).toBeNull();
    expect(await readRecord(studio, `' or true --`)).toBeNull();
  });
});

describe('a bet that is sent more than once', () => {
  test('is one bet, one after the other or all at once', async () => {
    const { player, seat, balance } = newPlayer();
    const requestId = randomUUID();
    const all = await Promise.all([1, 2, 3, 4].map(() => placeBet(studio, seat, requestId, bet)));
    const again = await placeBet(studio, seat, requestId, bet);
    expect(new Set([...all, again].map(({ round }) => round.id)).size).toBe(1);
    expect(await statesOf(player)).toEqual(['settled']);
    expect(balance()).toBe(1000_00n - 10_00n + (again.round.payout ?? 0n));
  });

  test('is one bet over two processes of the studio too', async () => {
    const { player, seat } = newPlayer();
    const other: Studio = { ...studio, inTurn: (_seat, work) => work() };
    const tries = await Promise.allSettled(
      [studio, other, other].map((each, place) =>
        placeBet(each, seat, `request-${player}-${place}`, bet),
      ),
    );
    const failed = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    for (const reason of failed) {
      expect(reason instanceof StudioBusy || reason instanceof StudioRefusal).toBe(true);
    }
    const states = await statesOf(player);
    expect(states).toHaveLength(tries.length - failed.length);
    expect(states.every((state) => state === 'settled')).toBe(true);
  });

  test('never gets the seed of a round that another process has shown meanwhile', async () => {
    const { seat } = newPlayer();
    const seeds = await readStatus(studio, seat);
    // The other process has read the seeds and stores its round only later.
    let played: Promise<unknown> | undefined;
    const query = (async (text: string, values: unknown[]) => {
      if (text.includes('insert into studio.round')) {
        played = placeBet(studio, seat, randomUUID(), bet);
        await played;
      }
      return studio.pool.query(text, values);
    }) as Studio['pool']['query'];
    const late: Studio = { ...studio, inTurn: (_seat, work) => work() };
    late.pool = Object.assign(Object.create(studio.pool) as Studio['pool'], { query });
    await expect(placeBet(late, seat, randomUUID(), bet)).rejects.toThrow(StudioBusy);
    await expect(played).resolves.toMatchObject({
      fairness: { last: { commitment: seeds.fairness.commitment } },
    });
    expect(await statesOf(seat.player)).toEqual(['settled']);
  });

  test('is refused if it comes with another content', async () => {
    const { player, seat } = newPlayer();
    const requestId = randomUUID();
    await placeBet(studio, seat, requestId, bet);
    const other = placeBet(studio, seat, requestId, { ...bet, stake: 20_00n });
    expect(await codeOf(other)).toBe('REQUEST_REUSED');
    expect(await statesOf(player)).toHaveLength(1);
  });
});

describe('a bet that the provider API or the rules refuse', () => {
  test.each([
    'INSUFFICIENT_FUNDS',
    'LIMIT_REACHED',
    'PLAYER_EXCLUDED',
    'SESSION_EXPIRED',
    'STAKE_OUT_OF_RANGE',
    'GAME_CLOSED',
    'GAMING_STOPPED',
    'PLAYER_STOPPED',
  ] as const)(
    'with %s costs nothing, says why in both languages and leaves the seeds as they were',
    async (code) => {
      const { player, seat, balance } = newPlayer();
      const before = await readStatus(studio, seat);
      faultsInTurn(code);
      const error = await placeBet(studio, seat, randomUUID(), bet).catch((reason) => reason);
      expect(error).toBeInstanceOf(StudioRefusal);
      expect(error.code).toBe(code);
      expect(error.text.en).not.toBe(error.text.tl);
      expect(balance()).toBe(1000_00n);
      expect(await statesOf(player)).toEqual(['cancelled']);
      expect((await readStatus(studio, seat)).fairness).toEqual(before.fairness);
    },
  );

  test('by the rules is not even written down', async () => {
    const { player, seat, balance } = newPlayer();
    for (const wrong of [
      null,
      {},
      { ...bet, stake: 1n },
      { ...bet, stake: 10 },
      { ...bet, rows: 7 },
    ]) {
      await expect(placeBet(studio, seat, randomUUID(), wrong)).rejects.toThrow();
    }
    expect(balance()).toBe(1000_00n);
    expect(await statesOf(player)).toEqual([]);
  });
});

describe('a provider API that is hard to reach', () => {
  test('takes the stake once although the first answer was lost', async () => {
    const { seat, balance } = newPlayer();
    faultsInTurn('deaf', 'TRY_AGAIN');
    const played = await placeBet(studio, seat, randomUUID(), bet);
    expect(balance()).toBe(1000_00n - 10_00n + (played.round.payout ?? 0n));
  });

  test('that never answers gets the stake called off, also if the bet arrives after that', async () => {
    const { player, seat, balance } = newPlayer();
    faultsInTurn('late', 'deaf', 'lost', 'lost', 'lost');
    expect(await codeOf(placeBet(studio, seat, randomUUID(), bet))).toBe('WALLET_UNREACHABLE');
    expect(balance()).toBe(1000_00n - 10_00n);
    expect(await codeOf(placeBet(studio, seat, randomUUID(), bet))).toBe('ROUND_SETTLING');
    await workOff(studio);
    providerApi.deliverLate();
    expect(balance()).toBe(1000_00n);
    expect(await statesOf(player)).toEqual(['cancelled']);
    expect((await placeBet(studio, seat, randomUUID(), bet)).isPaid).toBe(true);
  });

  test('that refuses after a lost try gets a rollback, because the lost try may still arrive', async () => {
    const { seat, balance } = newPlayer();
    faultsInTurn('late', 'INSUFFICIENT_FUNDS');
    expect(await codeOf(placeBet(studio, seat, randomUUID(), bet))).toBe('WALLET_UNREACHABLE');
    providerApi.deliverLate();
    await workOff(studio);
    expect(balance()).toBe(1000_00n);
  });

  test('that asks for another try and then refuses gets a rollback too', async () => {
    const { seat, balance } = newPlayer();
    faultsInTurn('slow', 'LIMIT_REACHED');
    expect(await codeOf(placeBet(studio, seat, randomUUID(), bet))).toBe('WALLET_UNREACHABLE');
    providerApi.deliverLate();
    await workOff(studio);
    expect(balance()).toBe(1000_00n);
  });

  test('is told of a payout until it has it, by the next studio if this one is gone', async () => {
    const { player, seat, balance } = newPlayer();
    providerApi.fault = (verb) => (verb === 'win' ? 'lost' : 'none');
    const played = await placeBet(studio, seat, randomUUID(), bet);
    expect(played.isPaid).toBe(false);
    expect(balance()).toBe(1000_00n - 10_00n);
    expect((await readStatus(studio, seat)).unpaidCount).toBe(1);
    providerApi.fault = (verb) => (verb === 'win' ? 'twice' : 'none');
    await workOff({ ...studio, inTurn: (_seat, work) => work() });
    expect(balance()).toBe(1000_00n - 10_00n + (played.round.payout ?? 0n));
    expect(await statesOf(player)).toEqual(['settled']);
    expect((await readStatus(studio, seat)).unpaidCount).toBe(0);
  });

  test('is told of it at once when it is back, whoever had begun to tell it', async () => {
    const { player, seat, balance } = newPlayer();
    providerApi.fault = (verb) => (verb === 'win' ? 'lost' : 'none');
    await placeBet(studio, seat, randomUUID(), bet);
    // Claimed by a process that was then killed.
    const { rowCount } = await studio.pool.query(
      `update studio.outbox set next_try_at = now() + interval '1 minute', tries = 9
       where round_id in (select id from studio.round where player = $1)`,
      [player],
    );
    expect(rowCount).toBe(1);
    expect(await codeOf(placeBet(studio, seat, randomUUID(), bet))).toBe('ROUND_SETTLING');
    providerApi.fault = () => 'none';
    const next = await placeBet(studio, seat, randomUUID(), bet);
    expect(next.isPaid).toBe(true);
    expect(await statesOf(player)).toEqual(['settled', 'settled']);
    expect(balance()).toBe(next.balance);
  });

  test('gives the stake back if the studio dies between the stake and the outcome', async () => {
    const { player, seat, balance } = newPlayer();
    let stakeTaken = () => {};
    const taken = new Promise<void>((resolve) => {
      stakeTaken = resolve;
    });
    const dying: Studio = {
      ...studio,
      inTurn: (_seat, work) => work(),
      providerApi: {
        ...studio.providerApi,
        call: async (venue, verb, request) => {
          await studio.providerApi.call(venue, verb, request);
          stakeTaken();
          return new Promise(() => {});
        },
      },
    };
    void placeBet(dying, seat, randomUUID(), bet);
    await taken;
    expect(balance()).toBe(1000_00n - 10_00n);
    expect(await statesOf(player)).toEqual(['staking']);
    await workOff(studio);
    expect(balance()).toBe(1000_00n);
    expect(await statesOf(player)).toEqual(['cancelled']);
  });
});

describe('a move', () => {
  test('is refused in a round that is over, unknown or of another player', async () => {
    const { seat } = newPlayer();
    const { round } = await placeBet(studio, seat, randomUUID(), bet);
    const stranger = newPlayer().seat;
    for (const [who, roundId] of [
      [seat, round.id],
      [seat, randomUUID()],
      [stranger, round.id],
    ] as const) {
      const request = { requestId: randomUUID(), roundId, input: { kind: 'hit' } };
      await expect(makeMove(studio, who, request)).rejects.toThrow();
    }
  });
});

test('after chaos from eight players every balance is what the studio itself adds up', async () => {
  const random = createFastSource(2026);
  const faults: Fault[] = ['lost', 'deaf', 'twice', 'late', 'slow', 'INSUFFICIENT_FUNDS'];
  providerApi.fault = () =>
    random.below(3) === 0 ? (faults[random.below(faults.length)] ?? 'none') : 'none';
  const players = Array.from({ length: 8 }, () => newPlayer());
  await Promise.all(
    players.map(async ({ seat }) => {
      for (let round = 0; round < 12; round += 1) {
        const requestId = randomUUID();
        // A browser retries what was not answered, often needlessly.
        for (let tries = 0; tries < 2; tries += 1) {
          await placeBet(studio, seat, requestId, bet).catch((error: unknown) => {
            if (!(error instanceof StudioRefusal || error instanceof StudioBusy)) throw error;
          });
        }
        if (random.below(3) === 0) providerApi.deliverLate();
      }
    }),
  );
  providerApi.fault = () => 'none';
  providerApi.deliverLate();
  await workOff(studio);
  for (const { player, balance } of players) {
    const { rows } = await studio.pool.query<{ net: bigint; live: bigint }>(
      `select coalesce(sum(payout - stake) filter (where state = 'settled'), 0)::bigint as net,
         count(*) filter (where state not in ('settled', 'cancelled')) as live
       from studio.round where player = $1`,
      [player],
    );
    expect(rows[0]?.live).toBe(0n);
    expect(balance()).toBe(1000_00n + (rows[0]?.net ?? 0n));
  }
});

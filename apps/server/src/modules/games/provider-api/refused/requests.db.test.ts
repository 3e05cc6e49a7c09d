import { once } from 'node:events';
import { connect } from 'node:net';
import { createProviderClient } from '@perya/contract/provider-api/client';
import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPlayer,
  clientOf,
  type SeatedPlayer,
  seatPlayer,
  takeSeat,
  testVenue,
} from '../../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { bySystem } from '../../../audit/index.ts';

let server: TestServer;
const sql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);

beforeAll(async () => {
  server = await startTestServer({ rateLimits: { providerRefused: { points: 1e6, seconds: 10 } } });
});

afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

/** Play limits that are set before the bets. */
const asked = (uid: bigint) => ({ uid, origin: bySystem('test'), brand: 'Perya' });

const another = 'r-another';

interface Attempt {
  attempt: string;
  code: ProviderAnswer['code'];
  /** The set-up; the seat is new and has funds of 1,000 pesos. */
  given?: (seat: SeatedPlayer) => Promise<unknown>;
  act?: (seat: SeatedPlayer) => Promise<ProviderAnswer>;
}

const closeGame = (code: string, change: string) =>
  sql(`update catalogue.game set ${change} where code = $1`, [code]).then(() =>
    server.catalogue.expire(),
  );

const attempts: Attempt[] = [
  {
    attempt: 'a bet above the balance',
    code: 'INSUFFICIENT_FUNDS',
    given: ({ uid }) =>
      server.ledger.post({
        uid,
        scope: 'test',
        key: `spend-${uid}`,
        amount: centavos(-99_500),
        legs: [{ account: 'house', amount: centavos(99_500) }],
      }),
  },
  {
    attempt: 'a bet of a player whose identity is not checked',
    code: 'PLAYER_NOT_ALLOWED',
    given: ({ uid }) =>
      sql(
        `insert into kyc.record (bucket, uid, status) values (platform.bucket_of($1), $1, 'block')`,
        [uid],
      ),
  },
  {
    attempt: 'a bet above the player’s own daily stake limit',
    code: 'LIMIT_REACHED',
    given: ({ uid }) => server.limits.update(asked(uid), { daily_stake: centavos(500) }),
  },
  {
    attempt: 'a bet above the player’s own daily loss limit',
    code: 'LIMIT_REACHED',
    given: ({ uid }) => server.limits.update(asked(uid), { daily_loss: centavos(500) }),
  },
  {
    attempt: 'a bet of a player who excluded themselves',
    code: 'PLAYER_EXCLUDED',
    given: ({ uid }) => server.limits.exclude(asked(uid), '1d'),
  },
  {
    attempt: 'a bet with the token of an earlier launch',
    code: 'SESSION_EXPIRED',
    given: ({ uid, game }) => takeSeat(server, uid, game),
  },
  {
    attempt: 'a bet when the session has run out',
    code: 'SESSION_EXPIRED',
    given: ({ uid }) => sql('update games.seat set expires_at = now() where uid = $1', [uid]),
  },
  {
    attempt: 'a bet in another game than the launched one',
    code: 'SESSION_EXPIRED',
    act: (seat) => seat.bet({ game: 'roulette', amount: 1000 }),
  },
  {
    attempt: 'a bet in a new round while a hundred are open',
    code: 'ROUND_OPEN',
    given: async (seat) => {
      await seat.bet({ amount: 1000, transaction_id: `open-${seat.uid}` });
      await sql(
        `insert into games.open_round (bucket, uid, game_code, round_id, bet_id, bet_created_at)
         select platform.bucket_of($1), $1, 'plinko', 'beside-' || n, -n, now() from generate_series(1, 99) n`,
        [seat.uid],
      );
    },
    act: (seat) => seat.bet({ round_id: another, transaction_id: `second-${seat.uid}` }),
  },
  {
    attempt: 'a win for the bet of another player',
    code: 'TRANSACTION_DOES_NOT_EXIST',
    act: async (seat) => {
      const other = await seatPlayer(server);
      const bet = `b-of-${other.uid}`;
      await other.bet({ transaction_id: bet, round_id: another });
      return seat.win({ bet_transaction_id: bet, round_id: another });
    },
  },
  {
    attempt: 'a rollback of the bet of another player',
    code: 'TRANSACTION_DOES_NOT_EXIST',
    act: async (seat) => {
      const other = await seatPlayer(server);
      const bet = `b-of-${other.uid}`;
      await other.bet({ transaction_id: bet, round_id: another });
      return seat.rollback({ bet_transaction_id: bet, round_id: another });
    },
  },
  {
    attempt: 'the transaction id of another player',
    code: 'DUPLICATE_TRANSACTION',
    act: async (seat) => {
      const other = await seatPlayer(server);
      await other.bet({ transaction_id: `taken-${other.uid}` });
      return seat.bet({ transaction_id: `taken-${other.uid}` });
    },
  },
  {
    attempt: 'a rollback of a win',
    code: 'TRANSACTION_DOES_NOT_EXIST',
    given: async (seat) => {
      await seat.bet();
      await seat.win({ amount: 1000, transaction_id: `w-of-${seat.uid}` });
    },
    act: (seat) => seat.rollback({ bet_transaction_id: `w-of-${seat.uid}` }),
  },
  {
    attempt: 'a rollback after a part was paid',
    code: 'TRANSACTION_SETTLED',
    given: async (seat) => {
      await seat.bet();
      await seat.win({ amount: 1000, is_finished: false });
    },
    act: (seat) => seat.rollback(),
  },
  {
    attempt: 'a win under another name of the game',
    code: 'TRANSACTION_DOES_NOT_EXIST',
    given: (seat) => seat.bet({ amount: 1000 }),
    act: (seat) => seat.win({ game: 'roulette' }),
  },
  {
    attempt: 'details of a round beyond all bounds',
    code: 'INVALID_REQUEST',
    given: (seat) => seat.bet({ amount: 1000 }),
    act: (seat) => {
      const long = { en: 'x'.repeat(1900), tl: 'x' };
      const lines = Array.from({ length: 5 }, () => ({ label: long, value: long }));
      return seat.win({ details: { lines } });
    },
  },
  {
    attempt: 'a promotion for nobody',
    code: 'UNKNOWN_PLAYER',
    act: ({ client }) =>
      client.call('promo', {
        transaction_id: 'promo-for-nobody',
        campaign: 'c',
        player: '987654321',
        currency: 'PHP',
        amount: 100,
      }),
  },
  {
    attempt: 'a rollback for nobody',
    code: 'UNKNOWN_PLAYER',
    act: (seat) => seat.rollback({ player: '987654321' }),
  },
  {
    attempt: 'a win for nobody',
    code: 'UNKNOWN_PLAYER',
    act: (seat) => seat.win({ player: '987654321' }),
  },
  {
    attempt: 'a player number beyond 64 bits',
    code: 'UNKNOWN_PLAYER',
    act: (seat) => seat.bet({ player: '9999999999999999999' }),
  },
];

describe('what a provider may not do gets its code', () => {
  test.each(attempts)('$attempt: $code', async ({ code, given, act }) => {
    const seat = await seatPlayer(server);
    await given?.(seat);
    const before = await seat.balance();
    const answer = await (act ?? ((each) => each.bet()))(seat);
    expect(answer.code).toBe(code);
    expect(await seat.balance()).toBe(before);
  });

  test('bets in a game under maintenance or taken off: GAME_CLOSED, and its rounds still end', async () => {
    const seat = await seatPlayer(server, { game: 'roulette' });
    await seat.bet({ amount: 1000 });
    for (const change of ['is_maintained = true', 'is_maintained = false, is_online = false']) {
      await closeGame('roulette', change);
      expect(
        (await seat.bet({ transaction_id: `closed-${change}`.slice(0, 30).replaceAll(' ', '-') }))
          .code,
      ).toBe('GAME_CLOSED');
    }
    expect((await seat.win()).code).toBe('OK');
    await closeGame('roulette', 'is_online = true');
  });

  test('a game of another venue: UNKNOWN_GAME', async () => {
    const seat = await seatPlayer(server);
    const { rows } = await sql(
      `select g.code from catalogue.game g join catalogue.venue v on v.id = g.venue_id
       where v.code <> $1 limit 1`,
      [testVenue],
    );
    expect((await seat.bet({ game: rows[0].code })).code).toBe('UNKNOWN_GAME');
  });

  test('the key of another venue: INVALID_SIGNATURE', async () => {
    const { rows } = await sql('select code from catalogue.venue where code <> $1 limit 1', [
      testVenue,
    ]);
    const key = await server.games.keys.signingOf(rows[0].code);
    const client = createProviderClient({
      url: server.url,
      venue: testVenue,
      key: key ?? { id: '', secret: '' },
    });
    const seat = await seatPlayer(server);
    const { player, token, game } = seat;
    const answer = await client.call('balance', { player, token, game, currency: 'PHP' });
    expect(answer.code).toBe('INVALID_SIGNATURE');
  });
});

describe('what is never refused', () => {
  test('wins and rollbacks of a player who is excluded, blocked, limited and without a session', async () => {
    const seat = await seatPlayer(server);
    await seat.bet();
    const other = await seatPlayer(server);
    await other.bet();
    for (const { uid } of [seat, other]) {
      await server.limits.update(asked(uid), {
        daily_stake: centavos(100),
        daily_loss: centavos(100),
      });
      await server.limits.exclude(asked(uid), '1d');
      await sql(
        `insert into kyc.record (bucket, uid, status) values (platform.bucket_of($1), $1, 'block')`,
        [uid],
      );
      await sql('update games.seat set expires_at = now() where uid = $1', [uid]);
    }
    expect(await seat.win()).toMatchObject({ code: 'OK', balance: 101_500 });
    expect(await other.rollback()).toMatchObject({ code: 'OK', balance: 100_000 });
  });

  test('a repetition of a bet that was taken before the player was stopped', async () => {
    const seat = await seatPlayer(server);
    const first = await seat.bet();
    await server.limits.exclude(asked(seat.uid), '1d');
    await sql('update games.seat set expires_at = now() where uid = $1', [seat.uid]);
    expect(await seat.bet()).toEqual(first);
  });
});

describe('the wire itself', () => {
  test('counts every answer by its code', async () => {
    const seat = await seatPlayer(server);
    await seat.win();
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(
      /perya_wallet_answers_total\{venue="studio",verb="win",code="TRANSACTION_DOES_NOT_EXIST"\} \d/,
    );
  });

  test('answers in its own shape whatever the path, the method or the type of the body', async () => {
    const attempts: [string, RequestInit, number][] = [
      ['/wallet/v1/studio', { method: 'POST' }, 404],
      ['/wallet/v1/studio/bet', { method: 'GET' }, 404],
      [
        '/wallet/v1/studio/bet',
        {
          method: 'POST',
          body: 'a=b',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        },
        415,
      ],
    ];
    for (const [path, init, status] of attempts) {
      const response = await fetch(`${server.url}${path}`, init);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ code: 'INVALID_REQUEST' });
    }
  });

  test('holds a flood of bad signatures back by address, and never the venue itself', async () => {
    const strict = await startTestServer({
      rateLimits: { providerRefused: { points: 3, seconds: 600 } },
    });
    try {
      const client = await clientOf(strict);
      const codes: string[] = [];
      for (let number = 0; number < 5; number++) {
        const reply = await client.send('studio/balance', '{}', { signature: 'bad' });
        codes.push(`${reply.httpStatus} ${reply.answer.code}`);
      }
      expect(codes.slice(0, 3)).toEqual(Array(3).fill('401 INVALID_SIGNATURE'));
      expect(codes.slice(3)).toEqual(Array(2).fill('429 TOO_MANY_REQUESTS'));
      const seat = await seatPlayer(strict);
      expect((await seat.bet()).code).toBe('OK');
    } finally {
      await strict.stop();
    }
  });

  test('holds a venue to its share', async () => {
    const strict = await startTestServer({
      rateLimits: { providerVenue: { points: 1, seconds: 600 } },
    });
    try {
      const seat = await seatPlayer(strict);
      expect((await seat.bet()).code).toBe('OK');
      expect((await seat.win()).code).toBe('TOO_MANY_REQUESTS');
      expect(await seat.balance()).toBe(99_000n);
    } finally {
      await strict.stop();
    }
  });

  test('asks to try again while it is closing, and takes nothing', async () => {
    const closing = await startTestServer();
    try {
      const seat = await seatPlayer(closing);
      await closing.closeModules();
      expect(await seat.bet()).toMatchObject({ code: 'TRY_AGAIN' });
      expect(await seat.balance()).toBe(100_000n);
    } finally {
      await closing.stop();
    }
  });

  test('lets a provider that hangs in the middle of a request wait alone', async () => {
    const seat = await seatPlayer(server);
    const hanging = connect({ host: '127.0.0.1', port: server.port });
    await once(hanging, 'connect');
    hanging.write(
      'POST /wallet/v1/studio/bet HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"amount":',
    );
    expect(await seat.bet()).toMatchObject({ code: 'OK', balance: 99_000 });
    expect(await seat.win()).toMatchObject({ code: 'OK', balance: 101_500 });
    hanging.destroy();
    expect(await seat.balance()).toBe(101_500n);
  });

  test('makes no wallet for a player who has none', async () => {
    const uid = await addPlayer(server, 0, { tester: false, isKnown: false });
    await sql(
      `insert into kyc.record (bucket, uid, status) values (platform.bucket_of($1), $1, 'fully_kyc')`,
      [uid],
    );
    const { player, token } = await takeSeat(server, uid);
    const asked = { player, token, game: 'plinko', currency: 'PHP' };
    const answer = await (await clientOf(server)).call('balance', asked);
    expect(answer).toMatchObject({ code: 'OK', balance: 0 });
    expect((await sql('select from ledger.wallet where uid = $1', [uid])).rowCount).toBe(0);
  });
});

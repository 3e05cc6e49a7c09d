import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { type RunningSoftswiss, startSoftswiss } from '@perya/sandbox/softswiss/start-softswiss';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { softswissProvider } from '../../../providers/games/softswiss/softswiss.ts';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { slotOf, venueOf } from '../../../testing/games/provider-listing.ts';
import { addPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const casino = { casinoId: 'perya', authToken: '0123456789abcdef0123' };

let server: TestServer;
let hub: RunningSoftswiss;

beforeAll(async () => {
  hub = await startSoftswiss({
    ...casino,
    walletUrl: () => `${server.url}/wallet/adapters/softswiss`,
  });
  const provider = softswissProvider({
    ...casino,
    url: hub.url,
    venue: 'softswiss',
    publicUrl: 'https://play.casino.example',
  });
  server = await startTestServer({ gameProviders: [provider] });
  await server.catalogue.saveListing(
    [venueOf('softswiss')],
    [
      slotOf({ code: 'reef-gold', venue: 'softswiss', providerGame: 'islands:ReefGold' }),
      slotOf({ code: 'old-reef', venue: 'softswiss', providerGame: 'islands:OldReef' }),
    ],
  );
  server.catalogue.expire();
});
afterAll(async () => {
  expect(await server.games.checkBooks()).toEqual([]);
  expect(await server.ledger.check()).toEqual([]);
  await hub.stop();
  await server.stop();
});
afterEach(() => {
  Object.assign(hub.switches, {
    isDown: false,
    forges: null,
    isTwice: false,
    losesBets: false,
    losesGrants: false,
  });
});

/** A player with a thousand pesos who has opened a game. */
async function open(code = 'reef-gold', pesos = 1000) {
  const uid = await addPlayer(server, pesos);
  const player = createApiPlayer(server.url);
  player.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
  const url = await player.client.call(calls.launchGame, { code });
  return {
    uid,
    session: hub.sessionOf(url),
    balance: async () => (await server.ledger.wallet(uid)).balance,
  };
}

const statusesOf = async (uid: bigint) => {
  const { rows } = await server.database.pool.query<{ status: string }>(
    'select status from games.bet where uid = $1 order by id',
    [uid],
  );
  return rows.map(({ status }) => status);
};
const bet = (pesos: number, id: string = randomUUID()) => ({ type: 'bet' as const, pesos, id });
const win = (pesos: number, id: string = randomUUID()) => ({ type: 'win' as const, pesos, id });
const refused = (apiCode: string) => ({ meta: { api_code: apiCode } });

describe('a game of SOFTSWISS', () => {
  test('opens under its URL, for a player by number, and says the balance', async () => {
    const { uid, session } = await open();
    expect(session).toMatchObject({ player_id: String(uid), game_id: 'islands:ReefGold' });
    expect(await hub.balance(session)).toEqual({ balance: '1000.00' });
    expect(await hub.balance({ ...session, currency: 'EUR' })).toMatchObject(refused('154'));
    expect(await hub.balance({ ...session, player_id: '999999999' })).toMatchObject(refused('101'));
  });

  test('does not open where SOFTSWISS has recalled it, or does not answer', async () => {
    await expect(open('old-reef')).rejects.toMatchObject({ code: 'GAME_CLOSED' });
    hub.switches.isDown = true;
    await expect(open()).rejects.toMatchObject({ code: 'GAME_CLOSED' });
  });

  test('takes bets and wins together, and answers with our number of each', async () => {
    const { uid, session, balance } = await open();
    const played = await hub.betWin(session, 'r1', [bet(10), win(25.5)], { finished: true });
    expect(played.answer).toMatchObject({ balance: '1015.50', round_id_casino: 'r1' });
    expect(played.answer.transactions).toEqual(
      played.ids.map((id) => ({
        id,
        id_casino: expect.stringMatching(/^\d+$/),
        bonus_amount: '0',
        processed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      })),
    );
    expect(await balance()).toBe(101_550n);
    expect(await statusesOf(uid)).toEqual(['completed']);
  });

  test('leaves a round open until it is said to be over, by its last move or by a call of its own', async () => {
    const { uid, session, balance } = await open();
    await hub.betWin(session, 'r1', [bet(10)], { finished: false });
    await hub.betWin(session, 'r1', [win(5)]);
    expect(await statusesOf(uid)).toEqual(['pending']);
    expect(await hub.finish(session, 'r1')).toEqual({ balance: '995.00' });
    expect(await hub.finish(session, 'r1')).toEqual({ balance: '995.00' });
    await hub.betWin(session, 'r2', [bet(10)], { finished: true });
    expect(await statusesOf(uid)).toEqual(['completed', 'completed']);
    expect(await hub.finish(session, 'no-such')).toEqual({ balance: '985.00' });
    expect(await balance()).toBe(98_500n);
  });

  test('is paid what it wins after its end', async () => {
    const { session, balance } = await open();
    await hub.betWin(session, 'r1', [bet(10)], { finished: true });
    const late = await hub.betWin(session, 'r1', [win(50)], { finished: true });
    expect(late.answer).toMatchObject({ balance: '1040.00' });
    expect(await balance()).toBe(104_000n);
  });

  test('stakes all bets of a request or none', async () => {
    const { session, balance } = await open('reef-gold', 15);
    const both = [bet(10), bet(10)];
    const first = await hub.betWin(session, 'r1', both);
    expect(first.answer).toMatchObject({
      code: 'invalid_argument',
      meta: { api_code: '100', balance: '5.00' },
    });
    expect(await balance()).toBe(1500n);
    // What was given back is not taken for staked when the request comes again.
    expect((await hub.betWin(session, 'r1', both)).answer).toMatchObject(refused('400'));
    expect(await balance()).toBe(1500n);
  });
});

describe('what SOFTSWISS takes back', () => {
  test('is a bet whose answer was lost, and one that never came, which is ignored when it comes', async () => {
    hub.switches.losesBets = true;
    const { session, balance } = await open();
    await hub.betWin(session, 'r1', [bet(10)]);
    expect(await balance()).toBe(100_000n);
    hub.switches.losesBets = false;
    const never = randomUUID();
    expect(await hub.rollback(session, 'r2', [never])).toMatchObject({ balance: '1000.00' });
    const late = await hub.betWin(session, 'r2', [bet(10, never)]);
    expect(late.answer).toMatchObject({ balance: '1000.00', transactions: [{ id: never }] });
    const lateWin = randomUUID();
    await hub.betWin(session, 'r3', [bet(10)]);
    await hub.rollback(session, 'r3', [lateWin], { finished: false });
    await hub.betWin(session, 'r3', [win(30, lateWin)]);
    expect(await balance()).toBe(99_000n);
  });

  test('is given back once, under however many ids, also after its round', async () => {
    const { session, balance } = await open();
    const { ids } = await hub.betWin(session, 'r1', [bet(10)], { finished: true });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => hub.rollback(session, 'r1', ids)),
    );
    expect(new Set(answers.map(({ balance: said }) => said))).toEqual(new Set(['1000.00']));
    expect(await balance()).toBe(100_000n);
  });

  test('is a whole round with its wins, and nothing beside the list', async () => {
    const { session, balance } = await open();
    const { ids } = await hub.betWin(session, 'r1', [bet(10), win(30)]);
    await hub.betWin(session, 'r2', [bet(5)]);
    expect(await hub.rollback(session, 'r1', ids)).toMatchObject({ balance: '995.00' });
    expect(await hub.rollback(session, 'r1', ids)).toMatchObject({ balance: '995.00' });
    expect(await balance()).toBe(99_500n);
  });

  test('waits for a person where the player has spent it: nothing falls below nothing', async () => {
    const { session, balance } = await open('reef-gold', 10);
    const { ids } = await hub.betWin(session, 'r1', [bet(10), win(30)], { finished: true });
    await hub.betWin(session, 'r2', [bet(30)], { finished: true });
    expect(await hub.rollback(session, 'r1', ids.slice(1))).toMatchObject({ balance: '0.00' });
    expect(await balance()).toBe(0n);
  });
});

describe('two hundred at once', () => {
  const two = <Answer>(ask: (place: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: 200 }, (_, place) => ask(place)));

  test('of one bet stake once, of one win pay once, of one rollback give back once', async () => {
    const { session, balance } = await open();
    const staked = bet(10);
    const bets = await two(() => hub.betWin(session, 'r1', [staked]));
    expect(new Set(bets.map(({ answer }) => answer.transactions?.[0]?.id_casino)).size).toBe(1);
    expect(await balance()).toBe(99_000n);
    const won = win(25);
    await two(() => hub.betWin(session, 'r1', [won], { finished: true }));
    expect(await balance()).toBe(101_500n);
    const back = await two(() => hub.rollback(session, 'r1', [staked.id]));
    expect(new Set(back.map(({ code }) => code))).toEqual(new Set([undefined]));
    expect(await balance()).toBe(102_500n);
  }, 120_000);

  test('of different rounds for one balance take what there is and no more', async () => {
    const { session, balance } = await open('reef-gold', 50);
    const rounds = await two((n) => hub.betWin(session, `r${n}`, [bet(1)], { finished: true }));
    const codes = rounds.map(({ answer }) => answer.meta?.api_code ?? 'taken');
    expect(codes.filter((code) => code === 'taken')).toHaveLength(50);
    expect(codes.filter((code) => code === '100')).toHaveLength(150);
    expect(await balance()).toBe(0n);
  }, 120_000);

  test('of two bets with money for one are told taken only where both stay staked', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { session, balance } = await open('reef-gold', 16);
        // A round that has a stake already stays open when the bets of a refused request come back.
        await hub.betWin(session, 'r1', [bet(1)]);
        const both = [bet(10), bet(10)];
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => hub.betWin(session, 'r1', both)),
        );
        const took = answers.filter(({ answer }) => answer.meta === undefined).length;
        return { took, balance: await balance() };
      }),
    );
    expect(outcomes).toEqual(outcomes.map(() => ({ took: 0, balance: 1500n })));
  }, 120_000);

  test('of two bets, with money that comes in between, are all staked or all given back', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { uid, session, balance } = await open('reef-gold', 16);
        await hub.betWin(session, 'r1', [bet(1)]);
        await hub.betWin(session, 'r0', [bet(1)]);
        const both = [bet(10), bet(10)];
        const [, ...answers] = await Promise.all([
          hub.betWin(session, 'r0', [win(6)], { finished: true }),
          ...Array.from({ length: 10 }, () => hub.betWin(session, 'r1', both)),
        ]);
        const isTaken = answers.some(({ answer }) => 'transactions' in answer && !answer.meta);
        const after = await balance();
        const again = await hub.betWin(session, 'r1', both);
        return { uid, isTaken, after, isTakenAgain: !again.answer.meta };
      }),
    );
    for (const { isTaken, after, isTakenAgain } of outcomes) {
      expect(after).toBe(isTaken ? 0n : 2000n);
      if (isTaken) expect(isTakenAgain).toBe(true);
    }
  }, 120_000);

  test('are the same as one each where everything is sent twice', async () => {
    hub.switches.isTwice = true;
    const { session, balance } = await open();
    const { ids } = await hub.betWin(session, 'r1', [bet(10), win(25)], { finished: true });
    await hub.betWin(session, 'r2', [bet(10)], { finished: true });
    await hub.rollback(session, 'r1', ids);
    expect(await balance()).toBe(99_000n);
  });
});

describe('SOFTSWISS is refused', () => {
  test('what it did not sign, by status and code, and told nothing else', async () => {
    const { session, balance } = await open();
    hub.switches.forges = 'another-token';
    const { answer } = await hub.betWin(session, 'r1', [bet(10)]);
    expect(answer).toMatchObject({ code: 'permission_denied', meta: { api_code: '403' } });
    expect(answer.meta?.balance).toBeUndefined();
    expect(await balance()).toBe(100_000n);
  });

  const faults: [string, object, string][] = [
    ['another currency', { currency: 'EUR' }, '154'],
    ['a game that is not listed', { game_id: 'islands:NoSuch' }, '404'],
    ['a session that nobody opened', { session_payload: 'x'.repeat(43) }, '101'],
    ['a bet without its session', { session_payload: undefined }, '101'],
    ['no moves at all', { transactions: [] }, '400'],
    ['a move that is neither bet nor win', moves({ type: 'gift' }), '400'],
    ['more than the game takes', moves({ amount: '2000.00' }), '106'],
    ['a part of a centavo', moves({ amount: '10.005' }), '400'],
    ['a bet below nothing', moves({ amount: '-10.00' }), '400'],
    ['an amount beyond every number', moves({ amount: '999999999999999999' }), '400'],
    ['one id twice', { transactions: [...moves().transactions, ...moves().transactions] }, '400'],
  ];
  function moves(more: object = {}) {
    return { transactions: [{ id: 'one', type: 'bet', amount: '10.00', ...more }] };
  }
  test.each(faults)('%s', async (_what, fields, apiCode) => {
    const { session, balance } = await open();
    const { answer } = await hub.betWin(session, 'r1', [bet(10)], fields);
    expect(answer).toMatchObject(refused(apiCode));
    expect(await balance()).toBe(100_000n);
  });

  test('the same id for something else, and a win of no round', async () => {
    const { session, balance } = await open();
    const staked = bet(10);
    await hub.betWin(session, 'r1', [staked]);
    const other = await hub.betWin(session, 'r1', [win(10, staked.id)]);
    expect(other.answer).toMatchObject({ code: 'already_exists', meta: { api_code: '409' } });
    const bare = await hub.betWin(session, 'no-such', [win(10)]);
    expect(bare.answer).toMatchObject(refused('404'));
    expect(await balance()).toBe(99_000n);
  });

  test('a call that was signed for another path', async () => {
    const { uid, session } = await open();
    await hub.betWin(session, 'r1', [bet(10)]);
    const played = { ...session, round_id: 'r1', provider: 'islands' };
    const transactions = [{ id: 'two', type: 'bet', amount: '10.00' }];
    expect(await hub.send('Round/Finish', { ...played, transactions })).toMatchObject(
      refused('400'),
    );
    expect(await hub.send('Round/Rollback', { ...played, transactions })).toMatchObject(
      refused('400'),
    );
    expect(await hub.send('Player/Balance', played)).toMatchObject(refused('400'));
    expect(await statusesOf(uid)).toEqual(['pending']);
  });

  test('a path that its wire does not have', async () => {
    const response = await fetch(`${server.url}/wallet/adapters/softswiss/v2/other`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(404);
  });
});

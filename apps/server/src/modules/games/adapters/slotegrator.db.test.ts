import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import {
  type RunningSlotegrator,
  startSlotegrator,
} from '@perya/sandbox/slotegrator/start-slotegrator';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { slotegratorProvider } from '../../../providers/games/slotegrator/slotegrator.ts';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { slotOf, venueOf } from '../../../testing/games/provider-listing.ts';
import { addPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const merchant = { merchantId: 'merchant-1', merchantKey: '0123456789abcdef0123' };

let server: TestServer;
let hub: RunningSlotegrator;

beforeAll(async () => {
  hub = await startSlotegrator({
    ...merchant,
    callbackUrl: () => `${server.url}/wallet/adapters/slotegrator/callback`,
  });
  const provider = slotegratorProvider({
    ...merchant,
    url: hub.url,
    venue: 'slotegrator',
    publicUrl: 'https://play.casino.example',
  });
  server = await startTestServer({ gameProviders: [provider] });
  await server.catalogue.saveListing(
    [venueOf('slotegrator')],
    [
      slotOf({ code: 'book-of-islands', venue: 'slotegrator', providerGame: '9f2a0001' }),
      slotOf({ code: 'gone', venue: 'slotegrator', providerGame: 'no-longer' }),
    ],
  );
  await server.database.owner.query(
    `update catalogue.venue set promo_allowance = 1000000 where code = 'slotegrator'`,
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
  const usual = { isDown: false, forges: null, secondsBehind: 0, isTwice: false, losesBets: false };
  Object.assign(hub.switches, usual);
});

/** A player with a thousand pesos who has opened a game. */
async function open(code = 'book-of-islands', pesos = 1000) {
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
const refused = { error_code: 'INTERNAL_ERROR' };

describe('a game of Slotegrator', () => {
  test('opens under its URL, and says the balance without naming a game', async () => {
    const { uid, session } = await open();
    expect(session).toMatchObject({ player_id: String(uid), game_uuid: '9f2a0001' });
    expect(await hub.balance(session)).toEqual({ balance: 1000 });
    expect(await hub.balance({ ...session, currency: 'EUR' })).toMatchObject(refused);
    expect(await hub.balance({ ...session, player_id: '999999999' })).toMatchObject(refused);
  });

  test('does not open where Slotegrator has it no longer, or does not answer', async () => {
    await expect(open('gone')).rejects.toMatchObject({ code: 'GAME_CLOSED' });
    hub.switches.isDown = true;
    await expect(open()).rejects.toMatchObject({ code: 'GAME_CLOSED' });
  });

  test('takes bets and pays wins, and answers with our number of each', async () => {
    const { uid, session, balance } = await open();
    const bet = await hub.bet(session, 'r1', 10);
    expect(bet.answer).toEqual({ balance: 990, transaction_id: expect.stringMatching(/^\d+$/) });
    const { answer } = await hub.win(session, 'r1', 25.5);
    expect(answer).toEqual({ balance: 1015.5, transaction_id: expect.stringMatching(/^\d+$/) });
    expect(await balance()).toBe(101_550n);
    expect(await statusesOf(uid)).toEqual(['completed']);
  });

  test('closes a lost round by the bet that says so', async () => {
    const { uid, session } = await open();
    await hub.bet(session, 'r1', 10, { finished: '1' });
    expect(await statusesOf(uid)).toEqual(['completed']);
  });

  test('leaves a round open for as long as it is said to be, and pays all its wins', async () => {
    const { uid, session, balance } = await open();
    await hub.bet(session, 'r1', 10, { finished: '0' });
    await hub.win(session, 'r1', 5, { finished: '0' });
    await hub.bet(session, 'r1', 10, { finished: '0' });
    expect(await statusesOf(uid)).toEqual(['pending']);
    await hub.win(session, 'r1', 30, { finished: '1' });
    expect(await statusesOf(uid)).toEqual(['completed']);
    expect(await balance()).toBe(101_500n);
  });

  test('ends lost rounds, of which nothing is told, with a bet two minutes later; what they win after all is paid', async () => {
    const { uid, session, balance } = await open();
    await hub.bet(session, 'r1', 10);
    await hub.bet(session, 'r2', 10);
    expect(await statusesOf(uid)).toEqual(['pending', 'pending']);
    const later = Date.now() + 3 * 60_000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
    // One more bet of a round does not end it, however long it lasts.
    await hub.bet(session, 'r2', 10);
    clock.mockRestore();
    expect(await statusesOf(uid)).toEqual(['completed', 'pending']);
    expect((await hub.win(session, 'r1', 50)).answer).toMatchObject({ balance: 1020 });
    expect(await balance()).toBe(102_000n);
  });

  test('goes on when a hundred lost rounds stand open, and ends them', async () => {
    const { uid, session, balance } = await open();
    for (let round = 1; round <= 105; round += 1) {
      expect((await hub.bet(session, `r${round}`, 1)).answer).toMatchObject({
        balance: 1000 - round,
      });
    }
    const open105 = (await statusesOf(uid)).filter((status) => status === 'pending');
    expect(open105.length).toBeLessThan(10);
    expect(await balance()).toBe(89_500n);
  }, 120_000);

  test('takes a gamble for what a round has won as a round of its own', async () => {
    const { session, balance } = await open();
    await hub.bet(session, 'r1', 10);
    await hub.win(session, 'r1', 40);
    expect((await hub.bet(session, 'r1', 40)).answer).toMatchObject({ balance: 990 });
    expect((await hub.win(session, 'r1', 80)).answer).toMatchObject({ balance: 1070 });
    expect(await balance()).toBe(107_000n);
  });

  test('stakes nothing for free spins, and pays their wins and prizes as promotions', async () => {
    const { session, balance } = await open();
    const free = { type: 'freespin', freespin_id: 'campaign-1', quantity: '4' };
    const { answer } = await hub.bet(session, 'f1', 10, free);
    expect(answer).toMatchObject({ balance: 1000, transaction_id: expect.any(String) });
    expect((await hub.win(session, 'f1', 7, free)).answer).toMatchObject({ balance: 1007 });
    const prize = { type: 'prize_drop' };
    expect((await hub.win(session, '', 3, prize)).answer).toMatchObject({ balance: 1010 });
    expect((await hub.win(session, 'f2', 0, free)).answer).toMatchObject({ balance: 1010 });
    expect(await balance()).toBe(101_000n);
  });
});

describe('what Slotegrator takes back', () => {
  test('is a bet whose answer was lost, also one that never came', async () => {
    hub.switches.losesBets = true;
    const { session, balance } = await open();
    await hub.bet(session, 'r1', 10);
    expect(await balance()).toBe(100_000n);
    const never = { transaction_id: 'a'.repeat(32), pesos: 10 };
    expect(await hub.refund(session, 'r2', never)).toMatchObject({ balance: 1000 });
    const late = await hub.bet(session, 'r2', 10, { transaction_id: never.transaction_id });
    expect(late.answer).toMatchObject(refused);
    expect(await balance()).toBe(100_000n);
  });

  test('is given back once, by refund or rollback, under however many ids, also after its round', async () => {
    const { session, balance } = await open();
    const { transaction_id } = await hub.bet(session, 'r1', 10, { finished: '1' });
    const bet = { transaction_id, pesos: 10 };
    const listed = [{ action: 'bet', amount: '10.00', transaction_id }] as const;
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => hub.refund(session, 'r1', bet)),
      ...Array.from({ length: 10 }, () => hub.rollback(session, 'r1', listed)),
    ]);
    expect(new Set(answers.map(({ balance: said }) => said))).toEqual(new Set([1000]));
    expect(await balance()).toBe(100_000n);
  });

  test('is a whole round with its wins, and nothing beside the list', async () => {
    const { session, balance } = await open();
    const bet = await hub.bet(session, 'r1', 10, { finished: '0' });
    const win = await hub.win(session, 'r1', 30, { finished: '0' });
    const other = await hub.bet(session, 'r2', 5, { finished: '0' });
    const listed = [
      { action: 'bet', amount: '10.00', transaction_id: bet.transaction_id },
      { action: 'win', amount: '30.00', transaction_id: win.transaction_id },
    ] as const;
    const answer = await hub.rollback(session, 'r1', listed, { transaction_id: 'b'.repeat(32) });
    expect(answer).toMatchObject({
      balance: 995,
      rollback_transactions: [bet.transaction_id, win.transaction_id],
    });
    expect(await hub.rollback(session, 'r1', listed, { transaction_id: 'b'.repeat(32) })).toEqual(
      answer,
    );
    expect(await balance()).toBe(99_500n);
    expect(other.answer.balance).toBe(1015);
  });

  test('is not a win alone of which nothing is known, since it may still come', async () => {
    const { session, balance } = await open();
    const bet = await hub.bet(session, 'r1', 10);
    const unknown = { action: 'win', amount: '30.00', transaction_id: 'c'.repeat(32) } as const;
    expect(await hub.rollback(session, 'r1', [unknown])).toMatchObject(refused);
    const both = [
      unknown,
      { action: 'bet', amount: '10.00', transaction_id: bet.transaction_id } as const,
    ];
    expect(await hub.rollback(session, 'r1', both)).toMatchObject({ balance: 1000 });
    const late = await hub.win(session, 'r1', 30, { transaction_id: unknown.transaction_id });
    expect(late.answer).toMatchObject(refused);
    expect(await balance()).toBe(100_000n);
  });

  test('waits for a person where the player has spent it: nothing falls below nothing', async () => {
    const { session, balance } = await open('book-of-islands', 10);
    await hub.bet(session, 'r1', 10);
    const win = await hub.win(session, 'r1', 30);
    await hub.bet(session, 'r2', 30, { finished: '1' });
    const listed = [
      { action: 'win', amount: '30.00', transaction_id: win.transaction_id },
    ] as const;
    expect(await hub.rollback(session, 'r1', listed)).toMatchObject({ balance: 0 });
    expect(await balance()).toBe(0n);
  });
});

describe('two hundred at once', () => {
  test('of one bet stake once, of one win pay once, of one refund give back once', async () => {
    const { session, balance } = await open();
    const transaction_id = randomUUID();
    const two = <Answer>(ask: () => Promise<Answer>) =>
      Promise.all(Array.from({ length: 200 }, ask));
    const bets = await two(() => hub.bet(session, 'r1', 10, { transaction_id }));
    expect(new Set(bets.map(({ answer }) => answer.transaction_id)).size).toBe(1);
    expect(await balance()).toBe(99_000n);
    const won = randomUUID();
    const wins = await two(() => hub.win(session, 'r1', 25, { transaction_id: won }));
    expect(new Set(wins.map(({ answer }) => answer.transaction_id)).size).toBe(1);
    expect(await balance()).toBe(101_500n);
    const refunds = await two(() => hub.refund(session, 'r1', { transaction_id, pesos: 10 }));
    expect(new Set(refunds.map(({ error_code }) => error_code))).toEqual(new Set([undefined]));
    expect(await balance()).toBe(102_500n);
  }, 120_000);

  test('of different bets for one balance take what there is and no more', async () => {
    const { session, balance } = await open('book-of-islands', 50);
    const bets = await Promise.all(
      Array.from({ length: 200 }, (_, n) => hub.bet(session, `r${n}`, 1, { finished: '1' })),
    );
    const codes = bets.map(({ answer }) => answer.error_code ?? 'OK');
    expect(codes.filter((code) => code === 'OK')).toHaveLength(50);
    expect(codes.filter((code) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(150);
    expect(await balance()).toBe(0n);
  }, 120_000);
});

describe('Slotegrator is refused', () => {
  test.each([
    ['what it did not sign', { forges: 'another-key' }],
    ['what was signed half a minute ago', { secondsBehind: 40 }],
  ])('%s, and told nothing else', async (_what, switches) => {
    const { session, balance } = await open();
    Object.assign(hub.switches, switches);
    const { answer } = await hub.bet(session, 'r1', 10);
    expect(answer).toEqual({ error_code: 'INTERNAL_ERROR', error_description: 'Invalid sign' });
    expect(await balance()).toBe(100_000n);
  });

  test.each([
    ['more than the game takes', { amount: '2000.00' }],
    ['a part of a centavo', { amount: '10.005' }],
    ['a bet below nothing', { amount: '-10.00' }],
    ['another currency', { currency: 'EUR' }],
    ['a game that is not listed', { game_uuid: 'no-such' }],
    ['a session that nobody opened', { session_id: 'x'.repeat(43) }],
    ['a bet of no round', { round_id: '' }],
    ['an action that it does not have', { action: 'deposit' }],
  ])('%s', async (_what, fields) => {
    const { session, balance } = await open();
    expect((await hub.bet(session, 'r1', 10, fields)).answer).toMatchObject(refused);
    expect(await balance()).toBe(100_000n);
  });

  test('a refund of another amount, and a bet above the balance', async () => {
    const { session, balance } = await open();
    const { transaction_id } = await hub.bet(session, 'r1', 600);
    expect(await hub.refund(session, 'r1', { transaction_id, pesos: 700 })).toMatchObject(refused);
    expect((await hub.bet(session, 'r2', 600)).answer).toMatchObject({
      error_code: 'INSUFFICIENT_FUNDS',
    });
    expect(await balance()).toBe(40_000n);
  });

  test('a path that its wire does not have, and a form on our own wire', async () => {
    const post = (path: string) =>
      fetch(`${server.url}/wallet/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'action=balance',
      });
    expect((await post('adapters/slotegrator/other')).status).toBe(404);
    expect((await post('v1/slotegrator/balance')).status).toBe(415);
  });
});

import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { type RunningHub88, startHub88 } from '@perya/sandbox/hub88/start-hub88';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hub88Provider } from '../../../providers/games/hub88/hub88.ts';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { liveTableOf, slotOf, venueOf } from '../../../testing/games/provider-listing.ts';
import { addPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
const operatorId = 220;

let server: TestServer;
let hub: RunningHub88;

beforeAll(async () => {
  hub = await startHub88({
    operatorId,
    privateKey: theirs.privateKey,
    operatorKey: ours.publicKey,
    walletUrl: () => `${server.url}/wallet/adapters/hub88`,
  });
  const provider = hub88Provider({
    url: hub.url,
    venue: 'hub88',
    operatorId,
    privateKey: ours.privateKey,
    publicKey: theirs.publicKey,
    publicUrl: 'https://play.casino.example',
  });
  server = await startTestServer({ gameProviders: [provider] });
  const gameOf = (code: string, providerGame: string) => ({ code, venue: 'hub88', providerGame });
  await server.catalogue.saveListing(
    [venueOf('hub88')],
    [
      slotOf(gameOf('dragon-rising', 'clt_dragonrising')),
      liveTableOf(gameOf('baccarat-lobby', 'evo_livebaccaratlobby')),
      liveTableOf(gameOf('speed-baccarat', 'evo_speedbaccarata')),
      slotOf(gameOf('old-one', 'ont_oldone')),
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
async function open(code = 'dragon-rising') {
  const uid = await addPlayer(server);
  const player = createApiPlayer(server.url);
  player.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
  const url = await player.client.call(calls.launchGame, { code });
  return {
    uid,
    player,
    session: hub.sessionOf(url),
    balance: async () => (await server.ledger.wallet(uid)).balance,
  };
}

const pesos = (amount: number) => amount * 100_000;

describe('a game of Hub88', () => {
  test('opens under the URL that Hub88 gives, with the player and the token of the session', async () => {
    const { uid, session } = await open();
    expect(session).toMatchObject({ user: String(uid), game_code: 'clt_dragonrising' });
    expect(await hub.send('user/balance', session)).toMatchObject({
      status: 'RS_OK',
      user: String(uid),
      currency: 'PHP',
      balance: pesos(1000),
    });
  });

  test('does not open where Hub88 has it no longer, or does not answer', async () => {
    await expect(open('old-one')).rejects.toMatchObject({ code: 'GAME_CLOSED' });
    hub.switches.isDown = true;
    await expect(open()).rejects.toMatchObject({ code: 'GAME_CLOSED' });
  });

  test('takes bets and pays wins, and every amount is a hundred thousand for a peso', async () => {
    const { session, balance } = await open();
    const { transaction_uuid, answer } = await hub.bet(session, 'r1', 10);
    expect(answer).toMatchObject({ status: 'RS_OK', balance: pesos(990) });
    expect(await hub.win(session, 'r1', transaction_uuid, 25.5)).toMatchObject({
      status: 'RS_OK',
      balance: pesos(1015.5),
    });
    expect(await balance()).toBe(101_550n);
  });

  test('is believed once, however often a request comes', async () => {
    hub.switches.isTwice = true;
    const { session, balance } = await open();
    const { transaction_uuid } = await hub.bet(session, 'r1', 10);
    await hub.win(session, 'r1', transaction_uuid, 25);
    expect(await balance()).toBe(101_500n);
    const again = { ...session, transaction_uuid, round: 'r1', currency: 'PHP' };
    expect(
      await hub.send('transaction/bet', { ...again, amount: pesos(11), round_closed: false }),
    ).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
  });

  test('takes a bet back whose answer was lost, also one that never arrived', async () => {
    const { session, balance } = await open();
    hub.switches.losesBets = true;
    const { transaction_uuid } = await hub.bet(session, 'r1', 10);
    expect(await balance()).toBe(100_000n);
    expect(await hub.win(session, 'r1', transaction_uuid, 5)).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
    });
    const never = randomUUID();
    expect(await hub.rollback(session, 'r2', never)).toMatchObject({ status: 'RS_OK' });
    expect((await hub.bet(session, 'r2', 10, { transaction_uuid: never })).answer).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
    });
  });

  test('closes a round by its bet where Hub88 says so', async () => {
    const { session, uid } = await open();
    await hub.bet(session, 'r1', 10, { round_closed: true });
    const { rows } = await server.database.pool.query<{ status: string }>(
      'select status from games.bet where uid = $1',
      [uid],
    );
    expect(rows).toEqual([{ status: 'completed' }]);
  });
});

describe('what comes after a round of Hub88 was closed', () => {
  async function settled() {
    const opened = await open();
    const { transaction_uuid } = await hub.bet(opened.session, 'r1', 10);
    const winId = randomUUID();
    await hub.win(opened.session, 'r1', transaction_uuid, 25, { transaction_uuid: winId });
    return { ...opened, bet: transaction_uuid, winId };
  }

  test('a late win is paid as a correction, once', async () => {
    const { session, bet, balance } = await settled();
    const late = { transaction_uuid: randomUUID() };
    const first = await hub.win(session, 'r1', bet, 100, late);
    expect(first).toMatchObject({ status: 'RS_OK', balance: pesos(1115) });
    expect(await hub.win(session, 'r1', bet, 100, late)).toMatchObject({
      status: 'RS_OK',
      balance: pesos(1115),
    });
    expect(await balance()).toBe(111_500n);
    expect(await hub.win(session, 'r1', bet, 0)).toMatchObject({ status: 'RS_OK' });
  });

  test('a win and then its bet are taken back', async () => {
    const { session, bet, winId, balance } = await settled();
    expect(await hub.rollback(session, 'r1', winId)).toMatchObject({
      status: 'RS_OK',
      balance: pesos(990),
    });
    expect(await hub.rollback(session, 'r1', bet)).toMatchObject({ status: 'RS_OK' });
    expect(await hub.rollback(session, 'r1', bet)).toMatchObject({ status: 'RS_OK' });
    expect(await balance()).toBe(100_000n);
  });

  test('a win is taken back once, under however many ids, and another win of the round stays', async () => {
    const { session, bet, winId, balance } = await settled();
    await hub.win(session, 'r1', bet, 25);
    expect(await balance()).toBe(104_000n);
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => hub.rollback(session, 'r1', winId)),
    );
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set(['RS_OK']));
    expect(await balance()).toBe(101_500n);
  });

  test('a win of nothing has nothing to be taken back', async () => {
    const { session, balance } = await open();
    const { transaction_uuid } = await hub.bet(session, 'r1', 10);
    const lost = { transaction_uuid: randomUUID() };
    await hub.win(session, 'r1', transaction_uuid, 0, lost);
    expect(await hub.rollback(session, 'r1', lost.transaction_uuid)).toMatchObject({
      status: 'RS_OK',
      balance: pesos(990),
    });
    expect(await balance()).toBe(99_000n);
  });

  test('a win of a free round is a promotion of the venue', async () => {
    await server.database.owner.query(
      `update catalogue.venue set promo_allowance = 1000000 where code = 'hub88'`,
    );
    server.catalogue.expire();
    const { session, balance } = await open();
    const free = { is_free: true, reward_uuid: randomUUID() };
    const { transaction_uuid, answer } = await hub.bet(session, 'f1', 10, free);
    expect(answer).toMatchObject({ status: 'RS_OK', balance: pesos(1000) });
    expect(await hub.win(session, 'f1', transaction_uuid, 7, free)).toMatchObject({
      status: 'RS_OK',
      balance: pesos(1007),
    });
    expect(await balance()).toBe(100_700n);
    // As its bet would look, sent to the path of wins.
    expect(
      await hub.send('transaction/win', {
        ...session,
        ...free,
        transaction_uuid: randomUUID(),
        round: 'f1',
        currency: 'PHP',
        amount: pesos(7),
      }),
    ).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
    expect(await balance()).toBe(100_700n);
  });
});

describe('a session at a live table of Hub88', () => {
  test('moves on under the code of the next table', async () => {
    const { session } = await open('baccarat-lobby');
    const table = { ...session, game_code: 'evo_speedbaccarata' };
    expect((await hub.bet(table, 't1', 10)).answer).toMatchObject({ status: 'RS_OK' });
    const slot = { ...session, game_code: 'clt_dragonrising' };
    expect((await hub.bet(slot, 't2', 10)).answer).toMatchObject({
      status: 'RS_ERROR_TOKEN_EXPIRED',
    });
  });
});

describe('Hub88 is refused', () => {
  test('what it did not sign, and told nothing else', async () => {
    const { session, balance } = await open();
    hub.switches.forges = ours.privateKey;
    const { answer } = await hub.bet(session, 'r1', 10);
    expect(answer.status).toBe('RS_ERROR_INVALID_SIGNATURE');
    expect(answer).not.toHaveProperty('balance');
    expect(await balance()).toBe(100_000n);
  });

  test.each([
    ['more than the game takes', { amount: pesos(2000) }, 'RS_ERROR_LIMIT_REACHED'],
    ['a part of a centavo', { amount: 100_500 }, 'RS_ERROR_WRONG_SYNTAX'],
    ['another currency', { currency: 'EUR' }, 'RS_ERROR_WRONG_CURRENCY'],
    ['a game that is not listed', { game_code: 'no_such' }, 'RS_ERROR_INVALID_GAME'],
    ['a token that nobody gave', { token: 'x'.repeat(43) }, 'RS_ERROR_TOKEN_EXPIRED'],
    ['no round of its own form', { round: { id: 1 } }, 'RS_ERROR_WRONG_SYNTAX'],
  ])('%s', async (_what, fields, status) => {
    const { session, balance } = await open();
    expect((await hub.bet(session, 'r1', 10, fields)).answer).toMatchObject({ status });
    expect(await balance()).toBe(100_000n);
  });

  test('a bet above the balance, with the balance', async () => {
    const { session } = await open();
    await hub.bet(session, 'r1', 600);
    expect((await hub.bet(session, 'r2', 600)).answer).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
      balance: pesos(400),
    });
  });

  test('a path that its wire does not have', async () => {
    const response = await fetch(`${server.url}/wallet/adapters/hub88/user/delete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(404);
  });
});

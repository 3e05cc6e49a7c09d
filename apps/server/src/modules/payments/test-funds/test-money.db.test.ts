import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  server.database.owner.query<Row>(text, values).then(({ rows }) => rows);

const houseAccounts = async (uid: bigint) =>
  (
    await sql<{ account: string }>(
      `select distinct account from ledger.entry where uid = $1 and leg > 0 order by 1`,
      [uid],
    )
  ).map(({ account }) => account);

const takeOut = (uid: bigint, key: string) =>
  server.ledger.post({
    uid,
    scope: 'test',
    key,
    amount: centavos(-100),
    legs: [{ account: 'house:payouts', amount: centavos(100) }],
    onlyWithdrawable: true,
  });

describe('a test account', () => {
  test('plays on accounts of its own: nothing of it is booked with the house', async () => {
    const seat = await seatPlayer(server);
    await seat.bet();
    await seat.win();
    await seat.client.call('promo', {
      transaction_id: `p-${seat.uid}`,
      campaign: 'fair',
      player: seat.player,
      currency: 'PHP',
      amount: 700,
    });
    expect(await houseAccounts(seat.uid)).toEqual([
      'test:house:games-promo:studio',
      'test:house:games:studio',
      'test:house:test-funds',
    ]);
    expect(await seat.balance()).toBe(102_200n);
  });

  test('has nothing to withdraw, by the call or behind it', async () => {
    const player = createApiPlayer(server.url);
    const uid = await server.identity.ensurePlayer({
      countryCode: '63',
      phone: player.phone,
      username: `t${player.phone}`,
      nickname: null,
      tester: true,
    });
    player.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
    await player.client.call(
      calls.addTestFunds,
      { amount: '500.00' },
      { idempotencyKey: randomUUID() },
    );
    expect(await player.client.call(calls.getWallet, {})).toMatchObject({
      balance: '500.00',
      withdrawable: '0.00',
    });
    expect(await takeOut(uid, `out-${uid}`)).toEqual({ ok: false, code: 'NOT_WITHDRAWABLE' });
    // Whatever the account is called later: the wallet stays what it is.
    await sql('update identity.player set tester = false where uid = $1', [uid]);
    expect(await takeOut(uid, `out-${uid}`)).toEqual({ ok: false, code: 'NOT_WITHDRAWABLE' });
    expect((await server.ledger.wallet(uid)).withdrawable).toBe(0n);
  });

  test('is one from the beginning: a wallet that holds money never gets test funds', async () => {
    const player = createApiPlayer(server.url);
    await player.login();
    const { uid } = await player.client.call(calls.getWallet, {});
    await server.ledger.post({
      uid: BigInt(uid),
      scope: 'test',
      key: `real-${uid}`,
      amount: centavos(10_000),
      legs: [{ account: 'house:deposits', amount: centavos(-10_000) }],
    });
    await sql(
      `insert into kyc.record (bucket, uid, status) values (platform.bucket_of($1), $1, 'test_account')`,
      [uid],
    );
    const ask = player.client.call(
      calls.addTestFunds,
      { amount: '500.00' },
      { idempotencyKey: randomUUID() },
    );
    expect(await refusalOf(ask)).toBe('TEST_ACCOUNT_ONLY');
    expect(await houseAccounts(BigInt(uid))).toEqual(['house:deposits']);
  });

  test('is not made of one that gets its first money at the same moment', async () => {
    const uids = Array.from({ length: 50 }, (_, place) => 5_000_000n + BigInt(place));
    await Promise.all(
      uids.flatMap((uid) => [
        server.ledger.post({
          uid,
          scope: 'test',
          key: `race-${uid}`,
          amount: centavos(100),
          legs: [{ account: 'house:deposits', amount: centavos(-100) }],
        }),
        server.database.pool.query('select ledger.open_test_wallet($1)', [uid]),
      ]),
    );
    const mixed = await sql(
      `select from ledger.wallet w join ledger.entry e on e.uid = w.uid and e.leg = 1
       where w.uid = any ($1) and w.is_test <> (e.account = 'test:house:deposits')`,
      [uids],
    );
    expect(mixed).toEqual([]);
    expect(await server.ledger.check(uids)).toEqual([]);
  });
});

test('accounts of test money can be named by nobody', async () => {
  const posted = await server.ledger.post({
    uid: 5_100_000n,
    scope: 'test',
    key: 'named',
    amount: centavos(100),
    legs: [{ account: 'test:house:test-funds', amount: centavos(-100) }],
  });
  expect(posted).toEqual({ ok: false, code: 'INVALID' });
});

import { randomUUID } from 'node:crypto';
import { staffCalls as calls } from '@perya/contract/staff/staff-calls';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { addPlayer, clientOf, seatPlayer, takeSeat } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let auditor: ApiStaff;
let uid = 0n;

/** A player of ₱1,000 who has ₱150 at stake in an open round and ₱200 on the way out. */
async function addRealPlayer(): Promise<bigint> {
  const player = await addPlayer(server, 1000, { tester: false });
  await setKycStatus(server, player, 'fully_kyc');
  const { player: name, token, venue } = await takeSeat(server, player);
  const provider = await clientOf(server, venue);
  const round = { round_id: randomUUID(), player: name, game: 'plinko', currency: 'PHP', token };
  for (const amount of [10_000, 5000]) {
    await provider.call('bet', { ...round, transaction_id: randomUUID(), amount });
  }
  await server.database.owner.query(
    `insert into payments.channel (id, mode, name, flag, gateway) values (999001, 'withdraw', 'A test', 1, 'x')`,
  );
  const { rows } = await server.database.owner.query<{ id: bigint }>(
    `insert into payments.withdrawal (bucket, uid, request_key, channel_id, account_id, amount, gateway)
     values (platform.bucket_of($1), $1, 'k', 999001, 1, 20000, 'x') returning id`,
    [player],
  );
  const amount = centavos(-20_000);
  const legs = [{ account: 'house:payouts-pending', amount: centavos(20_000) }];
  const key = `W${rows[0]?.id}:reserve`;
  await server.ledger.post({ uid: player, scope: 'withdrawals', key, amount, legs });
  return player;
}

beforeAll(async () => {
  // The suite looks again and again until a check is through.
  const often = { points: 1e6, seconds: 10 };
  server = await startTestServer({ rateLimits: { address: often, caller: often } });
  auditor = await createApiStaff(server, 'auditor');
  uid = await addRealPlayer();
  // Test money is owed to nobody, at stake or not.
  await (await seatPlayer(server)).bet();
});
afterAll(() => server.stop());

const check = async () => {
  const { id } = await auditor.client.call(calls.runCheck, { name: 'liability' });
  for (;;) {
    const { runs } = await auditor.client.call(calls.listChecks, {});
    if (runs.some((run) => run.id === id && run.state !== 'running')) break;
  }
  return auditor.client.call(calls.listViolations, { id });
};

test('what the house owes is balances, unpaid withdrawals and open stakes, without test money', async () => {
  await server.runTask('house_liability');
  const home = await auditor.client.call(calls.getHome, {});
  expect(home.liability).toMatchObject({
    balances: '650.00',
    withdrawals: '200.00',
    stakes: '150.00',
    jackpots: '0.00',
    total: '1000.00',
  });
  const reviewer = await createApiStaff(server, 'reviewer');
  expect((await reviewer.client.call(calls.getHome, {})).liability).toBeNull();
  const metrics = await (await fetch(new URL('/metrics', server.url))).text();
  expect(metrics).toContain('perya_liability_centavos{part="balances"} 65000');
  expect(metrics).toContain('perya_liability_centavos{part="withdrawals"} 20000');
  expect(metrics).toContain('perya_liability_centavos{part="stakes"} 15000');
  expect(metrics).toContain('perya_liability_centavos{part="jackpots"} 0');
});

test('equals the ledger at a check, and each part that does not is found with its player', async () => {
  expect((await check()).run.state).toBe('sound');
  const damages: [change: string, back: string, says: string][] = [
    [
      'update ledger.wallet set balance = balance + 1 where uid = $1',
      'update ledger.wallet set balance = balance - 1 where uid = $1',
      'balance differs by 1, withdrawals by 0, open stakes by 0',
    ],
    [
      `update payments.withdrawal set status = 'completed' where uid = $1`,
      `update payments.withdrawal set status = 'pending' where uid = $1`,
      'balance differs by 0, withdrawals by -20000, open stakes by 0',
    ],
    [
      'update games.bet set stake = stake - 10 where uid = $1',
      'update games.bet set stake = stake + 10 where uid = $1',
      'balance differs by 0, withdrawals by 0, open stakes by -10',
    ],
    [
      'update games.seat set bet_id = bet_id + 1000 where uid = $1',
      'update games.seat set bet_id = bet_id - 1000 where uid = $1',
      'balance differs by 0, withdrawals by 0, open stakes by -15000',
    ],
  ];
  for (const [change, back, says] of damages) {
    await server.database.owner.query(change, [uid]);
    const { run, rows } = await check();
    await server.database.owner.query(back, [uid]);
    expect(run.state).toBe('broken');
    expect(rows).toEqual([
      { invariant: 'what is owed equals the ledger', uid: String(uid), detail: says },
    ]);
  }
  await server.runTask('house_check_liability');
});

const look = async () => {
  await server.runTask('house_liability');
  return (await auditor.client.call(calls.getHome, {})).liability?.balances;
};

const corrected = async () => {
  const metrics = await (await fetch(new URL('/metrics', server.url))).text();
  return /^perya_liability_corrected_centavos (\S+)$/m.exec(metrics)?.[1];
};

const give = (key: string, amount: number) =>
  server.ledger.post({
    uid,
    scope: 'test',
    key,
    amount: centavos(amount),
    legs: [{ account: 'house', amount: centavos(-amount) }],
  });

test('a look adds what was posted since, without a glance at the wallets; the check at night counts them', async () => {
  expect(await look()).toBe('650.00');
  await give('more', 10_000);
  expect(await look()).toBe('750.00');
  expect(await look()).toBe('750.00');
  // A wallet that was changed behind the books is no business of a look.
  const { owner } = server.database;
  await owner.query('update ledger.wallet set balance = balance + 7 where uid = $1', [uid]);
  expect(await look()).toBe('750.00');
  await check();
  expect(await look()).toBe('750.07');
  expect(await corrected()).toBe('7');
  await owner.query('update ledger.wallet set balance = balance - 7 where uid = $1', [uid]);
  await check();
  expect(await corrected()).toBe('-7');
});

test('what was posted long before a look is added once, and no test money with it', async () => {
  const { owner } = server.database;
  await owner.query(
    `update house.liability_base set up_to = platform.clock() - interval '1 hour', balances = 0`,
  );
  expect(await look()).toBe('750.00');
  // Nothing was looked at for so long that it is counted.
  await owner.query(
    `update house.liability_base set up_to = platform.clock() - interval '2 days', balances = 0`,
  );
  expect(await look()).toBe('750.00');
  await give('last', -10_000);
  const looks = await Promise.all([look(), look()]);
  expect(looks).toEqual(['650.00', '650.00']);
});

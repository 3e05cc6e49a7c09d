import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spreadInstallation } from '../../distribution/spread-installation.ts';
import { createApiPlayer } from '../api-player.ts';
import { createApiStaff } from '../api-staff.ts';
import { createPayingPlayer } from '../money/paying-player.ts';
import { createWithdrawer, followNow, houseOf, type Withdrawer } from '../money/withdrawer.ts';
import { createScriptedGateway } from '../scripted-gateway.ts';
import { shareDatabase } from '../test-database.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { citusDatabase } from './citus-database.ts';
import { makeInstallation } from './make-installation.ts';
import { type Citus, startCitus } from './start-citus.ts';

let citus: Citus;
let server: TestServer;
let other: TestServer;
const gateway = createScriptedGateway();
/** Each speaks to one of the servers in turn. */
const serverOf = (place: number) => (place % 2 === 0 ? server : other);

beforeAll(async () => {
  citus = await startCitus();
  const owner = await makeInstallation(citus, 8);
  await spreadInstallation(owner, { appLogin: 'perya_app' });
  await owner.end();
  const options = {
    gateways: [gateway],
    rateLimits: { withdrawalStart: { points: 1000, seconds: 1 } },
  };
  server = await startTestServer({ ...options, database: citusDatabase(citus) });
  other = await startTestServer({ ...options, database: shareDatabase(server.database) });
});
afterAll(async () => {
  await other?.stop();
  await server?.stop();
  await citus?.stop();
});

async function expectWhole(): Promise<void> {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.promotions.check()).toEqual([]);
  const { rows } = await server.database.pool.query('select * from house.broken_liability');
  expect(rows).toEqual([]);
}

/** Players until every bucket has one. */
async function payInEveryBucket() {
  const buckets = await server.database.buckets();
  const players = new Map<number, Awaited<ReturnType<typeof createPayingPlayer>>>();
  while (players.size < buckets.count) {
    const player = await createPayingPlayer(server);
    players.set(buckets.of(player.uid), player);
  }
  return [...players.values()];
}

it('deposits of every bucket are credited once, though both servers hear of each many times, and cashback stays within its budget', async () => {
  await server.database.owner.query('update promotions.promotion set budget = 10000 where id = 80');
  const players = await payInEveryBucket();
  const begun = await Promise.all(players.map((player) => player.start({ cashback_flag: 1 })));
  for (const { id } of begun) gateway.pay(`D${id}`);
  await server.database.owner.query('update payments.deposit set check_at = now()');
  const told = begun.flatMap(({ id }) =>
    [0, 1, 2, 3].map((place) =>
      gateway.tell(serverOf(place).url, { kind: 'payment', reference: `D${id}` }),
    ),
  );
  const follow = [server, other].map((each) => each.runTask('payments_follow_deposits'));
  await Promise.all([...told, ...follow]);
  await Promise.all([server.settle(), other.settle()]);
  const balances = await Promise.all(players.map((player) => player.balance()));
  expect(balances.filter((balance) => balance === 52_500n)).toHaveLength(4);
  expect(balances.filter((balance) => balance === 50_000n)).toHaveLength(players.length - 4);
  const { rows } = await server.database.owner.query(
    `select count(*)::int as receipts, count(distinct deposit_id)::int as deposits from payments.receipt where state = 'credited'`,
  );
  expect(rows).toEqual([{ receipts: begun.length, deposits: begun.length }]);

  const [first] = players as [(typeof players)[number]];
  const { d: own } = await first.client.call(calls.listDeposits, {});
  expect(own).toMatchObject([{ id: begun[0]?.id, status: 'completed' }]);
  const { d: moved } = await first.client.call(calls.listTransactions, {});
  expect(moved.map(({ cash_type }) => cash_type)).toContain(1001);
  const cashier = await createApiStaff(server, 'cashier');
  const page = await cashier.client.call(staffCalls.listStaffDeposits, { status: 'completed' });
  expect(page).toMatchObject({ count: begun.length, sums: { amount: '4000.00' } });
  expect(new Set(page.rows.map(({ id }) => id))).toEqual(new Set(begun.map(({ id }) => id)));
  await server.runTask('aml_look');
  const { rows: rated } = await server.database.owner.query(
    'select (select count(*)::int from aml.rating where uid = any ($1)) as rated, (select count(*)::int from aml.waiting) as waiting',
    [players.map(({ uid }) => uid)],
  );
  expect(rated).toEqual([{ rated: players.length, waiting: 0 }]);
  await expectWhole();
});

it('the tickets of a channel are as many as it has, however many deposits ask for one on two servers', async () => {
  const player = await createPayingPlayer(server);
  await server.database.owner.query('update promotions.promotion set budget = null where id = 80');
  const clients = [server, other].map(({ url }) => {
    const same = createApiPlayer(url, player.phone);
    same.use(player.token());
    return same.client;
  });
  const asked = await Promise.allSettled(
    Array.from({ length: 5 }, (_, place) =>
      clients[place % 2]?.call(
        calls.startDeposit,
        { amount: '500', pid: 1001, cashback_flag: 1 },
        { idempotencyKey: randomUUID() },
      ),
    ),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

/** Asks for all that the player has, by turns of the servers; which withdrawals came of it. */
async function askOften(player: Withdrawer): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: 6 }, async (_, place) => {
      const same = createApiPlayer(serverOf(place).url, player.phone);
      same.use(player.token());
      const wanted = { account_id: player.accountId, amount: '1000' };
      const key = { idempotencyKey: randomUUID() };
      return same.client.call(calls.startWithdrawal, wanted, key).then(
        ({ id }) => id,
        ({ code }: { code: string }) => code,
      );
    }),
  );
  expect(answers.filter((answer) => answer === 'NOT_WITHDRAWABLE')).toHaveLength(5);
  return answers.filter((answer) => /^\d+$/.test(answer));
}

it('a balance is reserved once on two servers; two of the staff take one each from the queue, and each is paid once', async () => {
  const players: Withdrawer[] = [];
  for (let place = 0; place < 3; place += 1) players.push(await createWithdrawer(server));
  const asked = await Promise.all(players.map(askOften));
  expect(asked.map(({ length }) => length)).toEqual([1, 1, 1]);
  const ids = asked.flat();
  const staff = await Promise.all([
    createApiStaff(server, 'cashier'),
    createApiStaff(other, 'cashier'),
  ]);
  const [ana, ben] = staff;
  const waiting = await ana.client.call(staffCalls.listStaffWithdrawals, { state: 'under_review' });
  expect(waiting.rows.map(({ id }) => id)).toEqual(ids.toSorted((a, b) => Number(a) - Number(b)));
  const taken = await Promise.all(
    staff.map(({ client }) => client.call(staffCalls.claimWithdrawal, {})),
  );
  expect(new Set(taken.map((claim) => claim?.id)).size).toBe(2);
  const third = await ben.client.call(staffCalls.claimWithdrawal, {});
  expect(new Set([...taken, third].map((claim) => claim?.id))).toEqual(new Set(ids));
  const approve = (place: number, id = '') =>
    staff[place]?.client.call(staffCalls.decideWithdrawal, {
      id,
      decision: 'approve',
      reason: 'checked',
      words: '',
    });
  await Promise.all([approve(0, taken[0]?.id), approve(1, taken[1]?.id), approve(1, third?.id)]);
  await Promise.all([server, other].map(followNow));
  for (const [place, player] of players.entries()) {
    await player.until(ids[place] ?? '', 'completed');
    expect(await player.balance()).toBe(0n);
    expect(await houseOf(server, player.id)).toEqual({ 'house:payouts:sandbox': 100_000n });
    const { d } = await player.client.call(calls.listWithdrawals, {});
    expect(d).toMatchObject([{ id: ids[place], status: 'completed' }]);
  }
  const sent = [...gateway.payouts.keys()].toSorted();
  expect(sent).toEqual(ids.map((id) => `W${id}`).toSorted());
  await expectWhole();
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createWithdrawer,
  followNow,
  payAtOnce,
  switchRules,
} from '../../../../testing/money/withdrawer.ts';
import {
  createScriptedGateway,
  type ScriptedGateway,
} from '../../../../testing/scripted-gateway.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { bySystem, type Recorded } from '../../../audit/index.ts';

let server: TestServer;
let gateway: ScriptedGateway;
beforeAll(async () => {
  gateway = createScriptedGateway();
  server = await startTestServer({ gateways: [gateway] });
});
beforeEach(() => payAtOnce(server));
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

const sql = (text: string, values: unknown[] = []) =>
  server.database.owner.query(text, values).then(({ rows }) => rows);
const reasonsOf = async (id: string) =>
  (await sql('select reasons from payments.withdrawal where id = $1', [id]))[0].reasons;
const casesOf = (uid: bigint) =>
  sql('select kind, subject from payments.case where uid = $1 order by id', [uid]);

describe('a rule', () => {
  test('of new players sends a first withdrawal to a person, by name; nothing is paid until then', async () => {
    await switchRules(server, ['first-payout', 'new-device', 'new-account', 'young-kyc'], true);
    const player = await createWithdrawer(server);
    const { id, status } = await player.withdraw('300');
    expect(status).toBe('under_review');
    expect(await reasonsOf(id)).toEqual([
      ...['first-payout', 'new-device', 'new-account', 'young-kyc'],
    ]);
    const { steps } = await player.read(id);
    expect(steps.at(-1)).toMatchObject({
      status: 'under_review',
      note: expect.stringContaining('person'),
    });
    await followNow(server);
    expect(gateway.payouts.has(`W${id}`)).toBe(false);
    expect(await player.balance()).toBe(70_000n);
  });

  test('of amounts, of a shared account and of names that have changed is met by what the books say', async () => {
    const player = await createWithdrawer(server, { pesos: 60_000 });
    const other = await createWithdrawer(server, { pesos: 1000 });
    expect(await reasonsOf((await player.withdraw('20001')).id)).toEqual(['auto-approve']);
    await sql(
      `update payments.account a set number_digest = b.number_digest from payments.account b
       where a.uid = $1 and b.uid = $2`,
      [player.id, other.id],
    );
    expect(await reasonsOf((await player.withdraw('100')).id)).toEqual(['shared-account']);
    await sql(`update payments.account set names_digest = '' where uid = $1`, [other.id]);
    expect(await reasonsOf((await other.withdraw('100')).id)).toEqual([
      'name-match',
      'shared-account',
    ]);
  });

  test('of velocity sees the others of the same moment', async () => {
    const player = await createWithdrawer(server, { pesos: 1000 });
    const asked = await Promise.all(Array.from({ length: 7 }, () => player.withdraw('100')));
    const late = asked.filter(({ status }) => status === 'under_review');
    expect(late.length).toBeGreaterThanOrEqual(2);
    for (const { id } of late) expect(await reasonsOf(id)).toEqual(['velocity']);
  });

  test('of the law opens a case and holds nothing up for it, once for what belongs together', async () => {
    await switchRules(server, ['auto-approve', 'velocity'], false);
    await sql(`update payments.rule set amount = 100000 where name in ('covered', 'structured')`);
    const player = await createWithdrawer(server, { pesos: 5000 });
    expect((await player.withdraw('1000')).status).toBe('paying');
    expect(await casesOf(player.id)).toEqual([]);
    expect((await player.withdraw('1000')).status).toBe('paying');
    expect(await casesOf(player.id)).toMatchObject([
      { kind: 'covered', subject: expect.stringContaining(`player:${player.uid}/`) },
    ]);
    for (const amount of ['400', '400', '300', '300']) {
      expect((await player.withdraw(amount)).status).toBe('paying');
    }
    expect(await casesOf(player.id)).toMatchObject([
      { kind: 'covered' },
      { kind: 'structured', subject: expect.stringContaining(`player:${player.uid}/`) },
    ]);
    await sql(`update payments.rule set amount = 500000000 where name = 'covered'`);
    await sql(`update payments.rule set amount = 50000000 where name = 'structured'`);
    await switchRules(server, ['auto-approve', 'velocity'], true);
  });
});

describe('staff', () => {
  const entryOf = (uid: bigint) =>
    [{ action: 'payments.withdrawal-decided', subject: { kind: 'player', uid } }] as const;

  async function reviewed() {
    const player = await createWithdrawer(server, { pesos: 30_000 });
    const { id } = await player.withdraw('25000');
    return { player, id, key: { uid: player.id, id: BigInt(id) } };
  }

  const decide = <Result>(uid: bigint, act: (tx: Recorded) => Promise<Result>) =>
    server.audit.record(bySystem('test'), async (tx) => ({
      result: await act(tx),
      entries: entryOf(uid),
    }));

  test('approve what waits, once, and it is paid as soon as that is committed', async () => {
    const { player, id, key } = await reviewed();
    const { approve } = server.payments.withdrawals.decisions;
    const by = { staffId: 7n, reason: 'checked' };
    const approved = await Promise.all(
      Array.from({ length: 10 }, () => decide(player.id, (tx) => approve(tx, key, by))),
    );
    expect(approved.filter(({ isMoved }) => isMoved)).toHaveLength(1);
    expect((await player.read(id)).status).toBe('paying');
    await followNow(server);
    expect((await player.read(id)).status).toBe('completed');
    expect(await sql('select by from payments.step where payment_id = $1 and n = 3', [id])).toEqual(
      [{ by: 'staff:7' }],
    );
  });

  test('hold it back and cancel it, and the money is in the balance again; a change that fails leaves it', async () => {
    const { player, id, key } = await reviewed();
    const { hold, cancel, approve } = server.payments.withdrawals.decisions;
    expect(await decide(player.id, (tx) => hold(tx, key, true))).toBe(true);
    const by = { staffId: 7n, reason: 'not-own-account' };
    const failing = server.audit.record(bySystem('test'), async (tx) => {
      await cancel(tx, key, by);
      throw new Error('the entry could not be written');
    });
    await expect(failing).rejects.toThrow('could not be written');
    expect((await player.read(id)).status).toBe('under_review');
    expect(await decide(player.id, (tx) => cancel(tx, key, by))).toMatchObject({ isMoved: true });
    expect(await player.balance()).toBe(3_000_000n);
    const { steps } = await player.read(id);
    expect(steps.at(-1)?.note).toContain('not in your own name');
    expect(await decide(player.id, (tx) => approve(tx, key, by))).toEqual({
      status: 'canceled',
      isMoved: false,
    });
    expect(await decide(player.id, (tx) => hold(tx, key, true))).toBe(false);
  });
});

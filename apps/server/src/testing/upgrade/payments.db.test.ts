import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bySystem } from '../../modules/audit/index.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createApiPlayer, refusalOf } from '../api-player.ts';
import { createApiStaff } from '../api-staff.ts';
import { followNow } from '../money/withdrawer.ts';
import type { TestDatabase } from '../test-database.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { loadRelease } from './load-release.ts';
import { oldPlayers, uidOf } from './old-players.ts';
import { partnerHosts } from './play-release.ts';

let server: TestServer;
let before: unknown;
let after: unknown;
let payer: bigint;

const sql = ({ owner }: TestDatabase, text: string, values: unknown[] = []) =>
  owner.query(text, values).then(({ rows }) => rows);

/** What no upgrade may lose, nor change. */
const readMoney = (database: TestDatabase) =>
  sql(
    database,
    `select 'deposit' as kind, id, status, amount, cashback from payments.deposit
     union all select 'withdrawal', id, status, amount, null from payments.withdrawal
     union all select 'reward', id, state, amount, promotion_id from promotions.reward
     union all select 'filcoins', uid, is_test::text, balance, null from points.wallet
     union all select 'audit', seq, action, null, null from audit.entry
     order by kind, id`,
  );

beforeAll(async () => {
  const database = await loadRelease('whole');
  before = await readMoney(database);
  await migrate(database.owner);
  after = await readMoney(database);
  server = await startTestServer({ database, hosts: partnerHosts });
  payer = await uidOf(server, oldPlayers.payer);
});
afterAll(() => server.stop());

describe('payments, rewards and partners of the release before', () => {
  it('are all there, as they were', () => {
    expect(before).toContainEqual(
      expect.objectContaining({ kind: 'withdrawal', status: 'under_review', amount: 15_000n }),
    );
    expect(after).toEqual(before);
  });

  it('leave a chain of audit entries that holds, and books that sum up', async () => {
    const { broken, head } = await server.audit.verify();
    expect(broken).toBeNull();
    expect(head.position).toBeGreaterThan(0n);
    expect(await server.ledger.check()).toEqual([]);
    expect(await server.points.check()).toEqual([]);
  });

  it('let staff approve a withdrawal that waited, which is paid once', async () => {
    const [waiting] = await sql(
      server.database,
      'select id from payments.withdrawal where uid = $1',
      [payer],
    );
    const approve = () =>
      server.audit.record(bySystem('test'), async (tx) => ({
        result: await server.payments.withdrawals.decisions.approve(
          tx,
          { uid: payer, id: waiting.id },
          { staffId: 7n, reason: 'checked' },
        ),
        entries: [
          { action: 'payments.withdrawal-decided', subject: { kind: 'player', uid: payer } },
        ],
      }));
    const approved = await Promise.all([approve(), approve(), approve()]);
    expect(approved.filter(({ isMoved }) => isMoved)).toHaveLength(1);
    await followNow(server);
    await followNow(server);
    expect(server.gateway.payouts.get(`W${waiting.id}`)?.order.amount).toBe(15_000n);
    const [paid] = await sql(
      server.database,
      'select status from payments.withdrawal where uid = $1',
      [payer],
    );
    expect(paid.status).toBe('completed');
    expect(await server.ledger.check([payer])).toEqual([]);
  });

  it('know whom a partner sends again, and keep a channel closed', async () => {
    const players = () => sql(server.database, 'select count(*) from identity.player');
    const known = await players();
    const { client, use } = createApiPlayer(server.url);
    const { token } = await client.call(calls.loginFromSecondMini, { session_id: 'new-session' });
    use(token);
    expect(await client.call(calls.getProfile, {})).toMatchObject({ phone: oldPlayers.linked });
    expect(await players()).toEqual(known);
    const staff = await createApiStaff(server, 'risk');
    const { rows } = await staff.client.call(staffCalls.listPartnerChannels, {});
    expect(rows.find(({ name }) => name === 'lazada')).toMatchObject({
      is_open: false,
      reason: 'Closed before the upgrade',
    });
    expect(
      await refusalOf(
        staff.client.call(staffCalls.switchPartnerChannel, {
          name: 'lazada',
          is_open: false,
          reason: 'Closed again',
        }),
      ),
    ).toBe('NOTHING_TO_CHANGE');
  });
});

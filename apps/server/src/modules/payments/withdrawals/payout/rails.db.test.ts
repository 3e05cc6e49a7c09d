import type { StaffChannel } from '@perya/contract/payments/staff-calls/channels';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../../testing/api-staff.ts';
import {
  createWithdrawer,
  followNow,
  payAtOnce,
  type Withdrawer,
} from '../../../../testing/money/withdrawer.ts';
import { readAudit } from '../../../../testing/read-audit.ts';
import {
  createScriptedGateway,
  type ScriptedGateway,
} from '../../../../testing/scripted-gateway.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

const channelId = 2005;

let server: TestServer;
let first: ScriptedGateway;
let second: ScriptedGateway;
let cashier: ApiStaff;
let risk: ApiStaff;
beforeAll(async () => {
  first = createScriptedGateway();
  second = { ...createScriptedGateway(), name: 'second' };
  server = await startTestServer({ gateways: [first, second] });
  await payAtOnce(server);
  cashier = await createApiStaff(server, 'cashier');
  risk = await createApiStaff(server, 'risk');
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

const sql = (text: string, values: unknown[] = []) =>
  server.database.owner.query(text, values).then(({ rows }) => rows);

async function channelNow(): Promise<StaffChannel> {
  const all = await cashier.client.call(staffCalls.listStaffChannels, {});
  const found = all.find(({ id }) => id === channelId);
  if (!found) throw new Error('The channel is gone');
  return found;
}

const rail = {
  gateway: 'second',
  method: 'UBP_SECOND',
  cost_fixed: '10.00',
  cost_basis_points: 50,
};

async function askRails(payout_rails: StaffChannel['payout_rails']) {
  const { id } = await cashier.client.call(staffCalls.askChannel, {
    ...(await channelNow()),
    payout_rails,
    reason: 'planned',
    words: 'A second rail',
  });
  return id;
}

async function open(state: 'open' | 'closed') {
  await cashier.client.call(staffCalls.switchChannel, {
    id: channelId,
    state,
    words: 'It works again',
  });
}

async function fail(player: Withdrawer, times: number): Promise<void> {
  for (let place = 0; place < times; place += 1) {
    const { id } = await player.withdraw('500');
    await player.until(id, 'canceled');
  }
}

/** Every test begins with the first gateway in use and one rail behind it. */
beforeEach(async () => {
  first.payoutsBecome('paid');
  second.payoutsBecome('paid');
  await sql(
    `update payments.channel set state = 'open', closed_by = '', gateway = $3, rail = 0, payout_rails = $2,
       updated_at = platform.clock() where id = $1`,
    [channelId, JSON.stringify([{ ...rail, cost_fixed: 1000 }]), first.name],
  );
});

describe('a channel whose gateway fails', () => {
  test('pays out by its next rail, with an entry and a case, and what has begun ends where it began', async () => {
    const player = await createWithdrawer(server, { pesos: 10_000, channel: 'UnionBank' });
    first.payoutsBecome('accepted');
    const begun = await player.withdraw('500');
    await expect.poll(() => first.payouts.has(`W${begun.id}`)).toBe(true);
    first.payoutsBecome('failed');
    await fail(player, 5);
    await expect.poll(async () => (await channelNow()).rail).toBe(1);
    expect(await channelNow()).toMatchObject({ state: 'open', closed_by: '' });
    const { id } = await player.withdraw('500');
    await player.until(id, 'completed');
    expect(second.payouts.get(`W${id}`)?.order).toMatchObject({ method: 'UBP_SECOND' });
    expect(first.payouts.has(`W${id}`)).toBe(false);
    first.endPayout(`W${begun.id}`, 'paid');
    await followNow(server);
    expect((await player.read(begun.id)).status).toBe('completed');
    expect(second.payouts.has(`W${begun.id}`)).toBe(false);
    expect((await readAudit(server, String(channelId))).at(-1)).toMatchObject({
      actor: 'system:payments.channel-failures',
      action: 'payments.channel-rail',
      before: { gateway: first.name },
      after: { gateway: 'second', failures: 5 },
    });
    expect(await sql(`select facts from payments.case where kind = 'channel-rail'`)).toEqual([
      { facts: { channel: 'UnionBank', failures: '5', gateway: first.name, next: 'second' } },
    ]);
  });

  test('closes when its last rail has failed too, and begins with its own gateway when it is opened', async () => {
    const player = await createWithdrawer(server, { pesos: 10_000, channel: 'UnionBank' });
    first.payoutsBecome('failed');
    second.payoutsBecome('failed');
    await fail(player, 5);
    await expect.poll(async () => (await channelNow()).rail).toBe(1);
    await fail(player, 5);
    await expect.poll(async () => (await channelNow()).state).toBe('closed');
    expect(await channelNow()).toMatchObject({ closed_by: 'failures', rail: 1 });
    await open('open');
    expect(await channelNow()).toMatchObject({ state: 'open', rail: 0 });
  });

  test('passes a rail that the settings have no gateway for', async () => {
    await sql(`update payments.channel set payout_rails = $2 where id = $1`, [
      channelId,
      JSON.stringify([
        { ...rail, gateway: 'gone', cost_fixed: 0 },
        { ...rail, cost_fixed: 1000 },
      ]),
    ]);
    const player = await createWithdrawer(server, { pesos: 10_000, channel: 'UnionBank' });
    first.payoutsBecome('failed');
    await fail(player, 5);
    await expect.poll(async () => (await channelNow()).rail).toBe(2);
    second.payoutsBecome('paid');
    const { id } = await player.withdraw('500');
    await player.until(id, 'completed');
  });

  test('whose own gateway the settings have lost stays open and pays out by its rail, moved once by twenty who ask', async () => {
    await sql(`update payments.channel set gateway = 'gone' where id = $1`, [channelId]);
    const players = await Promise.all(
      Array.from({ length: 20 }, () =>
        createWithdrawer(server, { pesos: 1000, channel: 'UnionBank' }),
      ),
    );
    expect(await channelNow()).toMatchObject({ has_gateway: true, is_open_now: true, rail: 0 });
    const before = (await readAudit(server, String(channelId))).length;
    const begun = await Promise.all(
      players.map(async (player) => ({ player, id: (await player.withdraw('500')).id })),
    );
    for (const { player, id } of begun) await player.until(id, 'completed');
    expect(begun.filter(({ id }) => second.payouts.has(`W${id}`))).toHaveLength(20);
    expect((await readAudit(server, String(channelId))).slice(before)).toEqual([
      expect.objectContaining({
        actor: 'system:payments.channel-missing',
        action: 'payments.channel-rail',
        before: { gateway: 'gone' },
        after: { gateway: 'second', missing: true },
      }),
    ]);
    expect(await channelNow()).toMatchObject({ state: 'open', rail: 1 });
  });

  test('counts as closed where none of its rails is there either', async () => {
    await sql(`update payments.channel set gateway = 'gone', payout_rails = $2 where id = $1`, [
      channelId,
      JSON.stringify([{ ...rail, gateway: 'gone-too', cost_fixed: 0 }]),
    ]);
    const player = await createWithdrawer(server, { pesos: 1000, channel: 'UnionBank' });
    expect(await refusalOf(player.withdraw('500'))).toBe('CHANNEL_CLOSED');
    expect(await channelNow()).toMatchObject({ has_gateway: false, is_open_now: false });
  });

  test('moves on once, however many of its payouts fail at once', async () => {
    first.payoutsBecome('accepted');
    const begun = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const player = await createWithdrawer(server, { pesos: 1000, channel: 'UnionBank' });
        const { id } = await player.withdraw('500');
        return { player, id };
      }),
    );
    await expect
      .poll(() => begun.every(({ id }) => first.payouts.has(`W${id}`)), { timeout: 10_000 })
      .toBe(true);
    for (const { id } of begun) first.endPayout(`W${id}`, 'failed');
    await Promise.all(
      begun.map(({ id }) => first.tell(server.url, { kind: 'payout', reference: `W${id}` })),
    );
    for (const { player, id } of begun) await player.until(id, 'canceled');
    await expect.poll(async () => (await channelNow()).rail).toBe(1);
    // Those that fail after it has moved on were the first gateway's, and count for no other.
    expect(await channelNow()).toMatchObject({ state: 'open', rail: 1 });
  });
});

describe('the rails of a channel', () => {
  test('are changed by two people, who read them in words', async () => {
    const now = await channelNow();
    expect(now.payout_rails).toEqual([rail]);
    const alone = { ...now, payout_rails: [], words: 'No second one' };
    expect(await refusalOf(cashier.client.call(staffCalls.updateChannel, alone))).toBe(
      'NEEDS_SECOND_PERSON',
    );
    const approved = await approveAs(risk, await askRails([{ ...rail, cost_fixed: '12.50' }]));
    expect(approved.says).toContain(
      'further payout rails second (UBP_SECOND), ₱12.50 + 0.5 % instead of second (UBP_SECOND), ₱10.00 + 0.5 %',
    );
    expect((await channelNow()).payout_rails).toEqual([{ ...rail, cost_fixed: '12.50' }]);
  });

  test('stay as they are where a change does not name them', async () => {
    const { payout_rails: _rails, ...now } = await channelNow();
    const changed = await cashier.client.call(staffCalls.updateChannel, {
      ...now,
      position: now.position + 1,
      words: 'One further down',
    });
    expect(changed.payout_rails).toEqual([rail]);
  });

  test.each([
    ['a gateway that the settings do not have', [{ ...rail, gateway: 'nobody' }]],
    ['the same gateway twice', [rail, { ...rail, method: 'OTHER' }]],
    ['the gateway of the channel itself', [{ ...rail, gateway: 'sandbox' }]],
  ])('are refused with %s', async (_what, rails) => {
    expect(await refusalOf(askRails(rails))).toBe('CHANNEL_GATEWAY');
  });

  test('are refused of a channel that takes money', async () => {
    const all = await cashier.client.call(staffCalls.listStaffChannels, {});
    const deposit = all.find(({ id }) => id === 1001);
    if (!deposit) throw new Error('The channel is gone');
    const asked = cashier.client.call(staffCalls.askChannel, {
      ...deposit,
      payout_rails: [rail],
      reason: 'planned',
      words: 'A second rail',
    });
    expect(await refusalOf(asked)).toBe('CHANNEL_GATEWAY');
  });
});

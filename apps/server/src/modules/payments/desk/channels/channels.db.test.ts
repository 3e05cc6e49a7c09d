import { calls } from '@perya/contract/calls';
import type { StaffChannel } from '@perya/contract/payments/staff-calls/channels';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../../testing/api-staff.ts';
import { readAudit } from '../../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let cashier: ApiStaff;
let risk: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  cashier = await createApiStaff(server, 'cashier');
  risk = await createApiStaff(server, 'risk');
});
afterAll(() => server.stop());

async function channelOf(id: number): Promise<StaffChannel> {
  const all = await cashier.client.call(staffCalls.listStaffChannels, {});
  const found = all.find((channel) => channel.id === id);
  if (!found) throw new Error(`No channel ${id}`);
  return found;
}

function changed(channel: StaffChannel, change: Partial<StaffChannel>) {
  return { ...channel, ...change, words: 'The bank asks for it' };
}

const update = (channel: StaffChannel, change: Partial<StaffChannel>) =>
  cashier.client.call(staffCalls.updateChannel, changed(channel, change));

async function seenByPlayer(id: number) {
  const player = createApiPlayer(server.url);
  await player.login();
  const channels = await player.client.call(calls.listChannels, { mode: '1' });
  return channels.find((channel) => channel.id === id);
}

describe('a channel that staff change', () => {
  test('is seen so by players at once, and only what differs stands in the audit', async () => {
    const before = await channelOf(1001);
    const after = await update(before, { min_amount: '250.00', quick_amounts: ['250', '1000'] });
    expect(after).toMatchObject({ min_amount: '250.00', version: before.version + 1 });
    expect(await seenByPlayer(1001)).toMatchObject({
      min_amount: '250.00',
      amount_limit: ['250', '1000'],
    });
    expect((await readAudit(server, '1001')).at(-1)).toMatchObject({
      actor: `staff:${cashier.id}`,
      action: 'payments.channel-changed',
      before: { min_amount: expect.any(String) },
      after: { min_amount: '25000', quick_amounts: ['25000', '100000'] },
    });
  });

  test('is changed once by fifty who saw the same', async () => {
    const seen = await channelOf(1002);
    const asked = Array.from({ length: 50 }, (_, n) => update(seen, { position: n }));
    const done = await Promise.allSettled(asked);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await channelOf(1002)).version).toBe(seen.version + 1);
    expect(await refusalOf(update(seen, { position: 1 }))).toBe('CHANGED_MEANWHILE');
  });

  test.each([
    ['the smallest above the largest', { min_amount: '500.00', max_amount: '499.00' }],
    ['nothing as the smallest', { min_amount: '0.00' }],
    ['more than a million', { max_amount: '1000000.01' }],
  ])('is refused: %s', async (_what, change) => {
    const seen = await channelOf(1003);
    expect(await refusalOf(update(seen, change))).toBe('CHANNEL_RANGE');
    expect(await channelOf(1003)).toEqual(seen);
  });

  test('is refused with half of its hours, without words and with markup', async () => {
    const seen = await channelOf(1003);
    expect(await refusalOf(update(seen, { opens_at: '08:00' }))).toBe('INVALID_INPUT');
    const call = staffCalls.updateChannel;
    expect(await refusalOf(cashier.client.call(call, { ...seen, words: ' ' }))).toBe(
      'REASON_WORDS',
    );
    expect(await refusalOf(cashier.client.call(call, { ...seen, words: '<b>x' }))).toBe(
      'WORDS_MARKUP',
    );
  });

  test('opens and closes at once', async () => {
    const off = { id: 1004, state: 'closed', words: 'The bank is down' } as const;
    expect(await cashier.client.call(staffCalls.switchChannel, off)).toMatchObject({
      state: 'closed',
      closed_by: 'staff',
      is_open_now: false,
    });
    expect(await seenByPlayer(1004)).toMatchObject({ is_open: false });
    expect(await refusalOf(cashier.client.call(staffCalls.switchChannel, off))).toBe(
      'STAFF_SO_ALREADY',
    );
    await cashier.client.call(staffCalls.switchChannel, { ...off, state: 'open' });
    expect(await seenByPlayer(1004)).toMatchObject({ is_open: true });
  });
});

describe('a rule of withdrawals', () => {
  const find = async (name: string) =>
    (await risk.client.call(staffCalls.listRules, {})).find((rule) => rule.name === name);

  test('changes its figures, with an entry', async () => {
    const wanted = { name: 'velocity', is_on: true, amount: '5000.00', count: 3, hours: 36 };
    await risk.client.call(staffCalls.updateRule, { ...wanted, words: 'More fraud' });
    expect(await find('velocity')).toMatchObject(wanted);
    expect((await readAudit(server, 'velocity')).at(-1)).toMatchObject({
      action: 'payments.rule-changed',
      before: { amount: '10000000', count: 5, hours: 24 },
      after: { amount: '500000', count: 3, hours: 36 },
    });
  });

  test('keeps the kind of figures that it has', async () => {
    const wrong = { name: 'first-payout', is_on: true, amount: '1.00', count: null, hours: null };
    const asked = risk.client.call(staffCalls.updateRule, { ...wrong, words: 'x' });
    expect(await refusalOf(asked)).toBe('RULE_BOUNDS');
    const unknown = { ...wrong, name: 'no-such-rule', amount: null, words: 'x' };
    expect(await refusalOf(risk.client.call(staffCalls.updateRule, unknown))).toBe('NOT_FOUND');
  });
});

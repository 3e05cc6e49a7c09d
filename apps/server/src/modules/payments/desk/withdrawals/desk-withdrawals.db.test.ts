import type { WithdrawalDecision } from '@perya/contract/payments/staff-calls/withdrawals';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../../testing/api-staff.ts';
import { createWithdrawer, type Withdrawer } from '../../../../testing/money/withdrawer.ts';
import { readAudit } from '../../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let ana: ApiStaff;
let ben: ApiStaff;
let risk: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  ana = await createApiStaff(server, 'cashier');
  ben = await createApiStaff(server, 'cashier');
  risk = await createApiStaff(server, 'risk');
}, 120_000);
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

/** A first withdrawal, which a rule sends to a person. */
async function waiting(
  pesos = 1000,
  channel = 'GCash',
): Promise<{ player: Withdrawer; id: string }> {
  const player = await createWithdrawer(server, { pesos, channel });
  const { id, status } = await player.withdraw(String(pesos));
  expect(status).toBe('under_review');
  return { player, id };
}

const claim = (who: ApiStaff, id: string) => who.client.call(staffCalls.claimWithdrawal, { id });
const usualReason = { approve: 'checked', hold: 'more-proof', cancel: 'player-asked' } as const;
const decide = (
  who: ApiStaff,
  id: string,
  decision: WithdrawalDecision,
  reason: string = usualReason[decision],
) =>
  who.client.call(staffCalls.decideWithdrawal, {
    id,
    decision: decision as never,
    reason: reason as never,
    words: '',
  });
const read = (who: ApiStaff, id: string) => who.client.call(staffCalls.readStaffWithdrawal, { id });

describe('a withdrawal that a colleague has', () => {
  const takeOver = (who: ApiStaff, id: string) =>
    who.client.call(staffCalls.takeOverWithdrawal, { id, reason: 'The colleague is away' });

  test('is taken over by a senior, who decides it then, and the audit says from whom', async () => {
    const { player, id } = await waiting();
    await claim(ana, id);
    expect(await refusalOf(claim(ben, id))).toBe('PAYMENT_TAKEN');
    expect(await refusalOf(takeOver(ben, id))).toBe('FORBIDDEN');
    expect((await takeOver(risk, id)).until).toBeGreaterThan(Date.now() / 1000);
    expect(await refusalOf(decide(ana, id, 'hold'))).toBe('PAYMENT_TAKEN');
    const entries = await readAudit(server, String(player.id));
    expect(entries.at(-1)).toMatchObject({
      action: 'payments.withdrawal-taken-over',
      actor: `staff:${risk.id}`,
      after: { withdrawal: id, taken_from: `staff:${ana.id}` },
    });
    expect((await decide(risk, id, 'hold')).is_held).toBe(true);
  });

  test('is left alone where nobody has it, one has it oneself, or it is decided; of many at once one takes it over', async () => {
    const { id } = await waiting();
    expect(await refusalOf(takeOver(risk, id))).toBe('CLAIM_OF_NOBODY');
    await claim(ana, id);
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => takeOver(risk, id)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await decide(risk, id, 'cancel');
    expect(await refusalOf(takeOver(risk, id))).toBe('CLAIM_OF_NOBODY');
  });
});

describe('a withdrawal that waits for a person', () => {
  test('is listed with why, and tells the money story of its player', async () => {
    const { player, id } = await waiting();
    const { rows } = await ana.client.call(staffCalls.listStaffWithdrawals, { q: `W${id}` });
    expect(rows).toMatchObject([
      {
        id,
        name: expect.stringMatching(/^.{2}•••$/u),
        amount: '1000.00',
        status: 'under_review',
        account: expect.stringMatching(/\d{4}$/),
      },
    ]);
    expect(rows[0]?.reasons).toContain('first-payout');
    const story = await ana.client.call(staffCalls.readMoneyStory, { uid: String(player.id) });
    expect(story).toMatchObject({
      balance: '0.00',
      kyc_status: 'fully_kyc',
      withdrawals: { count: 0, sum: '0.00' },
      recent: [{ kind: 'withdrawal', id, amount: '1000.00', status: 'under_review' }],
    });
    expect(story.devices).toMatchObject([{ is_new: true }]);
    await server.database.owner.query(
      `update identity.login_event set at = at - interval '25 hours' where uid = $1`,
      [player.id],
    );
    const later = await ana.client.call(staffCalls.readMoneyStory, { uid: String(player.id) });
    expect(later.devices).toEqual([
      {
        ...story.devices[0],
        first_seen_at: (story.devices[0]?.first_seen_at ?? 0) - 25 * 3600,
        is_new: false,
      },
    ]);
  });

  test('is paid by whoever has claimed it, with an entry', async () => {
    const { player, id } = await waiting();
    expect(await refusalOf(decide(ana, id, 'approve'))).toBe('PAYMENT_NOT_CLAIMED');
    await claim(ana, id);
    expect((await read(ben, id)).decisions).toEqual([]);
    expect((await read(ana, id)).decisions).toEqual(['approve', 'hold', 'cancel']);
    expect(await refusalOf(claim(ben, id))).toBe('PAYMENT_TAKEN');
    expect(await refusalOf(decide(ben, id, 'approve'))).toBe('PAYMENT_TAKEN');
    expect(await decide(ana, id, 'approve')).toEqual({ status: 'paying', is_held: false });
    expect(await refusalOf(decide(ana, id, 'cancel'))).toBe('PAYMENT_DECIDED');
    await server.payments.withdrawals.followDue(100);
    await player.until(id, 'completed');
    expect(server.gateway.payouts.get(`W${id}`)?.order.amount).toBe(100_000n);
    expect((await readAudit(server, String(player.id))).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['payments.withdrawal-claimed', 'payments.withdrawal-approved']),
    );
    expect((await read(ana, id)).steps).toContainEqual(
      expect.objectContaining({ status: 'paying', by: `staff:${ana.id}`, reason: 'checked' }),
    );
  });

  test('takes a reason that fits the decision, and no other', async () => {
    const { id } = await waiting();
    await claim(ana, id);
    for (const [decision, reason] of [
      ['approve', 'suspicious'],
      ['approve', 'not-own-account'],
      ['hold', 'checked'],
      ['cancel', 'checked'],
    ] as const) {
      expect(await refusalOf(decide(ana, id, decision, reason))).toBe('INVALID_INPUT');
    }
    expect((await read(ana, id)).status).toBe('under_review');
  });

  test('is held without a move of money, and canceled with it coming back', async () => {
    const { player, id } = await waiting();
    await claim(ana, id);
    expect(await decide(ana, id, 'hold')).toEqual({ status: 'under_review', is_held: true });
    expect((await read(ana, id)).decisions).toEqual(['approve', 'cancel']);
    expect(await player.balance()).toBe(0n);
    expect(await decide(ana, id, 'cancel')).toEqual({ status: 'canceled', is_held: false });
    expect(await player.balance()).toBe(100_000n);
    expect(server.gateway.payouts.has(`W${id}`)).toBe(false);
  });

  test('is decided once by fifty at once', async () => {
    const { player, id } = await waiting();
    await claim(ana, id);
    const asked = Array.from({ length: 50 }, (_, n) =>
      decide(ana, id, n % 2 === 0 ? 'approve' : 'cancel'),
    );
    const done = await Promise.allSettled(asked);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { status } = await read(ana, id);
    expect(await player.balance()).toBe(status === 'canceled' ? 100_000n : 0n);
  });

  test('above the limit of one person is paid by two', async () => {
    const { player, id } = await waiting(200_000, 'BPI');
    await claim(ana, id);
    expect(await read(ana, id)).toMatchObject({ needs_second_person: true });
    expect(await refusalOf(decide(ana, id, 'approve'))).toBe('PAYMENT_NEEDS_SECOND_PERSON');
    const { id: request } = await ana.client.call(staffCalls.askPayout, {
      id,
      reason: 'money-checked',
      words: '',
    });
    const waitingFor = (asked: object) =>
      ben.client.call(staffCalls.listRequests, { box: 'all', state: 'open', ...asked });
    const ofWithdrawal = { action: 'payments.pay', topic: id };
    expect((await waitingFor(ofWithdrawal)).rows).toMatchObject([{ id: request }]);
    expect((await waitingFor({ about: `player ${player.id}` })).rows).toHaveLength(1);
    expect((await waitingFor({ ...ofWithdrawal, topic: `${id}0` })).rows).toEqual([]);
    const { seen, topic } = await risk.client.call(staffCalls.readRequest, { id: request });
    expect(topic).toBe(id);
    await risk.client.call(staffCalls.approveRequest, {
      id: request,
      seen,
      reason: 'checked',
      words: '',
    });
    expect((await waitingFor(ofWithdrawal)).rows).toEqual([]);
    expect((await read(ana, id)).status).not.toBe('under_review');
    await server.payments.withdrawals.followDue(100);
    await player.until(id, 'completed');
    expect((await readAudit(server, String(player.id))).at(-1)).toMatchObject({
      action: 'payments.withdrawal-approved',
      after: { asked_by: `staff:${ana.id}`, approved_by: `staff:${risk.id}` },
    });
  });

  test('is taken from the queue by one of two who ask for the next, oldest first', async () => {
    const first = await waiting();
    const second = await waiting();
    const [one, two] = await Promise.all([
      ana.client.call(staffCalls.claimWithdrawal, {}),
      ben.client.call(staffCalls.claimWithdrawal, {}),
    ]);
    expect(one?.id).not.toBe(two?.id);
    for (const { id } of [first, second]) {
      const { claim: held } = await read(risk, id);
      if (held) {
        const who = held.staff_id === String(ana.id) ? ana : ben;
        expect(await who.client.call(staffCalls.releaseWithdrawal, { id })).toEqual({
          released: true,
        });
      }
    }
  });
});

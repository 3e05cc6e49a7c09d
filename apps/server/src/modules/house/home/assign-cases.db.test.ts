import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { createWithdrawer } from '../../../testing/money/withdrawer.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let risk: ApiStaff;
let cashier: ApiStaff;
let support: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  risk = await createApiStaff(server, 'risk');
  cashier = await createApiStaff(server, 'cashier');
  support = await createApiStaff(server, 'support');
  // As whoever has taken an invitation and shown a code.
  await server.database.owner.query('update staff.account set totp_confirmed_at = now()');
}, 120_000);
afterAll(() => server.stop());

/** A first payout, which waits for a person. */
async function newCase() {
  const player = await createWithdrawer(server);
  const { id } = await player.withdraw('100');
  return { id, uid: String(player.id) };
}

const assign = (id: string, to: ApiStaff, by = risk) =>
  by.client.call(staffCalls.assignCase, {
    queue: 'withdrawals',
    id,
    to: String(to.id),
    reason: 'Knows the player',
  });
const holderOf = async (id: string) =>
  (await risk.client.call(staffCalls.listStaffWithdrawals, { q: id, state: 'all' })).rows[0]?.claim
    ?.staff_id ?? null;

describe('a case that is given to somebody', () => {
  test('is theirs, whoever had it, for longer than a claim; the audit says to whom and why', async () => {
    const { id, uid } = await newCase();
    await risk.client.call(staffCalls.claimWithdrawal, { id });
    await assign(id, cashier);
    expect(await holderOf(id)).toBe(String(cashier.id));
    const [row] = (
      await cashier.client.call(staffCalls.listStaffWithdrawals, { q: id, state: 'all' })
    ).rows;
    expect((row?.claim?.until ?? 0) - Date.now() / 1000).toBeGreaterThan(3600);
    const entries = await readAudit(server, uid);
    expect(entries.filter(({ action }) => action === 'house.case-assigned')).toMatchObject([
      {
        actor: `staff:${risk.id}`,
        reason: 'Knows the player',
        after: { to: `staff:${cashier.id}` },
      },
    ]);
  });

  test('goes to nobody who may not decide it, and is given by nobody without the permission', async () => {
    const { id } = await newCase();
    expect(await refusalOf(assign(id, support))).toBe('ASSIGNEE_UNFIT');
    expect(await refusalOf(assign(id, risk))).toBe('ASSIGNEE_UNFIT');
    expect(await refusalOf(assign(id, risk, cashier))).toBe('FORBIDDEN');
    expect(await refusalOf(assign('999999999', cashier))).toBe('NOT_FOUND');
    expect(await holderOf(id)).toBeNull();
    const { rows } = await risk.client.call(staffCalls.listAssignees, { queue: 'withdrawals' });
    expect(rows.map((row) => row.id)).toContain(String(cashier.id));
    expect(rows.map((row) => row.id)).not.toContain(String(support.id));
  });
});

describe('a report of the law', () => {
  /** A case that only those who work on reports know of. */
  async function newReport(holder: ApiStaff | null) {
    const { rows } = await server.database.owner.query<{ id: bigint }>(
      `insert into payments.case (kind, subject, claimed_by, claimed_name, claimed_until)
       values ('covered', gen_random_uuid()::text, $1, 'Risk', now() + interval '5 minutes') returning id`,
      [holder?.id ?? null],
    );
    return String(rows[0]?.id);
  }
  const holder = async (id: string) =>
    (await risk.client.call(staffCalls.readPaymentCase, { id })).claim?.staff_id ?? null;

  test('is given to nobody who may not know of it, by a hand-over neither', async () => {
    const id = await newReport(null);
    const given = risk.client.call(staffCalls.assignCase, {
      queue: 'payment-cases',
      id,
      to: String(cashier.id),
      reason: 'To share the work',
    });
    expect(await refusalOf(given)).toBe('NOT_FOUND');
    expect(await holder(id)).toBeNull();
    const own = await newReport(risk);
    const ended = { to: String(cashier.id), words: '' };
    expect(await risk.client.call(staffCalls.endShift, ended)).toEqual({ given: 0, returned: 1 });
    expect(await holder(own)).toBeNull();
  });
});

describe('the end of a shift', () => {
  test('gives what one has to a colleague, with words that the next shift reads', async () => {
    const { id } = await newCase();
    await cashier.client.call(staffCalls.claimWithdrawal, { id });
    const before = await cashier.client.call(staffCalls.endShift, {
      to: String(risk.id),
      words: 'The bank calls back at nine',
    });
    expect(before.given).toBeGreaterThan(0);
    expect(await holderOf(id)).toBe(String(risk.id));
    const { rows } = await support.client.call(staffCalls.listShiftNotes, {});
    expect(rows[0]).toMatchObject({ words: 'The bank calls back at nine', cases: before.given });
  });

  test('gives back what the colleague may not have, and all of it where nobody is named', async () => {
    const { id } = await newCase();
    await cashier.client.call(staffCalls.claimWithdrawal, { id });
    const end = (to: string | null) => cashier.client.call(staffCalls.endShift, { to, words: '' });
    expect(await end(String(support.id))).toEqual({ given: 0, returned: 1 });
    expect(await holderOf(id)).toBeNull();
    expect(await end(null)).toEqual({ given: 0, returned: 0 });
    expect(await refusalOf(end('999999'))).toBe('ASSIGNEE_UNFIT');
  });
});

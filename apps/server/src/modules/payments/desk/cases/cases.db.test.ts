import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../../testing/api-staff.ts';
import { readAudit } from '../../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let ana: ApiStaff;
let ben: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  ana = await createApiStaff(server, 'cashier');
  ben = await createApiStaff(server, 'risk');
});
afterAll(() => server.stop());

let opened = 0;
async function openCase(kind = 'amount-differs'): Promise<string> {
  opened += 1;
  const { rows } = await server.database.pool.query<{ id: bigint }>(
    `insert into payments.case (kind, subject, facts) values ($1, $2, $3) returning id`,
    [kind, `receipt:sandbox/p-${opened}`, { asked: '500.00', paid: '400.00' }],
  );
  return String(rows[0]?.id);
}

const claim = (who: ApiStaff, id: string) => who.client.call(staffCalls.claimPaymentCase, { id });
const close = (who: ApiStaff, id: string, words = 'The player has paid the rest in cash') =>
  who.client.call(staffCalls.closePaymentCase, { id, outcome: 'explained', words });

describe('a case of payments', () => {
  test('is listed with what it knows, claimed, and closed with words', async () => {
    const id = await openCase();
    const { rows } = await ana.client.call(staffCalls.listPaymentCases, { kind: 'amount-differs' });
    expect(rows.find((row) => row.id === id)).toMatchObject({
      state: 'open',
      claim: null,
      facts: [
        { name: 'paid', value: '400.00' },
        { name: 'asked', value: '500.00' },
      ],
    });
    await claim(ana, id);
    expect(await ben.client.call(staffCalls.readPaymentCase, { id })).toMatchObject({
      claim: { staff_id: String(ana.id), is_mine: false },
    });
    expect(await close(ana, id)).toMatchObject({
      state: 'closed',
      outcome: 'explained',
      closed_by: `staff:${ana.id}`,
      claim: null,
    });
    expect((await readAudit(server, id)).map(({ action }) => action)).toEqual([
      'payments.case-claimed',
      'payments.case-closed',
    ]);
    const closed = await ana.client.call(staffCalls.listPaymentCases, { state: 'closed' });
    expect(closed.rows[0]?.id).toBe(id);
  });

  test('is refused to whoever has not claimed it, and when it was closed', async () => {
    const id = await openCase();
    expect(await refusalOf(close(ana, id))).toBe('PAYMENT_NOT_CLAIMED');
    await claim(ben, id);
    expect(await refusalOf(claim(ana, id))).toBe('PAYMENT_TAKEN');
    expect(await refusalOf(close(ana, id))).toBe('PAYMENT_TAKEN');
    expect(await refusalOf(close(ben, id, ''))).toBe('REASON_WORDS');
    await close(ben, id);
    expect(await refusalOf(close(ben, id))).toBe('PAYMENT_DECIDED');
    expect(await refusalOf(claim(ana, id))).toBe('PAYMENT_DECIDED');
    expect(await refusalOf(claim(ana, '999999999'))).toBe('NOT_FOUND');
  });

  test('goes to one of fifty who claim it at once', async () => {
    const id = await openCase();
    const asked = Array.from({ length: 50 }, (_, n) => claim(n % 2 === 0 ? ana : ben, id));
    const done = await Promise.allSettled(asked);
    const { claim: held } = await ana.client.call(staffCalls.readPaymentCase, { id });
    const winners = done.filter(({ status }) => status === 'fulfilled').length;
    // Whoever has it renews it with every further claim; the other never gets it.
    expect(winners).toBe(25);
    expect([String(ana.id), String(ben.id)]).toContain(held?.staff_id);
  });

  test('is read page by page, the oldest first', async () => {
    const wanted = [await openCase('paged'), await openCase('paged'), await openCase('paged')];
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ana.client.call(staffCalls.listPaymentCases, {
        kind: 'paged',
        limit: 1,
        cursor,
      });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(wanted);
  });
});

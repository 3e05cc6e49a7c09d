import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let cashier: ApiStaff;
let risk: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  cashier = await createApiStaff(server, 'cashier');
  risk = await createApiStaff(server, 'risk');
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { uid: String(uid), client: player.client };
}

const walletOf = (uid: string) => server.ledger.wallet(BigInt(uid));

const why = { reason: 'other', words: 'The round was paid once too little' } as const;
const adjust = (uid: string, amount: string, who = cashier) =>
  who.client.call(staffCalls.askAdjustment, { uid, amount, category: 'game', ...why });

async function approve(who: ApiStaff, id: string) {
  const { seen } = await who.client.call(staffCalls.readRequest, { id });
  const because = { reason: 'checked', words: '' } as const;
  return who.client.call(staffCalls.approveRequest, { id, seen, ...because });
}

let strays = 0;
async function strayPayment(amount: number, currency = 'PHP') {
  strays += 1;
  const payment = `p-${strays}`;
  await server.database.pool.query(
    `insert into payments.receipt (gateway, payment_id, reference, amount, currency, paid_at, state)
     values ('sandbox', $1, 'D0', $2, $3, now(), 'stray')`,
    [payment, amount, currency],
  );
  await server.database.pool.query(
    `insert into payments.case (kind, subject) values ('unknown-reference', $1)`,
    [`receipt:sandbox/${payment}`],
  );
  return payment;
}

const match = (uid: string, payment_id: string) =>
  cashier.client.call(staffCalls.askMatch, {
    gateway: 'sandbox',
    payment_id,
    uid,
    reason: 'proof-shown',
    words: '',
  });

describe('a correction of a balance', () => {
  test('moves money once a second person has approved it, stands in the audit with both, and with its amount among the significant events', async () => {
    const { uid } = await newPlayer();
    const { id } = await adjust(uid, '150.50');
    expect((await walletOf(uid)).balance).toBe(0n);
    await approve(risk, id);
    expect(await walletOf(uid)).toMatchObject({ balance: 15_050n, withdrawable: 15_050n });
    expect((await readAudit(server, uid)).at(-1)).toMatchObject({
      action: 'payments.balance-adjusted',
      after: {
        amount: '15050',
        category: 'game',
        asked_by: `staff:${cashier.id}`,
        approved_by: `staff:${risk.id}`,
      },
    });
    const { id: taken } = await adjust(uid, '-50.50');
    await approve(risk, taken);
    expect((await walletOf(uid)).balance).toBe(10_000n);
    const auditor = await createApiStaff(server, 'auditor');
    const { rows } = await auditor.client.call(staffCalls.listSignificantEvents, {
      kind: 'correction',
    });
    const own = rows.filter((row) => row.uid === uid);
    expect(own.map(({ what, amount }) => ({ what, amount }))).toEqual([
      { what: 'payments.balance-adjusted', amount: '-50.50' },
      { what: 'payments.balance-adjusted', amount: '150.50' },
    ]);
  });

  test('is refused: nothing, more than a million, more than the balance, of a test wallet, of nobody', async () => {
    const { uid } = await newPlayer();
    for (const amount of ['0.00', '1000000.01', '-0.01']) {
      expect(await refusalOf(adjust(uid, amount))).toBe('ADJUSTMENT_TOO_LARGE');
    }
    expect(await refusalOf(adjust('999999999', '1.00'))).toBe('NOT_FOUND');
    const { rows } = await server.database.pool.query<{ uid: bigint }>(
      'select uid from ledger.wallet where is_test limit 1',
    );
    expect(await refusalOf(adjust(String(rows[0]?.uid), '1.00'))).toBe('ADJUSTMENT_OF_TEST');
  });

  test('is not approved by the one who asked, and not when the balance has gone meanwhile', async () => {
    const { uid } = await newPlayer();
    const first = await adjust(uid, '20.00', risk);
    expect(await refusalOf(approve(risk, first.id))).toMatch(/^REQUEST/);
    const other = await createApiStaff(server, 'risk');
    await approve(other, first.id);
    const second = await adjust(uid, '-20.00');
    await server.ledger.post({
      uid: BigInt(uid),
      scope: 'test',
      key: `gone-${uid}`,
      amount: -1n as never,
      legs: [{ account: 'house:test', amount: 1n as never }],
    });
    expect(await refusalOf(approve(risk, second.id))).toBe('REQUEST_FAILED');
    expect((await walletOf(uid)).balance).toBe(1999n);
  });
});

describe('a payment that fits no deposit', () => {
  test('is credited to the player once, must be played, and its case is closed', async () => {
    const { uid } = await newPlayer();
    const payment = await strayPayment(50_000);
    const { id } = await match(uid, payment);
    await approve(risk, id);
    expect(await walletOf(uid)).toMatchObject({ balance: 50_000n, withdrawable: 0n });
    expect(await refusalOf(match(uid, payment))).toBe('RECEIPT_SETTLED');
    const { rows } = await server.database.pool.query(
      `select c.state as case_state, r.state from payments.receipt r
       join payments.case c on c.subject = 'receipt:sandbox/' || r.payment_id where r.payment_id = $1`,
      [payment],
    );
    expect(rows).toEqual([{ caseState: 'closed', state: 'matched' }]);
  });

  test('goes to one player, though two were asked for it', async () => {
    const first = await newPlayer();
    const second = await newPlayer();
    const payment = await strayPayment(10_000);
    const { id } = await match(first.uid, payment);
    expect(await refusalOf(match(second.uid, payment))).toBe('REQUEST_WAITS');
    const approvals = Array.from({ length: 10 }, () => approve(risk, id));
    await Promise.allSettled(approvals);
    expect((await walletOf(first.uid)).balance).toBe(10_000n);
    expect((await walletOf(second.uid)).balance).toBe(0n);
  });

  test('is refused in another currency and where it is not known', async () => {
    const { uid } = await newPlayer();
    expect(await refusalOf(match(uid, await strayPayment(10_000, 'USD')))).toBe('RECEIPT_SETTLED');
    expect(await refusalOf(match(uid, 'no-such-payment'))).toBe('NOT_FOUND');
  });
});

describe('a payment that was given back at the gateway', () => {
  const because = { reason: 'gave-back', words: 'Their mail of today' } as const;
  const given = async (payment: string) => {
    const { rows } = await server.database.pool.query<{ id: bigint; case: string; state: string }>(
      `select c.id, c.state as case, r.state from payments.receipt r
       join payments.case c on c.subject = 'receipt:sandbox/' || r.payment_id where r.payment_id = $1`,
      [payment],
    );
    return { id: String(rows[0]?.id), case: rows[0]?.case, state: rows[0]?.state };
  };
  const claim = (who: ApiStaff, id: string) => who.client.call(staffCalls.claimPaymentCase, { id });
  const refund = (id: string, refund_reference = `rf-${id}`, who = cashier) =>
    who.client.call(staffCalls.refundReceipt, { id, refund_reference, ...because });

  test('is said at its case, which closes, with reference and reason in the audit; no balance moves', async () => {
    const player = await newPlayer();
    const payment = await strayPayment(10_000_000);
    const { rows } = await server.database.owner.query<{ id: bigint }>(
      `insert into payments.deposit (bucket, uid, channel_id, amount, gateway, request_key, expires_at, status, brand)
       select platform.bucket_of($1), $1, id, 500, 'sandbox', 'k', now(), 'timeout', 'perya' from payments.channel where id = 1001
       returning id`,
      [player.uid],
    );
    const deposit = String(rows[0]?.id);
    await server.database.pool.query(
      'update payments.receipt set uid = $2, deposit_id = $3 where payment_id = $1',
      [payment, player.uid, deposit],
    );
    const { id } = await given(payment);
    expect(await refusalOf(refund(id))).toBe('PAYMENT_NOT_CLAIMED');
    await claim(risk, id);
    expect(await refusalOf(refund(id))).toBe('PAYMENT_TAKEN');
    await server.database.owner.query(
      'update payments.case set claimed_until = now() where id = $1',
      [id],
    );
    await claim(cashier, id);
    const bare = { id, outcome: 'refunded', words: 'Given back' } as const;
    expect(await refusalOf(cashier.client.call(staffCalls.closePaymentCase, bare))).toBe(
      'REFUND_REFERENCE',
    );
    expect(await refund(id)).toMatchObject({ state: 'closed', outcome: 'refunded' });
    expect(await cashier.client.call(staffCalls.readPaymentCase, { id })).toMatchObject({
      words: `rf-${id} · gave-back: Their mail of today`,
      receipt: { state: 'refunded', refund_reference: `rf-${id}` },
    });
    expect((await readAudit(server, id)).at(-1)).toMatchObject({
      action: 'payments.receipt-refunded',
      before: { state: 'stray' },
      after: { state: 'refunded', payment, amount: '10000000', refund_reference: `rf-${id}` },
    });
    expect((await walletOf(player.uid)).balance).toBe(0n);
    const told = await player.client.call(calls.readDeposit, { id: deposit });
    expect(told.steps.at(-1)).toMatchObject({
      status: 'timeout',
      note: 'A payment that did not fit was given back to you',
    });
    expect(told.stray_payments).toMatchObject([{ state: 'given_back', case_id: id }]);
    expect(await refusalOf(refund(id))).toBe('RECEIPT_SETTLED');
    expect(await refusalOf(match(player.uid, payment))).toBe('RECEIPT_SETTLED');
  });

  test('leaves a deposit that was paid counted once', async () => {
    const { uid } = await newPlayer();
    const payment = await strayPayment(500);
    const { owner, pool } = server.database;
    const { rows } = await owner.query<{ id: bigint }>(
      `insert into payments.deposit (bucket, uid, channel_id, amount, gateway, request_key, expires_at, status, brand)
       select platform.bucket_of($1), $1, id, 500, 'sandbox', 'paid', now(), 'completed', 'perya' from payments.channel where id = 1001
       returning id`,
      [uid],
    );
    const deposit = rows[0]?.id;
    await owner.query(
      `select payments.write_step($1, $2, 'deposit', 'pending', 'completed', 'gateway')`,
      [uid, deposit],
    );
    await pool.query(
      'update payments.receipt set uid = $2, deposit_id = $3 where payment_id = $1',
      [payment, uid, deposit],
    );
    const { id } = await given(payment);
    await claim(cashier, id);
    await refund(id);
    for (const view of ['paid_in', 'paid_deposit']) {
      const counted = await pool.query(`select seq from payments.${view} where uid = $1`, [uid]);
      expect(counted.rows, view).toHaveLength(1);
    }
  });

  test.each([
    ['above the limit of one person', 10_000_001, 'PHP'],
    ['in another currency', 100, 'USD'],
  ])('%s needs a second one', async (_name, amount, currency) => {
    const payment = await strayPayment(amount, currency);
    const { id } = await given(payment);
    await claim(cashier, id);
    expect((await cashier.client.call(staffCalls.readPaymentCase, { id })).receipt).toMatchObject({
      needs_second_person: true,
    });
    expect(await refusalOf(refund(id))).toBe('PAYMENT_NEEDS_SECOND_PERSON');
    const wanted = { id, refund_reference: `rf-${id}`, ...because };
    const asked = await cashier.client.call(staffCalls.askRefund, wanted);
    expect(await given(payment)).toMatchObject({ case: 'open', state: 'stray' });
    await approve(risk, asked.id);
    expect(await given(payment)).toMatchObject({ case: 'closed', state: 'refunded' });
    expect((await readAudit(server, id)).at(-1)).toMatchObject({
      after: { asked_by: `staff:${cashier.id}`, approved_by: `staff:${risk.id}` },
    });
  });

  test('is given back once, and no two under one reference; whoever may not is refused', async () => {
    const first = await strayPayment(500);
    const second = await strayPayment(500);
    const ids = [(await given(first)).id, (await given(second)).id] as const;
    for (const id of ids) await claim(cashier, id);
    expect(await refusalOf(refund(ids[0], 'rf-same', risk))).toBe('FORBIDDEN');
    for (const reference of ['', 'ab', '<b>1</b>', 'x'.repeat(81)]) {
      expect(await refusalOf(refund(ids[0], reference))).toBe('INVALID_INPUT');
    }
    const tries = Array.from({ length: 25 }, () => ids.map((id) => refund(id, 'rf-same'))).flat();
    const done = await Promise.allSettled(tries);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const states = [(await given(first)).state, (await given(second)).state];
    expect(states.toSorted()).toEqual(['refunded', 'stray']);
  });
});

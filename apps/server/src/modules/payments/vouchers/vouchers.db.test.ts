import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { takeCodesOut } from '../../../testing/money/take-codes-out.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let second: TestServer;
let cashier: ApiStaff;
let risk: ApiStaff;
beforeAll(async () => {
  const settings = { PERYA_TRUST_PROXY: '127.0.0.1' };
  server = await startTestServer({ settings });
  second = await startTestServer({ settings, database: shareDatabase(server.database) });
  cashier = await createApiStaff(server, 'cashier');
  risk = await createApiStaff(server, 'risk');
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await second.stop();
  await server.stop();
});

async function newPlayer(at = server, address = '10.0.0.1') {
  const from = { 'x-forwarded-for': address };
  const player = createApiPlayer(at.url, undefined, 'en_US', from);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  await setKycStatus(server, uid, 'fully_kyc');
  const exchange = (exchangeCode: string, idempotencyKey: string = randomUUID()) =>
    player.client.call(calls.exchangeVoucher, { exchangeCode }, { idempotencyKey });
  const balance = async () => (await player.client.call(calls.getWallet, {})).balance;
  return { ...player, uid, exchange, balance };
}

const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400;
const because = { reason: 'needed-for-work', words: 'For the shop' } as const;
const wanted = {
  amount: '100.00',
  count: 3,
  expires_at: inDays(30),
  turnover_times: 1,
  note: 'Shop in Quiapo',
};

const ask = (change: Partial<typeof wanted> = {}, by = cashier) =>
  by.client.call(staffCalls.askVoucherBatch, { ...wanted, ...change, ...because });

/** A batch as it comes about: one asks, another approves, the codes leave in two halves. */
async function makeBatch(change: Partial<typeof wanted> = {}) {
  const { id } = await ask({ note: randomUUID(), ...change });
  const { seen } = await risk.client.call(staffCalls.readRequest, { id });
  await risk.client.call(staffCalls.approveRequest, { id, seen, reason: 'checked', words: '' });
  const [batch] = (await cashier.client.call(staffCalls.listVoucherBatches, {})).rows;
  if (!batch) throw new Error('There is no batch');
  return { batch, codes: await takeCodesOut(cashier, risk, batch.id) };
}

describe('a voucher', () => {
  test('is credited with what must be played, and answers a sentence [M-134 M-376 M-425]', async () => {
    const player = await newPlayer();
    const { codes } = await makeBatch();
    expect(await player.exchange(codes[0] ?? '')).toEqual({
      data: '₱100.00 was added to your balance',
      amount: '100.00',
    });
    expect(await player.client.call(calls.getWallet, {})).toMatchObject({
      balance: '100.00',
      withdrawable: '0.00',
    });
    expect(await refusalOf(player.exchange(codes[0] ?? ''))).toBe('VOUCHER_USED');
    const entries = await server.ledger.entries({ uid: BigInt(player.uid), limit: 10 });
    expect(entries.map(({ account, amount }) => [account, amount])).toEqual([
      ['house:vouchers', -10_000n],
      ['player', 10_000n],
    ]);
  });

  test('is read without its spaces, in any case; the same request again is the same [M-300]', async () => {
    const player = await newPlayer();
    const { codes } = await makeBatch();
    const [code = ''] = codes;
    const typed = code.replaceAll('-', ' ').toLowerCase();
    const key = randomUUID();
    const first = await player.exchange(` ${typed} `, key);
    expect(await player.exchange(` ${typed} `, key)).toEqual(first);
    expect(await player.balance()).toBe('100.00');
  });

  test('of one to four characters is an error, of five an unknown one [M-301 M-302]', async () => {
    const player = await newPlayer();
    for (const code of ['', '1', '12 34', ' 1 2 3 4 ']) {
      expect(await refusalOf(player.exchange(code))).toBe('VOUCHER_CODE_INVALID');
    }
    expect(await refusalOf(player.exchange('12345'))).toBe('VOUCHER_UNKNOWN');
    expect(await refusalOf(player.exchange('x'.repeat(51)))).toBe('INVALID_INPUT');
  });

  test('that two hundred exchange at once over two servers is credited once', async () => {
    const { codes } = await makeBatch();
    const [code = ''] = codes;
    const players = await Promise.all(
      // Of networks of their own: what counts guesses would hold some of them back.
      Array.from({ length: 40 }, (_, n) => newPlayer(n % 2 ? server : second, `10.0.${n}.1`)),
    );
    const tries = players.flatMap((player) =>
      Array.from({ length: 5 }, () => player.exchange(code)),
    );
    const results = await Promise.allSettled(tries);
    expect(results).toHaveLength(200);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
    );
    expect(new Set(refused)).toEqual(new Set(['VOUCHER_USED']));
    const balances = await Promise.all(players.map((player) => player.balance()));
    expect(balances.toSorted().at(-1)).toBe('100.00');
    expect(balances.filter((balance) => balance !== '0.00')).toHaveLength(1);
  });

  test('that has run out, was made worthless, or was never made credits nothing', async () => {
    const player = await newPlayer();
    const { batch, codes } = await makeBatch();
    await player.exchange(codes[0] ?? '');
    const voided = await cashier.client.call(staffCalls.voidVouchers, {
      id: batch.id,
      words: 'Lost',
    });
    expect(voided).toMatchObject({ state: 'void', count: 3, used: 1, unused: 0 });
    expect(await refusalOf(player.exchange(codes[1] ?? ''))).toBe('VOUCHER_UNKNOWN');
    const again = cashier.client.call(staffCalls.voidVouchers, { id: batch.id, words: 'Lost' });
    expect(await refusalOf(again)).toBe('PAYMENT_DECIDED');
    const late = await makeBatch();
    await server.database.owner.query(
      'alter table payments.voucher_batch disable trigger append_only',
    );
    await server.database.owner.query(
      `update payments.voucher_batch set expires_at = now() - interval '1 second' where id = $1`,
      [late.batch.id],
    );
    expect(await refusalOf(player.exchange(late.codes[0] ?? ''))).toBe('VOUCHER_EXPIRED');
    const expired = { state: 'expired', q: late.batch.id } as const;
    expect((await cashier.client.call(staffCalls.listVoucherBatches, expired)).count).toBe(1);
    expect(await player.balance()).toBe('100.00');
  });

  test('counts as a deposit: identity check, exclusion, own limits, no test accounts', async () => {
    const { codes } = await makeBatch();
    const [code = ''] = codes;
    const unknown = await newPlayer();
    await setKycStatus(server, unknown.uid, 'unset');
    expect(await refusalOf(unknown.exchange(code))).toBe('KYC_REQUIRED');
    const tester = await newPlayer();
    await setKycStatus(server, tester.uid, 'test_account');
    expect(await refusalOf(tester.exchange(code))).toBe('TEST_ACCOUNT_REFUSED');
    const excluded = await newPlayer();
    await excluded.client.call(calls.excludeSelf, { period: '1d' });
    expect(await refusalOf(excluded.exchange(code))).toBe('EXCLUDED');
    const limited = await newPlayer();
    await limited.client.call(calls.updateLimits, { daily_deposit: '99.00' });
    expect(await refusalOf(limited.exchange(code))).toBe('DEPOSIT_LIMIT');
    await (await newPlayer()).exchange(code);
  });

  test('cannot be found by trying: ten wrong codes close it for an hour, the right one too', async () => {
    const player = await newPlayer();
    const { codes } = await makeBatch();
    for (let time = 0; time < 10; time += 1) {
      expect(await refusalOf(player.exchange(`WRONG${time}`))).toBe('VOUCHER_UNKNOWN');
    }
    expect(await refusalOf(player.exchange(codes[0] ?? ''))).toBe('TOO_MANY_REQUESTS');
    expect(await player.balance()).toBe('0.00');
  });
});

describe('a batch of vouchers', () => {
  test('needs a second person, and its codes lie nowhere in the clear', async () => {
    const { id } = await ask({ note: randomUUID() });
    const { seen } = await risk.client.call(staffCalls.readRequest, { id });
    const own = { id, seen, reason: 'checked', words: '' } as const;
    await expect(cashier.client.call(staffCalls.approveRequest, own)).rejects.toThrow();
    const { codes } = await makeBatch();
    const { rows } = await server.database.owner.query<{ text: string }>(
      `select string_agg(v::text, ' ') as text from payments.voucher v`,
    );
    for (const code of codes) {
      const plain = code.replaceAll('-', '');
      expect(rows[0]?.text).not.toContain(plain);
      expect(rows[0]?.text).not.toContain(Buffer.from(plain).toString('hex'));
    }
    expect(new Set(codes).size).toBe(3);
  });

  test('leaves in two halves, which two people collect once each, with an entry each', async () => {
    const { batch, codes } = await makeBatch();
    const entries = await readAudit(server, batch.id);
    expect(entries.map(({ action, after }) => [action, (after as { half?: string }).half])).toEqual(
      [
        ['payments.vouchers-made', undefined],
        ['payments.vouchers-exported', 'first'],
        ['payments.vouchers-exported', 'second'],
      ],
    );
    expect(new Set(entries.slice(1).map(({ actor }) => actor)).size).toBe(2);
    await (await newPlayer()).exchange(codes[0] ?? '');
    const denied = risk.client.call(staffCalls.askVoucherCodes, { id: batch.id, ...because });
    expect(await refusalOf(denied)).toBe('FORBIDDEN');
  });

  test('shows nobody both halves of a code, by whichever request, and what one has had credits nothing', async () => {
    const { batch } = await makeBatch({ count: 1 });
    const ana = await createApiStaff(server, 'administrator');
    const ben = await createApiStaff(server, 'administrator');
    const askCodes = (by: ApiStaff) =>
      by.client.call(staffCalls.askVoucherCodes, { id: batch.id, ...because });
    const { id } = await askCodes(ana);
    expect(await refusalOf(approveAs(ana, id))).toBe('REQUEST_OWN');
    expect(await refusalOf(ana.client.call(staffCalls.collectPart, { id }))).toBe(
      'REQUEST_PART_OVER',
    );
    await approveAs(ben, id);
    const own = await ana.client.call(staffCalls.collectPart, { id });
    expect(own).toMatchObject({
      part: 'voucher-first-halves',
      name: `vouchers-${batch.id}-first.csv`,
    });
    expect(await refusalOf(ana.client.call(staffCalls.collectPart, { id }))).toBe(
      'REQUEST_PART_OVER',
    );
    const [, half = ''] = own.value.split('\r\n')[1]?.split(',') ?? [];
    expect(half).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    const player = await newPlayer();
    for (const typed of [half, `${half}-${half}`]) {
      expect(await refusalOf(player.exchange(typed))).toBe('VOUCHER_UNKNOWN');
    }

    // Ben has the second halves, so Ben asks for no first ones; and Ana has the first, so Ana approves no other request.
    expect(await refusalOf(askCodes(ben))).toBe('VOUCHER_OTHER_HALF');
    const other = await askCodes(cashier);
    expect(await refusalOf(approveAs(ana, other.id))).toBe('REQUEST_FAILED');
    expect(await refusalOf(ana.client.call(staffCalls.collectPart, { id: other.id }))).toBe(
      'REQUEST_PART_OVER',
    );
    await approveAs(risk, other.id);
  });

  test('of which nothing can be used hands nothing over, not even what was approved before', async () => {
    const { batch } = await makeBatch();
    const { id } = await cashier.client.call(staffCalls.askVoucherCodes, {
      id: batch.id,
      ...because,
    });
    await approveAs(risk, id);
    await cashier.client.call(staffCalls.voidVouchers, { id: batch.id, words: 'Lost' });
    const collected = cashier.client.call(staffCalls.collectPart, { id });
    expect(await refusalOf(collected)).toBe('VOUCHER_BATCH_OVER');
    const again = cashier.client.call(staffCalls.askVoucherCodes, { id: batch.id, ...because });
    expect(await refusalOf(again)).toBe('VOUCHER_BATCH_OVER');
    const unknown = { id: '999999999', ...because };
    expect(await refusalOf(cashier.client.call(staffCalls.askVoucherCodes, unknown))).toBe(
      'NOT_FOUND',
    );
  });

  test('is found by its state, its number and its note, and read without its codes', async () => {
    const note = `Kiosk ${randomUUID()}`;
    const { batch, codes } = await makeBatch({ note, count: 1 });
    const list = async (filter: RequestOf<typeof staffCalls.listVoucherBatches>) => {
      const { rows, count } = await risk.client.call(staffCalls.listVoucherBatches, filter);
      expect(count).toBe(rows.length);
      return rows.map(({ id }) => id);
    };
    expect(await list({ q: note.toUpperCase() })).toEqual([batch.id]);
    // Notes of other batches may hold the same digits.
    expect(await list({ q: batch.id, state: 'open' })).toContain(batch.id);
    expect(await list({ q: batch.id, state: 'used' })).not.toContain(batch.id);
    await (await newPlayer()).exchange(codes[0] ?? '');
    expect(await list({ q: batch.id, state: 'used' })).toContain(batch.id);
    const read = await risk.client.call(staffCalls.readVoucherBatch, { id: batch.id });
    expect(read).toEqual({ ...batch, state: 'used', used: 1, unused: 0 });
    expect(JSON.stringify(read)).not.toContain(codes[0]);
    const unknown = risk.client.call(staffCalls.readVoucherBatch, { id: '999999999' });
    expect(await refusalOf(unknown)).toBe('NOT_FOUND');
  });

  test.each([
    [{ amount: '0.99' }],
    [{ amount: '1000000.01' }],
    [{ expires_at: inDays(-1) }],
    [{ expires_at: inDays(3000) }],
  ])('is refused with %o', async (change) => {
    expect(await refusalOf(ask(change))).toBe('VOUCHER_BATCH_RANGE');
  });
});

test('where vouchers are sold is a list of picture, link and price [M-135 M-375 M-502]', async () => {
  const player = await newPlayer();
  const products = await player.client.call(calls.listVoucherProducts, {});
  expect(products.map(({ price }) => price)).toEqual(['100.00', '300.00', '500.00', '1000.00']);
  expect(Object.keys(products[0] ?? {}).toSorted()).toEqual(['img', 'link', 'price']);
});

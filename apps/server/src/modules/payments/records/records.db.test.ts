import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { cashTypes } from '@perya/contract/rules/cash-types';
import { shownDepositStatus } from '@perya/contract/rules/payment-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { seatPlayer } from '../../../testing/provider.ts';
import { createRecordsPlayer, setClock } from '../../../testing/records-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const dayMs = 24 * 3600 * 1000;

async function playerWithEverything() {
  const player = await createRecordsPlayer(server);
  const { post } = player;
  await post('deposits', `D${randomUUID()}`, 100_000);
  await post('cashback', `D${randomUUID()}`, 5_000);
  await post('vouchers', `V${randomUUID()}`, 2_000);
  const paid = await player.addWithdrawal('completed');
  await player.postBeside('withdrawals', `W${paid}:paid`, 10_000);
  const voided = await player.addWithdrawal('canceled');
  await post('withdrawals', `W${voided}:void`, 10_000);
  await player.addWithdrawal('under_review');
  await post('adjustments', `A${randomUUID()}`, -1_000);
  return player;
}

describe('transactions', () => {
  it('are the postings of the player by cash type, newest first, with the balance after each, without those that moved nothing [G-127 G-128 G-129 G-204]', async () => {
    const { client } = await playerWithEverything();
    const { d, t, s, last_id } = await client.call(calls.listTransactions, {});
    expect(
      d.map(({ cash_type, amount, after_amount, status }) => [
        cash_type,
        amount,
        after_amount,
        status,
      ]),
    ).toEqual([
      [5001, '-10.00', '860.00', 'completed'],
      [2001, '-100.00', '870.00', 'under_review'],
      [2002, '100.00', '970.00', 'completed'],
      [2001, '-100.00', '870.00', 'canceled'],
      [2001, '-100.00', '970.00', 'completed'],
      [1002, '20.00', '1070.00', 'completed'],
      [4009, '50.00', '1050.00', 'completed'],
      [1001, '1000.00', '1000.00', 'completed'],
    ]);
    expect({ t, s, last_id }).toEqual({ t: 8, s: 10, last_id: null });
    expect(d.map(({ remark }) => remark)).toContain('Withdrawal returned');
    expect(Object.keys(d[0] ?? {}).toSorted()).toEqual([
      'after_amount',
      'amount',
      'cash_type',
      'created_at',
      'id',
      'remark',
      'status',
    ]);
  });

  it('are filtered by type and by status; failed is timeout and canceled [G-050 G-145 G-151 G-209 G-302]', async () => {
    const { client } = await playerWithEverything();
    const list = async (input: {
      type?: string;
      status?: 'all' | 'pending' | 'completed' | 'failed';
    }) => {
      const { d, t } = await client.call(calls.listTransactions, input);
      expect(t).toBe(d.length);
      return d.map(({ cash_type, status }) => `${cash_type} ${status}`);
    };
    expect(await list({ type: '1001' })).toEqual(['1001 completed']);
    expect(await list({ type: '2001' })).toEqual([
      '2001 under_review',
      '2001 canceled',
      '2001 completed',
    ]);
    expect(await list({ status: 'pending' })).toEqual(['2001 under_review']);
    expect(await list({ status: 'failed' })).toEqual(['2001 canceled']);
    expect(await list({ status: 'completed' })).toHaveLength(6);
    expect(await list({ type: '2001', status: 'completed' })).toEqual(['2001 completed']);
    expect(await list({ type: '3001' })).toEqual([]);
    expect(await list({ type: '777' })).toEqual([]);
  });

  it('name bets, wins, returned stakes and promotions of games apart [G-129]', async () => {
    const seat = await seatPlayer(server);
    await seat.bet();
    await seat.win();
    const second = { transaction_id: `b2-${seat.uid}`, round_id: `r2-${seat.uid}` };
    await seat.bet(second);
    await seat.rollback({
      transaction_id: `x2-${seat.uid}`,
      bet_transaction_id: second.transaction_id,
      round_id: second.round_id,
    });
    await seat.client.call('promo', {
      transaction_id: `p-${seat.uid}`,
      player: seat.player,
      amount: 700,
      currency: 'PHP',
      campaign: 'fiesta',
    });
    const player = createApiPlayer(server.url);
    player.use(await server.identity.grantSession(seat.uid, new Date(Date.now() + 3_600_000)));
    const read = async (type = 'all') => {
      const { d, t } = await player.client.call(calls.listTransactions, { type });
      expect(t).toBe(d.length);
      return d.map(({ cash_type, amount }) => [cash_type, amount]);
    };
    expect((await read()).slice(0, 5)).toEqual([
      [3004, '7.00'],
      [3003, '10.00'],
      [3001, '-10.00'],
      [3002, '25.00'],
      [3001, '-10.00'],
    ]);
    expect(await read('3001')).toHaveLength(2);
    expect(await read('3003')).toEqual([[3003, '10.00']]);
    expect(await read('3004')).toEqual([[3004, '7.00']]);
  });

  it('scroll by the last id without a gap or a repetition, also while new ones come, and by page [G-204]', async () => {
    const player = await createRecordsPlayer(server);
    for (let n = 1; n <= 25; n += 1) await player.post('deposits', `D${randomUUID()}`, n * 100);
    const seen: string[] = [];
    let last_id: string | null | undefined;
    for (let page = 0; last_id !== null; page += 1) {
      const answer = await player.client.call(calls.listTransactions, last_id ? { last_id } : {});
      seen.push(...answer.d.map(({ amount }) => amount));
      expect(answer.t).toBe(25 + page);
      last_id = answer.last_id;
      await player.post('deposits', `D${randomUUID()}`, 50_000);
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => `${25 - n}.00`));
    const second = await player.client.call(calls.listTransactions, { page: 2, page_size: 20 });
    expect(second.d).toHaveLength(8);
    expect(await refusalOf(player.client.call(calls.listTransactions, { page: 101 }))).toBe(
      'INVALID_INPUT',
    );
  });

  it('belong to days in Manila: today, yesterday, and 7, 15 and 30 days back [G-257]', async () => {
    const player = await createRecordsPlayer(server);
    const midnight = new Date(
      `${new Date(Date.now() + 8 * 3600 * 1000).toISOString().slice(0, 10)}T00:00:00+08:00`,
    );
    const before = (days: number, ms: number) => new Date(midnight.getTime() - days * dayMs + ms);
    try {
      for (const [moment, amount] of [
        [before(29, -1), 100],
        [before(29, 0), 200],
        [before(14, 0), 300],
        [before(6, 0), 400],
        [before(1, -1), 500],
        [before(1, 0), 600],
        [before(0, -1), 700],
        [before(0, 0), 800],
      ] as const) {
        await setClock(server, moment);
        await player.post('deposits', `D${randomUUID()}`, amount);
      }
    } finally {
      await setClock(server, null);
    }
    const sums = async (time_flag: '0' | '1' | '7' | '15' | '30') => {
      const { d, t } = await player.client.call(calls.listTransactions, { time_flag });
      expect(t).toBe(d.length);
      return d.map(({ amount }) => Number(amount));
    };
    expect(await sums('0')).toEqual([8]);
    expect(await sums('1')).toEqual([7, 6]);
    expect(await sums('7')).toEqual([8, 7, 6, 5, 4]);
    expect(await sums('15')).toEqual([8, 7, 6, 5, 4, 3]);
    expect(await sums('30')).toEqual([8, 7, 6, 5, 4, 3, 2]);
    expect((await player.client.call(calls.listTransactions, {})).t).toBe(5);
  });

  it('have types by number and name, in the language of the caller [G-129 G-205 G-326]', async () => {
    const { client } = await createRecordsPlayer(server, 'tl_PH');
    const types = await client.call(calls.listTransactionTypes, {});
    expect(types).toContainEqual({ name: 'Taya', cash_type: 3001 });
    expect(types).toHaveLength(Object.keys(cashTypes).length);
  });
});

describe('bonuses', () => {
  it('are what was credited as one, whatever the status says [G-130 G-206 G-334]', async () => {
    const { client } = await playerWithEverything();
    const { d, t } = await client.call(calls.listBonuses, { status: 'failed' });
    expect(d).toEqual([
      {
        id: expect.any(String),
        created_at: expect.any(Number),
        bonus: '50.00',
        cash_type: 4009,
        name: 'Deposit Bonus',
      },
    ]);
    expect(t).toBe(1);
    expect((await client.call(calls.listBonuses, { type: '1001' })).d).toEqual([]);
  });
});

describe('deposits and withdrawals', () => {
  it('whose payment lies with staff are under review in the list as in the detail, and pending for the filter, until staff have decided', async () => {
    const player = await createPayingPlayer(server);
    const { id } = await player.start();
    server.gateway.pay(`D${id}`, { amount: 49_900 });
    await server.gateway.tell(server.url, { kind: 'payment', reference: `D${id}` });
    await server.database.owner.query(
      `update payments.deposit set status = 'timeout' where id = $1`,
      [id],
    );
    const shown = async (status: 'all' | 'pending' | 'TIMEOUT') => {
      const { d, t } = await player.client.call(calls.listDeposits, { status });
      return [t, ...d.map((row) => row.status)];
    };
    const detail = async () => {
      const { status, stray_payments } = await player.read(id);
      const isWithStaff = stray_payments.some(({ state }) => state === 'with_staff');
      return shownDepositStatus(status as 'timeout', isWithStaff);
    };
    expect([await detail(), await shown('all')]).toEqual(['under_review', [1, 'under_review']]);
    expect(await shown('pending')).toEqual([1, 'under_review']);
    expect(await shown('TIMEOUT')).toEqual([0]);
    await server.database.owner.query(
      `select payments.match_receipt(gateway, payment_id, uid, 'test') from payments.receipt where deposit_id = $1`,
      [id],
    );
    expect([await detail(), await shown('TIMEOUT')]).toEqual(['timeout', [1, 'timeout']]);
  });

  it('are listed with channel, fee and status, filtered by either case of a status and by channel [G-146 G-152 G-207]', async () => {
    const { client, addDeposit } = await createRecordsPlayer(server);
    for (const status of ['pending', 'paying', 'completed', 'timeout', 'canceled'] as const)
      await addDeposit(status);
    await addDeposit('completed', 20_000, 1002);
    const list = async (input: Parameters<typeof client.call<typeof calls.listDeposits>>[1]) => {
      const { d, t } = await client.call(calls.listDeposits, input);
      expect(t).toBe(d.length);
      return d.map(({ status }) => status);
    };
    expect(await list({})).toEqual([
      'completed',
      'canceled',
      'timeout',
      'completed',
      'paying',
      'pending',
    ]);
    expect(await list({ status: 'PENDING' })).toEqual(['paying', 'pending']);
    expect(await list({ status: 'pending' })).toEqual(['paying', 'pending']);
    expect(await list({ status: 'CANCELED' })).toEqual(['canceled']);
    expect(await list({ status: 'TIMEOUT' })).toEqual(['timeout']);
    expect(await list({ status: 'failed' })).toEqual(['canceled', 'timeout']);
    expect(await list({ status: 'COMPLETED', type: '1002' })).toEqual(['completed']);
    expect(await list({ time_flag: '1' })).toEqual([]);
    const { d } = await client.call(calls.listDeposits, { type: '1002' });
    expect(d).toEqual([
      {
        id: expect.any(String),
        status: 'completed',
        amount: '200.00',
        fee: '0.00',
        channel_name: 'Maya',
        channel_img: expect.stringMatching(/^\/art\/channels\/.+\.svg$/),
        created_at: expect.any(Number),
      },
    ]);
  });

  it('scroll by the last id, and are counted [G-207 G-208]', async () => {
    const player = await createRecordsPlayer(server);
    await player.post('deposits', `D${randomUUID()}`, 1_000_000);
    const ids: bigint[] = [];
    for (let n = 0; n < 12; n += 1) ids.unshift(await player.addWithdrawal('paying', 10_000 + n));
    const first = await player.client.call(calls.listWithdrawals, {});
    expect(first).toMatchObject({ t: 12, s: 10, last_id: String(ids[9]) });
    const rest = await player.client.call(calls.listWithdrawals, { last_id: first.last_id ?? '' });
    expect([...first.d, ...rest.d].map(({ id }) => id)).toEqual(ids.map(String));
    expect(rest).toMatchObject({ t: 12, last_id: null });
    expect(first.d[0]).toMatchObject({ channel_name: 'GCash', fee: '5.00', status: 'paying' });
  });
});

describe('what must be refused', () => {
  it('shows nobody the money of another, nor anything to a visitor [A-040 G-204]', async () => {
    await playerWithEverything();
    const other = await createRecordsPlayer(server);
    for (const call of [
      calls.listTransactions,
      calls.listBonuses,
      calls.listDeposits,
      calls.listWithdrawals,
    ]) {
      expect(await other.client.call(call, {})).toEqual({ d: [], t: 0, s: 10, last_id: null });
      expect(await refusalOf(createApiPlayer(server.url).client.call(call, {}))).toBe(
        'UNAUTHENTICATED',
      );
    }
  });

  it('takes no filter that does not exist', async () => {
    const { client } = await createRecordsPlayer(server);
    const ask = (input: object) => refusalOf(client.call(calls.listTransactions, input as never));
    expect(await ask({ type: "1001' or 1=1" })).toBe('INVALID_INPUT');
    expect(await ask({ time_flag: '365' })).toBe('INVALID_INPUT');
    expect(await ask({ status: 'done' })).toBe('INVALID_INPUT');
    expect(await ask({ last_id: '99999999999999999999' })).toBe('INVALID_INPUT');
    expect(await ask({ page_size: 1000 })).toBe('INVALID_INPUT');
  });
});

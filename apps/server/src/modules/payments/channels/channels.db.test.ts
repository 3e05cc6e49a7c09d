import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let player: Awaited<ReturnType<typeof createPayingPlayer>>;
beforeAll(async () => {
  server = await startTestServer();
  player = await createPayingPlayer(server);
});
afterAll(() => server.stop());

const sql = (text: string, values: unknown[] = []) => server.database.owner.query(text, values);
const list = (mode: '1' | '2' = '1', partner?: 'maya' | 'lazada') =>
  player.client.call(calls.listChannels, { mode, ...(partner && { partner }) });
const idsOf = (channels: { id: number }[]) => channels.map(({ id }) => id);
const one = async (id: number) => (await list()).find((channel) => channel.id === id);

describe('the list of channels', () => {
  test('has for mode 1 the ways to deposit and for mode 2 those to withdraw, each with all its fields [M-122 M-128 M-372]', async () => {
    const deposits = await list('1');
    expect(idsOf(deposits)).toEqual([1001, 1002, 1003, 1004, 1005, 1008]);
    expect(idsOf(await list('2'))).toEqual([2001, 2002, 2003, 2004, 2005]);
    expect(deposits[0]).toEqual({
      id: 1001,
      name: 'GCash',
      img: '/art/channels/e-wallet.svg',
      min_amount: '100.00',
      max_amount: '50000.00',
      amount_limit: ['100', '200', '500', '1000', '5000', '10000'],
      tips: 'For players aged 21 and over. Pay only from an account in your own name.',
      cashback_state: 1,
      cashback_coupons_num: 3,
      cashback_terms: {
        percent: 5,
        max_bonus: '2500.00',
        opt_in_from: '20.00',
        applies_from: '100.00',
        wagering_times: 1,
      },
      flag: 2,
      fee_fixed: '0.00',
      fee_basis_points: 0,
      is_open: true,
      closed_text: '',
    });
    expect(deposits.find(({ id }) => id === 1008)).toMatchObject({ name: 'Voucher', flag: 2 });
    expect(deposits.find(({ id }) => id === 1004)).toMatchObject({ flag: 1, cashback_state: 0 });
    const visitor = createApiPlayer(server.url);
    expect(await refusalOf(visitor.client.call(calls.listChannels, { mode: '1' }))).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('says quick amounts in whole pesos and the tip in the language of the caller [M-123 M-124]', async () => {
    const tagalog = createApiPlayer(server.url, player.phone, 'tl_PH');
    tagalog.use(player.token());
    const [gcash] = await tagalog.client.call(calls.listChannels, { mode: '1' });
    expect(gcash?.tips).toBe(
      'Para sa edad 21 pataas. Magbayad lang mula sa account na nasa sarili mong pangalan.',
    );
    expect(gcash?.amount_limit.every((amount) => /^\d+$/.test(amount))).toBe(true);
  });

  test('hides the partners’ channels from the web, and all others from a partner’s app [M-325 M-332 M-335]', async () => {
    for (const mode of ['1', '2'] as const) {
      const names = (await list(mode)).map(({ name }) => name);
      expect(names).not.toContain('Maya Mini');
      expect(names).not.toContain('LazadaMini');
    }
    const inside = async (partner: 'maya' | 'lazada', mode: '1' | '2') => {
      const { client } = await createPayingPlayer(server, 'fully_kyc', partner);
      const shown = await client.call(calls.listChannels, { mode, partner });
      expect(await client.call(calls.listChannels, { mode })).toEqual(shown);
      expect(await refusalOf(client.call(calls.listChannels, { mode, partner: 'web' }))).toBe(
        'PARTNER_DIFFERS',
      );
      return idsOf(shown);
    };
    expect(await inside('maya', '1')).toEqual([1009]);
    expect(await inside('lazada', '1')).toEqual([1010]);
    expect(await inside('maya', '2')).toEqual([2009]);
    expect(await inside('lazada', '2')).toEqual([]);
    for (const partner of ['maya', 'lazada'] as const) {
      expect(await refusalOf(list('1', partner))).toBe('PARTNER_DIFFERS');
    }
  });

  test('says nothing of limits that a channel does not have [M-129]', async () => {
    await sql('update payments.channel set min_amount = null, max_amount = null where id = 1005');
    expect(await one(1005)).toMatchObject({ min_amount: null, max_amount: null });
    // Then 100 to 500,000 holds.
    for (const amount of ['99', '500001']) {
      const refused = player.start({ amount, pid: 1005 });
      await expect(refused).rejects.toThrow('Enter Amount: 100-500,000');
    }
    expect((await player.start({ amount: '100', pid: 1005 })).pay_url).toContain('https://');
    expect((await player.start({ amount: '500000', pid: 1005 })).pay_url).toContain('https://');
    await sql(
      'update payments.channel set min_amount = 50000, max_amount = 50000000 where id = 1005',
    );
  });

  test('goes by brand, order, state and hours; a closed one is listed and says so', async () => {
    await sql(`update payments.channel set brands = '{sinag}' where id = 1002`);
    await sql('update payments.channel set position = -1 where id = 1003');
    await sql(`update payments.channel set state = 'closed' where id = 1004`);
    await sql(
      `update payments.channel set opens_at = (n.now + interval '1 hour')::time,
         closes_at = (n.now + interval '2 hours')::time
       from (select platform.clock() at time zone 'Asia/Manila' as now) n where id = 1005`,
    );
    expect(idsOf(await list())).toEqual([1003, 1001, 1004, 1005, 1008]);
    expect(await one(1004)).toMatchObject({ is_open: false, closed_text: 'Closed for now' });
    const later = await one(1005);
    expect(later?.is_open).toBe(false);
    expect(later?.closed_text).toMatch(/^Open from \d\d:\d\d to \d\d:\d\d$/);
    expect(await refusalOf(player.start({ pid: 1005 }))).toBe('CHANNEL_CLOSED');
    expect(await refusalOf(player.start({ pid: 1004 }))).toBe('CHANNEL_CLOSED');
    expect(await refusalOf(player.start({ pid: 1002 }))).toBe('CHANNEL_UNKNOWN');
  });

  test('shows a channel as closed whose gateway the settings do not have, and takes no deposit there', async () => {
    await sql(`update payments.channel set gateway = 'gone' where id = 1001`);
    expect(await one(1001)).toMatchObject({ is_open: false, closed_text: 'Closed for now' });
    expect(await refusalOf(player.start({ pid: 1001 }))).toBe('CHANNEL_CLOSED');
    expect(await one(1008)).toMatchObject({ is_open: true });
    await sql(`update payments.channel set gateway = 'sandbox' where id = 1001`);
  });

  test('is seeded once: what an operator has changed stays', async () => {
    await server.payments.channels.addMissing([
      {
        id: 1004,
        mode: 'deposit',
        name: 'BPI Online',
        flag: 1,
        img: '',
        gateway: 'x',
        method: '',
        partner: 'web',
        min: 1n,
        max: 2n,
        quick: [],
        feeFixed: 0n,
        tips: { en: '', tl: '' },
        cashbackTickets: 0,
      },
    ]);
    expect(await one(1004)).toMatchObject({ is_open: false, min_amount: '500.00' });
  });
});

import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../../testing/api-staff.ts';
import { setKycStatus } from '../../../../testing/kyc/set-kyc-status.ts';
import { createKycPlayer, type KycPlayer } from '../../../../testing/kyc-player.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let staff: ApiStaff;
let player: KycPlayer;
/** Goods of the demo: the cap is a thing, the load card a code. */
const cap = 5;
const loadCard = 1;

beforeAll(async () => {
  server = await startTestServer();
  [staff, player] = await Promise.all([
    createApiStaff(server, 'promotions'),
    createKycPlayer(server),
  ]);
  await setKycStatus(server, player.uid, 'basic_account');
  await server.points.post({
    uid: BigInt(player.uid),
    scope: 'rewards',
    key: randomUUID(),
    amount: centavos(100_000),
    legs: [{ account: 'issued:gift', amount: centavos(-100_000) }],
  });
});

afterAll(async () => {
  expect(await server.points.check()).toEqual([]);
  await server.stop();
});

const order = async (deliver_method = 2) => {
  const input = {
    goods_id: cap,
    quantity: 1,
    deliver_method,
    recipient_name: 'Maria Clara',
    phone_number: '9170000001',
    delivery_address: '12 Mabini St.',
    email: 'maria@example.com',
  };
  return player.client.call(calls.submitOrder, input, { idempotencyKey: randomUUID() });
};

const move = (id: string, to: 'shipped' | 'received' | 'cancelled', courier = '') =>
  staff.client.call(staffCalls.moveMallOrder, {
    id,
    to,
    courier,
    courier_number: courier && 'N-1',
    cause: 'stock',
    words: 'The last one broke',
    reason: 'No longer available: the last one broke',
  });

const goods = async (id: number) => {
  const { rows } = await staff.client.call(staffCalls.listMallGoods, {});
  const found = rows.find((row) => row.id === id);
  if (!found) throw new Error('There are no such goods');
  return found;
};

describe('the desk of the mall', () => {
  it('moves an order to the player, step by step, and not back [M-184 M-185 M-186]', async () => {
    const { id } = await order();
    expect(await refusalOf(move(id, 'received'))).toBe('ORDER_DECIDED');
    expect(await refusalOf(move(id, 'shipped'))).toBe('COURIER_MISSING');
    await move(id, 'shipped', 'Kartero');
    expect(await player.client.call(calls.getOrder, { id })).toMatchObject({
      complete_status: 3,
      courier: 'Kartero',
      courier_number: 'N-1',
      reason: '',
    });
    await move(id, 'received');
    expect(await refusalOf(move(id, 'cancelled'))).toBe('ORDER_DECIDED');
    expect(await player.client.call(calls.getOrder, { id })).toMatchObject({
      complete_status: 4,
      is_complete: true,
    });
    const fetched = await order(1);
    expect(await refusalOf(move(fetched.id, 'shipped', 'Kartero'))).toBe('ORDER_DECIDED');
    expect(await move(fetched.id, 'received')).toMatchObject({ status: 4 });
  });

  it('gives stock and Filcoins back once, of ten who cancel at the same time', async () => {
    const [{ stock }, before] = await Promise.all([
      goods(cap),
      player.client.call(calls.getFilcoinBalance, {}),
    ]);
    const { id } = await order();
    const tried = await Promise.allSettled(Array.from({ length: 10 }, () => move(id, 'cancelled')));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await goods(cap)).stock).toBe(stock);
    expect(await player.client.call(calls.getFilcoinBalance, {})).toEqual(before);
    expect(await player.client.call(calls.getOrder, { id })).toMatchObject({
      complete_status: 5,
      reason: 'It is no longer available: The last one broke',
    });
    const inTagalog = createApiPlayer(server.url, player.phone, 'tl_PH');
    inTagalog.use(player.token());
    expect(await inTagalog.client.call(calls.getOrder, { id })).toMatchObject({
      reason: 'Hindi na ito makukuha: The last one broke',
    });
  });

  it('shows whom an order is for with an entry, and lists orders without', async () => {
    const { id } = await order();
    const listed = await staff.client.call(staffCalls.listMallOrders, {
      uid: player.uid,
      status: 2,
    });
    expect(listed.rows.map((row) => row.id)).toEqual([id]);
    expect(JSON.stringify(listed)).not.toContain('Maria');
    const read = await staff.client.call(staffCalls.readMallOrder, { id });
    expect(read).toMatchObject({ id, status: 2 });
    expect(JSON.stringify(read)).not.toContain('Maria');
    expect(await staff.client.call(staffCalls.revealMallOrder, { id })).toMatchObject({
      recipient_name: 'Maria Clara',
      delivery_address: '12 Mabini St.',
      codes: [],
    });
    const { rows } = await server.database.owner.query<{ action: string }>(
      "select action from audit.entry where action like 'points.order-%' order by seq desc limit 1",
    );
    expect(rows).toEqual([{ action: 'points.order-read' }]);
  });

  it('changes goods as they were seen, and the stock of codes by codes alone', async () => {
    const seen = await goods(cap);
    const input = { ...seen, price_filcoin: 13_000, add_stock: 5, reason: 'A new price' };
    expect(await staff.client.call(staffCalls.changeMallGoods, input)).toMatchObject({
      price_filcoin: 13_000,
      stock: seen.stock + 5,
    });
    expect(await refusalOf(staff.client.call(staffCalls.changeMallGoods, input))).toBe(
      'CHANGED_MEANWHILE',
    );
    const card = await goods(loadCard);
    expect(
      await refusalOf(
        staff.client.call(staffCalls.changeMallGoods, {
          ...card,
          add_stock: 5,
          reason: 'More of them',
        }),
      ),
    ).toBe('STOCK_OF_CODES');
    const codes = ['GIFT-0001', 'GIFT-0002', 'GIFT-0001'];
    const add = () => staff.client.call(staffCalls.addMallCodes, { id: loadCard, codes });
    expect(await add()).toEqual({ added: 2, stock: card.stock + 2 });
    expect(await add()).toEqual({ added: 0, stock: card.stock + 2 });
  });
});

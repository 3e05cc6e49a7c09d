import { randomUUID } from 'node:crypto';
import type { InputOf } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createKycPlayer, type KycPlayer } from '../../../testing/kyc-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let player: KycPlayer;

type Order = InputOf<typeof calls.submitOrder>;

beforeAll(async () => {
  server = await startTestServer({
    rateLimits: { mallOrder: { points: 1e6, seconds: 10 }, caller: { points: 1e6, seconds: 10 } },
  });
  player = await newPlayer();
});

afterAll(() => server.stop());

async function newPlayer(): Promise<KycPlayer> {
  const made = await createKycPlayer(server);
  await setKycStatus(server, made.uid, 'basic_account');
  return made;
}

async function give(uid: string, amount: number): Promise<void> {
  const posted = await server.points.post({
    uid: BigInt(uid),
    scope: 'rewards',
    key: randomUUID(),
    amount: centavos(amount),
    legs: [{ account: 'issued:gift', amount: centavos(-amount) }],
  });
  if (!posted.ok) throw new Error(posted.code);
}

let lastGoods = 900;
interface Item {
  price: number;
  stock: number;
  type: number;
  method: number;
}

async function addGoods({ price = 100, stock = 5, type = 2, method = 2 }: Partial<Item> = {}) {
  lastGoods += 1;
  await server.points.mall.addMissing([
    {
      id: lastGoods,
      nameEn: `Item ${lastGoods}`,
      nameTl: `Bagay ${lastGoods}`,
      summaryEn: 'Good',
      summaryTl: 'Mabuti',
      price: BigInt(price),
      stock,
      pictures: ['/art/goods/cap.svg', '/art/goods/cap-boxed.svg'],
      productType: type,
      deliverMethod: method,
      storeAddresses: ['1 Taft Avenue, Manila', '2 Session Road, Baguio'],
      place: 100,
    },
  ]);
  return lastGoods;
}

const form = {
  recipient_name: 'Maria Clara',
  phone_number: '0917 000 0001',
  delivery_address: '12 Mabini St., Brgy. 3 #4, Manila',
  email: 'maria@example.com',
} as const;

const order = (goods_id: number, more: Partial<Order> = {}): Order => ({
  goods_id,
  quantity: 1,
  deliver_method: 2,
  ...form,
  ...more,
});

const submit = ({ client }: KycPlayer, input: Order, idempotencyKey: string = randomUUID()) =>
  client.call(calls.submitOrder, input, { idempotencyKey });

const balance = async ({ client }: KycPlayer) =>
  (await client.call(calls.getFilcoinBalance, {})).balance;

describe('the mall', () => {
  it('lists what is shown by price and range, ten a page, and one by its id [M-110 M-352 M-353 M-438 M-439]', async () => {
    const { client } = player;
    const all = await client.call(calls.listGoods, { page: 1 });
    expect(all).toMatchObject({ t: 12, s: 10 });
    expect(all.d).toHaveLength(10);
    const prices = async (input: InputOf<typeof calls.listGoods>) =>
      (await client.call(calls.listGoods, { page_size: 50, ...input })).d.map(
        (goods) => goods.price_filcoin,
      );
    const rising = await prices({ sort: 2 });
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(await prices({ sort: 3 })).toEqual(rising.toReversed());
    expect(await prices({ points_range: 2 })).toEqual([5_000, 9_800, 8_500]);
    expect(await prices({ points_range: 3, sort: 2 })).toEqual([
      11_000, 12_000, 15_000, 42_000, 48_000,
    ]);
    expect(await prices({ points_range: 4 })).toEqual([65_000, 88_000, 98_000]);
    expect(await prices({ points_range: 5 })).toEqual([480_000]);
    expect(await client.call(calls.getGoods, { goods_id: 4 })).toMatchObject({
      id: 4,
      name: 'Fiesta T-shirt',
      price_filcoin: 12_000,
      stock: 80,
      show_img: '/art/goods/t-shirt.svg',
      imgs: ['/art/goods/t-shirt.svg', '/art/goods/t-shirt-boxed.svg'],
      product_type: 2,
      deliver_method: 2,
    });
    await expect(client.call(calls.getGoods, { goods_id: 899 })).rejects.toMatchObject({
      code: 'GOODS_UNKNOWN',
    });
  });

  it('takes Filcoins and stock for an order, form-encoded, and keeps it for the player alone [A-009 M-099 M-111 M-112 M-113 M-120 M-350 M-354 M-355 M-356 M-365 M-497 M-499]', async () => {
    const someone = await newPlayer();
    expect(await balance(someone)).toBe(0);
    await give(someone.uid, 1_000);
    const goods = await addGoods({ price: 300, stock: 5 });
    const data = await submit(someone, order(goods, { quantity: 2 }));
    expect(data.result).toBe('success');
    expect(await balance(someone)).toBe(400);
    expect(await someone.client.call(calls.getTokensBalance, {})).toEqual({ balance: 400 });
    expect(await someone.client.call(calls.getGoods, { goods_id: goods })).toMatchObject({
      stock: 3,
    });
    const record = {
      id: data.id,
      submit_at: expect.closeTo(Date.now() / 1000, -2),
      complete_status: 2,
      product_img: '/art/goods/cap.svg',
      product_name: `Item ${goods}`,
      pay_amount: 600,
      quantity: 2,
    };
    expect(await someone.client.call(calls.listOrders, {})).toEqual({ d: [record], t: 1, s: 10 });
    expect(await someone.client.call(calls.getOrder, { id: data.id })).toMatchObject({
      ...record,
      ...form,
      is_complete: false,
      order_type: 2,
      store_address: '',
      codes: [],
    });
    await expect(player.client.call(calls.getOrder, { id: data.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { rows } = await server.database.owner.query(
      'select recipient from points.mall_order where id = $1',
      [data.id],
    );
    expect(rows[0].recipient.toString('latin1')).not.toContain('Maria');
  });

  it('hands out a code at once, and keeps one that is sent until it was [M-179 M-183]', async () => {
    const someone = await newPlayer();
    await give(someone.uid, 1_000);
    const direct = await addGoods({ type: 1, method: 1, stock: 2 });
    // The form is empty: goods of this kind have none.
    const { id, complete_status } = await submit(someone, { goods_id: direct, quantity: 2 });
    expect(complete_status).toBe(1);
    const placed = await someone.client.call(calls.getOrder, { id });
    expect(placed).toMatchObject({ complete_status: 1, is_complete: true });
    expect(new Set(placed.codes).size).toBe(2);
    const { rows } = await server.database.owner.query<{ sealed: Buffer }>(
      'select sealed from points.goods_code where order_id = $1',
      [id],
    );
    for (const code of placed.codes) {
      expect(rows.some(({ sealed }) => sealed.toString('latin1').includes(code))).toBe(false);
    }
    const sent = await addGoods({ type: 1, method: 2, stock: 1 });
    const later = await submit(someone, order(sent));
    expect(later.complete_status).toBe(2);
    expect(await someone.client.call(calls.getOrder, { id: later.id })).toMatchObject({
      complete_status: 2,
      codes: [],
      delivery_address: '',
      email: form.email,
    });
    expect(await server.points.check()).toEqual([]);
  });

  it('refuses what cannot be, and takes nothing [M-177 M-261 M-264 M-268 M-271 M-405]', async () => {
    const someone = await newPlayer();
    await give(someone.uid, 300);
    const goods = await addGoods({ price: 100, stock: 2 });
    const dear = await addGoods({ price: 300 });
    const refused = async (input: Order) => {
      const answer = await submit(someone, input).catch(
        (error: { code: string; message: string }) => error,
      );
      if ('result' in answer) throw new Error('The order was taken');
      return answer;
    };
    const codeOf = async (input: Order) => (await refused(input)).code;
    const textOf = async (more: Partial<Order>) => (await refused(order(goods, more))).message;
    expect(await codeOf(order(899))).toBe('GOODS_UNKNOWN');
    expect(await codeOf(order(goods, { quantity: 3 }))).toBe('OUT_OF_STOCK');
    expect(await codeOf(order(goods, { quantity: 999_999_999 }))).toBe('OUT_OF_STOCK');
    expect(await codeOf(order(goods, { quantity: 0 }))).toBe('INVALID_INPUT');
    expect(await codeOf(order(goods, { quantity: 1e9 }))).toBe('INVALID_INPUT');
    expect(await codeOf(order(goods, { price_filcoin: 99 }))).toBe('PRICE_CHANGED');
    expect(await codeOf(order(dear))).toBe('POINTS_INSUFFICIENT');
    expect(await codeOf(order(goods, { deliver_method: 1, store_address: 'Elsewhere' }))).toBe(
      'ORDER_FORM_INVALID',
    );
    expect(await textOf({ recipient_name: ' ' })).toBe('Recipient name is required');
    expect(await textOf({ phone_number: '8170000001' })).toBe(
      'Phone number must start with 9 or 09',
    );
    expect(await textOf({ delivery_address: '' })).toBe('Delivery address is required');
    expect(await textOf({ email: '' })).toBe('Email address is required');
    await server.database.owner.query("update points.goods set state = 'hidden' where id = $1", [
      dear,
    ]);
    expect(await codeOf(order(dear))).toBe('GOODS_UNKNOWN');
    await setKycStatus(server, someone.uid, 'block');
    expect(await codeOf(order(goods))).toBe('ACCOUNT_BLOCKED');
    expect(await server.points.wallet(BigInt(someone.uid))).toMatchObject({ balance: 300n });
    expect(await server.points.check()).toEqual([]);
  });

  it('fetches at a store without an address, at the price that was shown [M-181 M-273]', async () => {
    const someone = await newPlayer();
    await give(someone.uid, 300);
    const goods = await addGoods();
    const { id } = await submit(
      someone,
      order(goods, { deliver_method: 1, delivery_address: '', price_filcoin: 100 }),
    );
    expect(await someone.client.call(calls.getOrder, { id })).toMatchObject({
      deliver_method: 1,
      store_address: '1 Taft Avenue, Manila',
      delivery_address: '',
    });
  });

  it('gives the last item to one of fifty players, and one order for a key sent fifty times', async () => {
    const players = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const someone = await newPlayer();
        await give(someone.uid, 1_000);
        return someone;
      }),
    );
    const goods = await addGoods({ stock: 1 });
    const raced = await Promise.allSettled(
      Array.from({ length: 50 }, (_, nth) => submit(players[nth % 10] ?? player, order(goods))),
    );
    expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = raced.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(reasons)).toEqual(new Set(['OUT_OF_STOCK']));

    const someone = players[0] ?? player;
    const many = await addGoods({ stock: 50 });
    const idempotencyKey = randomUUID();
    const same = await Promise.all(
      Array.from({ length: 50 }, () => submit(someone, order(many), idempotencyKey)),
    );
    expect(new Set(same.map(({ id }) => id)).size).toBe(1);
    expect(await player.client.call(calls.getGoods, { goods_id: many })).toMatchObject({
      stock: 49,
    });
    expect(await server.points.check()).toEqual([]);
  });

  it('lists what was redeemed ten a page, by its page, the newest first and dated by its order [M-121 M-367 M-368 M-436 M-473]', async () => {
    const someone = await newPlayer();
    await give(someone.uid, 1000);
    const goods = await addGoods({ price: 1, stock: 20 });
    const placed: string[] = [];
    for (let n = 0; n < 11; n++) placed.push((await submit(someone, order(goods))).id);
    const read = (page: number) => someone.client.call(calls.listOrders, { page });
    const first = await read(1);
    const second = await read(2);
    expect([first.t, first.s, first.d.length, second.d.length]).toEqual([11, 10, 10, 1]);
    expect([...first.d, ...second.d].map(({ id }) => id)).toEqual(placed.toReversed());
    expect(Object.keys(first.d[0] ?? {}).toSorted()).toEqual([
      'complete_status',
      'id',
      'pay_amount',
      'product_img',
      'product_name',
      'quantity',
      'submit_at',
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerOf, InputOf } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { centavos } from '@perya/money';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../../testing/api-staff.ts';
import { drawTestPicture } from '../../../../testing/draw-test-picture.ts';
import { setKycStatus } from '../../../../testing/kyc/set-kyc-status.ts';
import { createKycPlayer, type KycPlayer } from '../../../../testing/kyc-player.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let staff: ApiStaff;
let second: ApiStaff;
let player: KycPlayer;
beforeAll(async () => {
  server = await startTestServer();
  [staff, second, player] = await Promise.all([
    createApiStaff(server, 'promotions'),
    createApiStaff(server, 'risk'),
    createKycPlayer(server),
  ]);
  await setKycStatus(server, player.uid, 'basic_account');
  await server.points.post({
    uid: BigInt(player.uid),
    scope: 'rewards',
    key: randomUUID(),
    amount: centavos(1_000_000),
    legs: [{ account: 'issued:gift', amount: centavos(-1_000_000) }],
  });
});
afterAll(async () => {
  expect(await server.points.check()).toEqual([]);
  await server.stop();
});

const send = async (bytes: Uint8Array | string, who = staff) => {
  const content = typeof bytes === 'string' ? bytes : Uint8Array.from(bytes);
  const file = new File([content], 'mug.png', { type: 'image/png' });
  return (await who.client.upload(staffCalls.uploadGoodsPicture, file)).picture;
};

let drawn = 0;
const newPicture = async () => {
  drawn += 1;
  return send(await drawTestPicture(drawn));
};

const mug: Omit<InputOf<typeof staffCalls.addMallGoods>, 'pictures'> = {
  name_en: 'Enamel mug',
  name_tl: 'Tasang enamel',
  summary_en: 'Keeps coffee warm',
  summary_tl: 'Mainit ang kape',
  price_filcoin: 700,
  store_addresses: ['Perya Cubao'],
  place: 3,
  product_type: 2,
  deliver_method: 2,
  stock: 4,
  reason: 'New in the mall',
};

const why = { reason: 'planned', words: '' } as const;
const askPrice = (
  { id, version }: AnswerOf<typeof staffCalls.addMallGoods>,
  price_filcoin: number,
) => staff.client.call(staffCalls.askGoodsPrice, { id, version, price_filcoin, ...why });

/** Goods whose price a second person has agreed to. */
async function addShown(input: InputOf<typeof staffCalls.addMallGoods>) {
  const made = await staff.client.call(staffCalls.addMallGoods, input);
  await approveAs(second, (await askPrice(made, made.price_filcoin)).id);
  return staff.client.call(staffCalls.readMallGoods, { id: made.id });
}

const fileOf = (path: string) => join(server.filesDir, path.slice('/files/'.length));

describe('goods that staff add', () => {
  test('are there for players with their names, pictures, price and stock, and in the audit with the reason', async () => {
    const pictures = [await newPicture(), await newPicture()];
    const made = await addShown({ ...mug, pictures });
    const seen = await player.client.call(calls.getGoods, { goods_id: made.id });
    expect(seen).toMatchObject({
      name: 'Enamel mug',
      price_filcoin: 700,
      stock: 4,
      show_img: pictures[0],
      imgs: pictures,
      store_address: ['Perya Cubao'],
    });
    const answer = await fetch(`${server.url}${pictures[0]}`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width: 900,
      height: 900,
    });
    const { rows } = await server.database.owner.query(
      `select reason, after ->> 'name' as name from audit.entry where action = 'points.goods-added'`,
    );
    expect(rows).toEqual([{ reason: 'New in the mall', name: 'Enamel mug' }]);
    const found = await staff.client.call(staffCalls.listMallGoods, { q: 'enamel' });
    expect(found).toMatchObject({ rows: [{ id: made.id }], count: 1, next: null });
  });

  test('show what they were changed to, and are hidden with their page', async () => {
    const made = await addShown({ ...mug, pictures: [await newPicture()] });
    const fresh = await newPicture();
    const changed = await staff.client.call(staffCalls.changeMallGoods, {
      ...made,
      name_en: 'Blue mug',
      pictures: [fresh, ...made.pictures],
      reason: 'Another colour',
    });
    expect(await player.client.call(calls.getGoods, { goods_id: made.id })).toMatchObject({
      name: 'Blue mug',
      show_img: fresh,
    });
    await staff.client.call(staffCalls.changeMallGoods, {
      ...changed,
      state: 'hidden',
      reason: 'Sold out for good',
    });
    expect(await refusalOf(player.client.call(calls.getGoods, { goods_id: made.id }))).toBe(
      'GOODS_UNKNOWN',
    );
    const { count } = await staff.client.call(staffCalls.listMallGoods, { state: 'hidden' });
    expect(count).toBe(1);
  });

  test('are refused without a store to fetch them at, with markup, and codes with a stock', async () => {
    const pictures = [await newPicture()];
    const add = (other: object) =>
      refusalOf(staff.client.call(staffCalls.addMallGoods, { ...mug, pictures, ...other }));
    expect(await add({ deliver_method: 1, store_addresses: [] })).toBe('GOODS_STORES');
    expect(await add({ name_en: '<b>Mug</b>' })).toBe('WORDS_MARKUP');
    expect(await add({ product_type: 1 })).toBe('STOCK_OF_CODES');
    for (const wrong of [
      { price_filcoin: 0 },
      { stock: -1 },
      { name_tl: ' ' },
      { pictures: [] },
      { pictures: ['https://example.com/a.webp'] },
      { pictures: ['/files/goods/../../etc/passwd'] },
    ]) {
      expect(await add(wrong), JSON.stringify(wrong)).toBe('INVALID_INPUT');
    }
    const support = await createApiStaff(server, 'support');
    expect(
      await refusalOf(support.client.call(staffCalls.addMallGoods, { ...mug, pictures })),
    ).toBe('FORBIDDEN');
  });

  test('fifty who take the last of the stock away leave none below nothing', async () => {
    const made = await staff.client.call(staffCalls.addMallGoods, {
      ...mug,
      stock: 10,
      pictures: [await newPicture()],
    });
    const take = () =>
      staff.client
        .call(staffCalls.changeMallGoods, { ...made, add_stock: -10, reason: 'Broken' })
        .then(
          () => 'CHANGED',
          (error: { code: string }) => error.code,
        );
    const outcomes = await Promise.all(Array.from({ length: 50 }, take));
    expect(outcomes.filter((outcome) => outcome === 'CHANGED')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['CHANGED', 'CHANGED_MEANWHILE']));
    expect((await staff.client.call(staffCalls.readMallGoods, { id: made.id })).stock).toBe(0);
  });
});

describe('the first price of new goods', () => {
  test('is seen by nobody until a second person agrees to it, and can be set by one until then', async () => {
    const made = await staff.client.call(staffCalls.addMallGoods, {
      ...mug,
      pictures: [await newPicture()],
    });
    const { id } = made;
    expect(made).toMatchObject({ state: 'hidden', is_price_agreed: false });
    const see = () => player.client.call(calls.getGoods, { goods_id: id });
    const change = (goods: typeof made, other: Partial<typeof made>) =>
      staff.client.call(staffCalls.changeMallGoods, { ...goods, ...other, reason: 'Price' });
    expect(await refusalOf(change(made, { state: 'shown' }))).toBe('NEEDS_SECOND_PERSON');
    expect(await refusalOf(change(made, { state: 'shown', price_filcoin: 9000 }))).toBe(
      'NEEDS_SECOND_PERSON',
    );
    const cheaper = await change(made, { price_filcoin: 1 });
    expect(cheaper).toMatchObject({ state: 'hidden', price_filcoin: 1, is_price_agreed: false });
    const asked = await askPrice(cheaper, 650);
    const { says } = await second.client.call(staffCalls.readRequest, { id: asked.id });
    expect(says).toBe(
      'Enamel mug is shown to players for 650 Filcoins, its first price. 4 are in stock.',
    );
    expect(await refusalOf(approveAs(staff, asked.id))).toBe('REQUEST_OWN');
    expect(await refusalOf(see())).toBe('GOODS_UNKNOWN');
    await approveAs(second, asked.id);
    expect(await see()).toMatchObject({ price_filcoin: 650 });
    const agreed = await staff.client.call(staffCalls.readMallGoods, { id });
    expect(agreed).toMatchObject({ state: 'shown', is_price_agreed: true });
    const hidden = await change(agreed, { state: 'hidden' });
    expect(await change(hidden, { state: 'shown' })).toMatchObject({ state: 'shown' });
  });

  test('is agreed to already of goods that the house begins with', async () => {
    const { rows } = await staff.client.call(staffCalls.listMallGoods, {});
    const first = rows.filter(({ id }) => id < 1000);
    expect(first).not.toEqual([]);
    expect(first.every(({ state, is_price_agreed }) => is_price_agreed && state === 'shown')).toBe(
      true,
    );
  });
});

describe('a lower price', () => {
  test('takes two, is raised by one, and is refused once the goods were changed meanwhile', async () => {
    const pictures = [await newPicture()];
    const made = await addShown({ ...mug, pictures });
    const { id } = made;
    const change = (goods: typeof made, price_filcoin: number) =>
      staff.client.call(staffCalls.changeMallGoods, { ...goods, price_filcoin, reason: 'Price' });
    const priceOf = async () =>
      (await player.client.call(calls.getGoods, { goods_id: id })).price_filcoin;
    expect(await refusalOf(change(made, 699))).toBe('NEEDS_SECOND_PERSON');
    const dearer = await change(made, 800);
    expect(await refusalOf(askPrice(made, 700))).toBe('CHANGED_MEANWHILE');
    expect(await refusalOf(askPrice(dearer, 800))).toBe('NOTHING_TO_CHANGE');
    const asked = await askPrice(dearer, 100);
    expect(await refusalOf(askPrice(dearer, 200))).toBe('REQUEST_WAITS');
    expect(await refusalOf(approveAs(staff, asked.id))).toBe('REQUEST_OWN');
    expect(await priceOf()).toBe(800);
    const request = await second.client.call(staffCalls.readRequest, { id: asked.id });
    expect(request.says).toBe(
      'Enamel mug costs 100 Filcoins instead of 800, for orders from then on. 4 are in stock.',
    );
    const changed = await change(dearer, 900);
    expect(await refusalOf(approveAs(second, asked.id))).toBe('REQUEST_FAILED');
    expect(await priceOf()).toBe(900);
    await staff.client.call(staffCalls.withdrawRequest, {
      id: asked.id,
      reason: 'not-needed',
      words: '',
    });
    await approveAs(second, (await askPrice(changed, 100)).id);
    expect(await priceOf()).toBe(100);
    const { rows } = await server.database.owner.query(
      `select before ->> 'price' as before, after ->> 'price' as after, after ->> 'asked_by' as asked
       from audit.entry where action = 'points.goods-changed' order by seq desc limit 1`,
    );
    expect(rows).toEqual([{ before: '900', after: '100', asked: `staff:${staff.id}` }]);
  });
});

describe('a picture of goods', () => {
  test('is drawn anew, and what is none is refused and leaves nothing', async () => {
    const count = async () => {
      const { rows } = await server.database.pool.query(
        'select count(*)::int as count from points.goods_picture',
      );
      return rows[0]?.count;
    };
    const before = await count();
    for (const bad of ['', 'no picture', '<svg xmlns="http://www.w3.org/2000/svg"></svg>']) {
      expect(await refusalOf(send(bad))).toBe('FILE_REFUSED');
    }
    expect(await count()).toBe(before);
    const support = await createApiStaff(server, 'support');
    expect(await refusalOf(send(await drawTestPicture(99), support))).toBe('FORBIDDEN');
  });

  test('that no goods have used for three days is removed, one that they use stays', async () => {
    const used = await newPicture();
    const unused = await newPicture();
    await staff.client.call(staffCalls.addMallGoods, { ...mug, pictures: [used] });
    await server.database.owner.query(
      `update points.goods_picture set sent_at = sent_at - interval '4 days'`,
    );
    await server.runTask('points_sweep_pictures');
    expect([existsSync(fileOf(used)), existsSync(fileOf(unused))]).toEqual([true, false]);
    expect(
      await refusalOf(staff.client.call(staffCalls.addMallGoods, { ...mug, pictures: [unused] })),
    ).toBe('PICTURE_UNKNOWN');
  });
});

test('a code by email waits for whoever sends it, who sees it with an entry, and the player when it was sent [M-179 M-356]', async () => {
  const made = await addShown({
    ...mug,
    product_type: 1,
    deliver_method: 2,
    stock: 0,
    pictures: [await newPicture()],
  });
  await staff.client.call(staffCalls.addMallCodes, { id: made.id, codes: ['MAIL-0001'] });
  const { id } = await player.client.call(
    calls.submitOrder,
    {
      goods_id: made.id,
      quantity: 1,
      deliver_method: 2,
      recipient_name: 'Maria Clara',
      phone_number: '9170000001',
      delivery_address: '',
      email: 'maria@example.com',
    },
    { idempotencyKey: randomUUID() },
  );
  expect((await player.client.call(calls.getOrder, { id })).codes).toEqual([]);
  expect(await staff.client.call(staffCalls.revealMallOrder, { id })).toMatchObject({
    email: 'maria@example.com',
    codes: ['MAIL-0001'],
  });
  const text = await (await fetch(`${server.url}/metrics`)).text();
  expect(text).toMatch(/perya_mall_orders_open\{state="processing"\} 1/);
  await staff.client.call(staffCalls.moveMallOrder, { id, to: 'received', reason: 'Sent' });
  expect((await player.client.call(calls.getOrder, { id })).codes).toEqual(['MAIL-0001']);
  expect((await staff.client.call(staffCalls.revealMallOrder, { id })).codes).toEqual([]);
});

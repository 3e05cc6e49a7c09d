import type { InputOf } from '@perya/contract/call';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../testing/api-player.ts';
import { approveAs } from '../../testing/api-staff.ts';
import {
  askImport,
  bringIn,
  exportOf,
  fileWith,
  firstChanged,
  type House,
  openTwoHouses,
  planned,
  problemsOfFile,
  rowsOf,
  sendFile,
  undo,
  withdraw,
} from '../../testing/configuration/two-houses.ts';
import { drawTestPicture } from '../../testing/draw-test-picture.ts';

let staging: House;
let production: House;
beforeAll(async () => {
  ({ staging, production } = await openTwoHouses());
});
afterAll(async () => {
  for (const { server } of [staging, production]) {
    expect(await server.points.check()).toEqual([]);
    await server.stop();
  }
});

const pictureOf = async (seed: number) =>
  new File([Uint8Array.from(await drawTestPicture(seed, 600))], 'a.png', { type: 'image/png' });

const mug: Omit<InputOf<typeof staffCalls.addMallGoods>, 'pictures' | 'stock'> = {
  name_en: 'Enamel mug',
  name_tl: 'Tasang enamel',
  summary_en: 'Keeps coffee warm',
  summary_tl: 'Mainit ang kape',
  price_filcoin: 700,
  store_addresses: ['Perya Cubao'],
  place: 3,
  product_type: 2,
  deliver_method: 2,
  reason: 'New in the mall',
};

async function addMug({ ana }: House, seed: number, stock: number) {
  const { picture } = await ana.client.upload(staffCalls.uploadGoodsPicture, await pictureOf(seed));
  return ana.client.call(staffCalls.addMallGoods, { ...mug, pictures: [picture], stock });
}

const goodsIn = (house: House, id: number) =>
  house.ana.client.call(staffCalls.readMallGoods, { id });

test('goods come with their pictures and prices, not with their stock, and new ones are numbered behind them', async () => {
  const made = await addMug(staging, 5, 9);
  const { id: request } = await staging.ana.client.call(staffCalls.askGoodsPrice, {
    id: made.id,
    version: made.version,
    price_filcoin: 650,
    ...planned,
  });
  await approveAs(staging.ben, request);
  const unagreed = await addMug(staging, 6, 4);
  const file = await exportOf(staging);
  const goods = fileWith(file, 'points.goods', (rows) => rows);
  const done = await bringIn(production, goods);

  const [picture = ''] = made.pictures;
  expect(await goodsIn(production, made.id)).toMatchObject({
    state: 'shown',
    price_filcoin: 650,
    is_price_agreed: true,
    pictures: [picture],
    stock: 0,
  });
  expect(await goodsIn(production, unagreed.id)).toMatchObject({
    state: 'hidden',
    is_price_agreed: false,
  });
  expect((await fetch(`${production.server.url}${picture}`)).status).toBe(200);
  expect((await addMug(production, 7, 1)).id).toBeGreaterThan(unagreed.id);

  // What was counted there since stays when the file is taken back.
  const shown = await goodsIn(production, made.id);
  await production.ana.client.call(staffCalls.changeMallGoods, {
    ...shown,
    add_stock: 12,
    reason: 'Delivered',
  });
  await undo(production, done);
  expect(await goodsIn(production, made.id)).toMatchObject({ state: 'hidden', stock: 12 });
});

test('goods of a file are refused below a price, of another kind, without their picture, and shown at a price that nobody agreed to', async () => {
  const file = await exportOf(staging);
  const refusedOf = async (change: Record<string, unknown>) =>
    problemsOfFile(staging, fileWith(file, 'points.goods', firstChanged(change)));
  expect(await refusedOf({ price: -1 })).toContain('price');
  expect(await refusedOf({ price: 0 })).toContain('price');
  expect(await refusedOf({ product_type: 3 })).toContain('product_type');
  expect(await refusedOf({ is_price_agreed: false })).toContain('nobody has agreed');
  expect(await refusedOf({ name_en: '<b>Mug</b>' })).toContain('points.goods 1: Plain words');
  expect(await refusedOf({ pictures: ['/files/goods/1/nowhere.webp'] })).toContain('never sent');
  expect(await refusedOf({ pictures: ['https://evil.example/a.webp'] })).toContain('pictures');
  const [first] = rowsOf(file, 'points.goods');
  const other = first?.['product_type'] === 1 ? 2 : 1;
  expect(await refusedOf({ product_type: other })).toContain('stay the code or the thing');

  const address = '/files/goods/1/no-picture.webp';
  const none = Buffer.from('no picture').toString('base64');
  const broken = {
    ...fileWith(file, 'points.goods', firstChanged({ pictures: [address] })),
    pictures: { [address]: { '.webp': none } },
  };
  expect(await problemsOfFile(staging, broken)).toContain(`points.goods ${address}`);
});

test('goods that somebody changed between asking and approval stay as they are', async () => {
  const made = await addMug(staging, 8, 2);
  const file = await exportOf(staging);
  const cheaper = fileWith(file, 'points.goods', (rows) =>
    rows.map((row) => (row['id'] === made.id ? { ...row, price: 1 } : row)),
  );
  const { draft } = await sendFile(staging, cheaper);
  const { id } = await askImport(staging, draft);
  expect(await refusalOf(approveAs(staging.ana, id))).toBe('REQUEST_OWN');
  const dearer = { ...made, price_filcoin: 800, reason: 'Dearer' };
  await staging.ana.client.call(staffCalls.changeMallGoods, dearer);
  expect(await refusalOf(approveAs(staging.ben, id))).toBe('REQUEST_FAILED');
  await withdraw(staging, id);
  expect((await goodsIn(staging, made.id)).price_filcoin).toBe(800);
});

test('a jackpot comes with its games and terms and an empty pool of its own, and is stopped by the undo', async () => {
  const home = await exportOf(staging);
  const poolsOf = async ({ server }: House) => {
    const { rows } = await server.database.owner.query(
      `select code, state, generation, balance::integer, reserve::integer, is_seeded from games.jackpot_pool
       where code = 'major' and not is_test`,
    );
    return rows;
  };
  await staging.server.database.owner.query(
    `update games.jackpot_pool set balance = 777, reserve = 33, generation = 5, is_seeded = true where code = 'major'`,
  );
  const jackpots = fileWith(home, 'games.jackpots', (rows) => rows);
  const { draft } = await sendFile(production, jackpots);
  const { id } = await askImport(production, draft);
  await expect(approveAs(production.ben, id)).rejects.toMatchObject({
    code: 'REQUEST_FAILED',
    message: expect.stringContaining('no such game'),
  });
  expect(await poolsOf(production)).toEqual([]);
  await withdraw(production, id);

  const names = ['catalogue.venues', 'catalogue.platforms', 'catalogue.games', 'games.jackpots'];
  const parts = Object.fromEntries(names.map((name) => [name, home.parts[name] ?? []]));
  const done = await bringIn(production, { ...home, parts });
  expect(rowsOf(await exportOf(production), 'games.jackpots')).toEqual(
    rowsOf(home, 'games.jackpots'),
  );
  const fresh = { code: 'major', generation: 1, balance: 0, reserve: 0, isSeeded: false };
  expect(await poolsOf(production)).toEqual([{ ...fresh, state: 'on' }]);
  await undo(production, done);
  expect(await poolsOf(production)).toEqual([{ ...fresh, state: 'off' }]);
  await staging.server.database.owner.query(
    `update games.jackpot_pool set balance = 0, reserve = 0, generation = 1, is_seeded = false where code = 'major'`,
  );
});

test('a jackpot of a file is refused that no two people may set', async () => {
  const file = await exportOf(staging);
  const refusedOf = async (change: Record<string, unknown>) =>
    problemsOfFile(staging, fileWith(file, 'games.jackpots', firstChanged(change)));
  const of = 'games.jackpots bingo';
  expect(await refusedOf({ seed: -1 })).toContain('seed');
  expect(await refusedOf({ cap: 1 })).toContain(of);
  expect(await refusedOf({ share_ppm: 0 })).toContain(of);
  expect(await refusedOf({ state: 'won' })).toContain('state');
  expect(await refusedOf({ balance: 100_000_00 })).toContain(of);
  expect(await refusedOf({ games: [] })).toContain('games');
  expect(await refusedOf({ name_en: '<i>Grand</i>' })).toContain(of);

  // Together with its game it would give back more than is staked.
  const generous = fileWith(file, 'games.jackpots', firstChanged({ one_in: 300_000 }));
  const { draft } = await sendFile(staging, generous);
  const { id } = await askImport(staging, draft);
  expect(await refusalOf(approveAs(staging.ben, id))).toBe('REQUEST_FAILED');
  expect(rowsOf(await exportOf(staging), 'games.jackpots')).toEqual(rowsOf(file, 'games.jackpots'));
  await withdraw(staging, id);
});

test('a moment before the history of a part begins has nothing of it, so that no empty one takes its rows away', async () => {
  const { owner } = staging.server.database;
  const now = Math.floor(Date.now() / 1000);
  await owner.query(
    `update platform.kept_row set at = at + interval '1 hour' where source = 'points.goods'`,
  );
  const before = await exportOf(staging, now + 60);
  expect(before.parts).not.toHaveProperty(['points.goods']);
  expect(before.parts).toHaveProperty(['vip.levels']);
  expect(rowsOf(await exportOf(staging, now + 7200), 'points.goods')).toEqual(
    rowsOf(await exportOf(staging), 'points.goods'),
  );
});

import type { InputOf } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let cashier: ApiStaff;
let risk: ApiStaff;
let player: ReturnType<typeof createApiPlayer>;
beforeAll(async () => {
  server = await startTestServer();
  cashier = await createApiStaff(server, 'cashier');
  risk = await createApiStaff(server, 'risk');
  player = createApiPlayer(server.url);
  await player.login();
});
afterAll(() => server.stop());

type Wanted = InputOf<typeof staffCalls.askVoucherProduct>;
const wanted: Wanted = {
  id: null,
  version: 0,
  img: '/art/channels/voucher.svg',
  link: 'https://shop.casino.example/vouchers/2000',
  price: '2000.00',
  position: 9,
  reason: 'planned',
  words: 'A larger one',
};
const ask = (change: Partial<Wanted> = {}) =>
  cashier.client.call(staffCalls.askVoucherProduct, { ...wanted, ...change });
const list = () => cashier.client.call(staffCalls.listStaffVoucherProducts, {});
const linksOfPlayers = async () =>
  (await player.client.call(calls.listVoucherProducts, {})).map(({ link }) => link);

test('two people show players where a voucher is sold, and one hides it at once', async () => {
  const { id } = await ask();
  expect(await linksOfPlayers()).not.toContain(wanted.link);
  expect(await refusalOf(approveAs(cashier, id))).toBe('FORBIDDEN');
  expect((await approveAs(risk, id)).says).toContain(`₱2,000.00, ${wanted.link}`);
  expect((await linksOfPlayers()).at(-1)).toBe(wanted.link);
  const shop = (await list()).find(({ link }) => link === wanted.link);
  expect(shop).toMatchObject({ is_shown: true, version: 1 });
  const hide = { id: shop?.id ?? 0, reason: 'The shop is down' };
  await cashier.client.call(staffCalls.hideVoucherProduct, hide);
  expect(await linksOfPlayers()).not.toContain(wanted.link);
  expect(await refusalOf(cashier.client.call(staffCalls.hideVoucherProduct, hide))).toBe(
    'STAFF_SO_ALREADY',
  );
  expect(await refusalOf(ask({ id: hide.id, version: 1 }))).toBe('CHANGED_MEANWHILE');
  await approveAs(risk, (await ask({ id: hide.id, version: 2, price: '2500.00' })).id);
  expect(await linksOfPlayers()).toContain(wanted.link);
});

test('an address without https, a price beyond the bounds and a product that is not there are refused', async () => {
  for (const link of ['http://shop.example/x', 'javascript:alert(1)', 'https://a@evil.example/']) {
    expect([link, await refusalOf(ask({ link }))]).toEqual([link, 'INVALID_INPUT']);
  }
  expect(await refusalOf(ask({ price: '1000001.00' }))).toBe('INVALID_INPUT');
  expect(await refusalOf(ask({ id: 999, version: 1 }))).toBe('NOT_FOUND');
  expect(await refusalOf(ask({ img: '/files/vouchers/1/none.webp' }))).toBe('PICTURE_UNKNOWN');
});

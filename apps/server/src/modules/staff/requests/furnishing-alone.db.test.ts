import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
/** Whoever may everything, and still not alone. */
let ana: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  ana = await createApiStaff(server, 'administrator');
});
afterAll(() => server.stop());

const planned = { reason: 'planned', words: 'For a friend' } as const;

test('one administrator alone writes no licence and no contact of a brand', async () => {
  const read = async () => {
    const { brands } = await ana.client.call(staffCalls.listBrands, {});
    return brands.find(({ tag }) => tag === 'perya');
  };
  const seen = await read();
  const { id } = await ana.client.call(staffCalls.askBrandFacts, {
    tag: 'perya',
    version: seen?.version ?? '',
    regulator: 'Nobody',
    licence_number: '1',
    licence_url: 'https://mine.example/',
    logo: '/art/regulator/fair-gaming.svg',
    helpline_name: 'Me',
    helpline_number: '0917 000 0000',
    contacts: [{ name: 'Chat', url: 'https://mine.example/chat' }],
    ...planned,
  });
  expect(await refusalOf(approveAs(ana, id))).toBe('REQUEST_OWN');
  expect(await read()).toEqual(seen);
});

test('one administrator alone leads no player to a shop of vouchers', async () => {
  const { id } = await ana.client.call(staffCalls.askVoucherProduct, {
    id: null,
    version: 0,
    img: '',
    link: 'https://mine.example/vouchers',
    price: '100.00',
    position: 0,
    ...planned,
  });
  expect(await refusalOf(approveAs(ana, id))).toBe('REQUEST_OWN');
  const shops = await ana.client.call(staffCalls.listStaffVoucherProducts, {});
  expect(shops.some(({ link }) => link.includes('mine.example'))).toBe(false);
});

test('one administrator alone makes no level easier to reach', async () => {
  const read = async () =>
    (await ana.client.call(staffCalls.listVipLevels, {})).map(({ xp }) => xp);
  const seen = await read();
  const xp = seen.map((_, place) => place + 1);
  const { id } = await ana.client.call(staffCalls.askVipLevels, { xp, seen, ...planned });
  expect(await refusalOf(approveAs(ana, id))).toBe('REQUEST_OWN');
  expect(await read()).toEqual(seen);
});

test('one administrator alone changes nothing of what a game takes, pays and counts as', async () => {
  const read = async () => {
    const { rows } = await ana.client.call(staffCalls.listStaffGames, { w: 'plinko' });
    return rows.find(({ code }) => code === 'plinko');
  };
  const seen = await read();
  if (!seen) throw new Error('The demo operator has plinko');
  const { provider_game, category, rtp, stake_min } = seen;
  const { id } = await ana.client.call(staffCalls.askGameTerms, {
    id: seen.id,
    revision: seen.revision,
    provider_game,
    category,
    rtp,
    stake_min,
    stake_max: '1000000.00',
    win_times: 1_000_000,
    ...planned,
  });
  expect(await refusalOf(approveAs(ana, id))).toBe('REQUEST_OWN');
  expect(await read()).toEqual(seen);
});

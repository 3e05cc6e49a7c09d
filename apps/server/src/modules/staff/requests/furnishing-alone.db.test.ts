import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { drawTestPicture } from '../../../testing/draw-test-picture.ts';
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

test('one administrator alone sells no new goods at a price of their own', async () => {
  const file = new File([Uint8Array.from(await drawTestPicture(1))], 'phone.png');
  const { picture } = await ana.client.upload(staffCalls.uploadGoodsPicture, file);
  const made = await ana.client.call(staffCalls.addMallGoods, {
    name_en: 'Phone for a friend',
    name_tl: 'Telepono para sa kaibigan',
    summary_en: 'As good as free',
    summary_tl: 'Halos libre',
    price_filcoin: 1,
    pictures: [picture],
    place: 1,
    product_type: 2,
    deliver_method: 2,
    stock: 1,
    reason: 'For a friend',
  });
  const { id, version } = made;
  const shown = { ...made, state: 'shown', reason: 'For a friend' } as const;
  const alone = ana.client.call(staffCalls.changeMallGoods, shown);
  expect(await refusalOf(alone)).toBe('NEEDS_SECOND_PERSON');
  const wanted = { id, version, price_filcoin: 1, ...planned };
  const asked = await ana.client.call(staffCalls.askGoodsPrice, wanted);
  expect(await refusalOf(approveAs(ana, asked.id))).toBe('REQUEST_OWN');
  expect(await ana.client.call(staffCalls.readMallGoods, { id })).toMatchObject({
    state: 'hidden',
    is_price_agreed: false,
  });
});

test('one administrator alone raises no cover by a bank statement of their own', async () => {
  const head = 'account,date,amount,currency,reference,description,balance';
  const row = '123,2021-03-01,1.00,PHP,,x,90000000.00';
  const before = await ana.client.call(staffCalls.lookAtCover, {});
  const forged = new File([`${head}\n${row}`], 'forged.csv');
  await ana.client.upload(staffCalls.importBankStatement, forged);
  const { accounts } = await ana.client.call(staffCalls.listBankAccounts, {});
  const { id: account = '' } = accounts.find(({ number }) => number === '123') ?? {};
  const wanted = { account, day: '2021-03-01', balance: '90000000.00', ...planned };
  const asked = await ana.client.call(staffCalls.askBankBalance, wanted);
  expect(await refusalOf(approveAs(ana, asked.id))).toBe('REQUEST_OWN');
  expect((await ana.client.call(staffCalls.lookAtCover, {})).cover).toBe(before.cover);
});

import type { InputOf } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: ApiStaff;
let ben: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await Promise.all([
    createApiStaff(server, 'content'),
    createApiStaff(server, 'content'),
  ]);
});
afterAll(() => server.stop());

const brandOf = async (tag: string) => {
  const { brands } = await ana.client.call(staffCalls.listBrands, {});
  const found = brands.find((brand) => brand.tag === tag);
  if (!found) throw new Error(`There is no brand ${tag}`);
  return found;
};

type Wanted = InputOf<typeof staffCalls.askBrandFacts>;
const wantedFor = async (tag: 'sinag' | 'h5', change: Partial<Wanted> = {}): Promise<Wanted> => ({
  tag,
  version: (await brandOf(tag)).version,
  regulator: 'PAGCOR',
  licence_number: 'PGC-24-117',
  licence_url: 'https://www.pagcor.ph/licensees',
  logo: '/art/regulator/fair-gaming.svg',
  helpline_name: 'NCMH',
  helpline_number: '1553',
  contacts: [{ name: 'Facebook', url: 'https://facebook.example/house' }],
  reason: 'regulator',
  words: 'The licence is here',
  ...change,
});
const ask = async (tag: 'sinag' | 'h5', change: Partial<Wanted> = {}) =>
  ana.client.call(staffCalls.askBrandFacts, await wantedFor(tag, change));

const visitor = () => createApiPlayer(server.url).client;

test('two people write licence, helpline and contacts of a brand, which its pages say at once and no other brand does', async () => {
  const before = await visitor().call(calls.getBrandIndex, { tag: 'sinag' });
  expect(before.legal?.licence.number).toBe('DEMO-0000');
  const { id } = await ask('sinag');
  expect(await refusalOf(approveAs(ana, id))).toBe('REQUEST_OWN');
  expect((await approveAs(ben, id)).says).toContain('licence_number: PGC-24-117');
  const after = await visitor().call(calls.getBrandIndex, { tag: 'sinag' });
  expect(after.legal).toEqual({
    licence: {
      regulator: 'PAGCOR',
      number: 'PGC-24-117',
      url: 'https://www.pagcor.ph/licensees',
      logo: '/art/regulator/fair-gaming.svg',
    },
    helpline: { name: 'NCMH', number: '1553' },
  });
  expect(after.media).toEqual([{ name: 'Facebook', url: 'https://facebook.example/house' }]);
  expect(after.version).not.toBe(before.version);
  expect(after.banners).toEqual(before.banners);
  const other = await visitor().call(calls.getBrandIndex, { tag: 'tala' });
  expect(other.legal?.licence.number).toBe('DEMO-0000');
  const { rows } = await server.database.owner.query(
    `select before, after from audit.entry where action = 'content.brand-changed'`,
  );
  expect(rows).toMatchObject([
    {
      before: { licence_number: 'DEMO-0000' },
      after: { licence_number: 'PGC-24-117', asked_by: `staff:${ana.id}` },
    },
  ]);
});

test('players inside of a partner’s app read the licence of the generic brand', async () => {
  const read = (tag: 'maya' | 'glife1') => visitor().call(calls.getBrandIndex, { tag });
  const before = [await read('maya'), await read('glife1')];
  await approveAs(ben, (await ask('h5')).id);
  for (const [place, index] of [await read('maya'), await read('glife1')].entries()) {
    expect(index.legal?.licence.number).toBe('PGC-24-117');
    expect(index.version).not.toBe(before[place]?.version);
  }
});

test('what was seen differently, changes nothing or leads anywhere but to the web is refused', async () => {
  expect(await refusalOf(ask('sinag', { version: '0' }))).toBe('CHANGED_MEANWHILE');
  expect(await refusalOf(ask('sinag'))).toBe('NOTHING_TO_CHANGE');
  const evil = { name: 'Chat', url: 'javascript:alert(1)' };
  expect(await refusalOf(ask('sinag', { contacts: [evil] }))).toBe('INVALID_INPUT');
  expect(await refusalOf(ask('sinag', { regulator: '<b>PAGCOR</b>' }))).toBe('INVALID_INPUT');
  const logo = '/files/regulators/1/none.webp';
  expect(await refusalOf(ask('sinag', { logo }))).toBe('PICTURE_UNKNOWN');
  const support = await createApiStaff(server, 'support');
  const asked = support.client.call(staffCalls.askBrandFacts, await wantedFor('sinag'));
  expect(await refusalOf(asked)).toBe('FORBIDDEN');
});

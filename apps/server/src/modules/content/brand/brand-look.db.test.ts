import { brandOf, brandOfHost } from '@perya/contract/brands';
import { type MarkKind, markAddress, markKinds } from '@perya/contract/brands/brand-marks';
import { firstBrands } from '@perya/contract/brands/first-brands';
import type { InputOf } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { drawTestPicture } from '../../../testing/draw-test-picture.ts';
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

type Wanted = InputOf<typeof staffCalls.askBrand>;
const wantedOf = (tag: string, change: Partial<Wanted> = {}): Wanted => ({
  ...firstBrands.tala,
  hosts: [],
  tag,
  name: `House of ${tag}`,
  version: '0',
  reason: 'planned',
  words: 'A fifth brand',
  ...change,
});
const ask = (tag: string, change: Partial<Wanted> = {}) =>
  ana.client.call(staffCalls.askBrand, wantedOf(tag, change));
const brandsListed = async () => (await ana.client.call(staffCalls.listBrands, {})).brands;
const visitor = () => createApiPlayer(server.url).client;

test('two people make a fifth brand, and its sites, rows and hosts are there at once', async () => {
  const index = () => visitor().call(calls.getBrandIndex, { tag: 'lakan' });
  expect(await refusalOf(index())).toBe('INVALID_INPUT');
  const { id } = await ask('lakan', { hosts: ['lakan-play.example'] });
  expect(await refusalOf(approveAs(ana, id))).toBe('REQUEST_OWN');
  const { says } = await approveAs(ben, id);
  expect(says).toContain('name: House of lakan');
  await expect.poll(() => brandOfHost('lakan.casino.example')).toBe('lakan');
  expect(brandOfHost('lakan-play.example')).toBe('lakan');
  expect(brandOf('lakan').styles).toContain('[data-brand="lakan"]');
  expect((await index()).top).toEqual([firstBrands.tala.tagline]);
  expect(await brandsListed()).toContainEqual(
    expect.objectContaining({ tag: 'lakan', look_version: '1', host_label: 'lakan' }),
  );
  const { rows } = await server.database.owner.query(
    `select after from audit.entry where action = 'content.brand-made'`,
  );
  expect(rows).toMatchObject([
    { after: { name: 'House of lakan', asked_by: `staff:${ana.id}`, accent: '#6a37ee #aa8dff' } },
  ]);
  // Switched off, its hosts are the generic mobile web again, and what was said in its name still has one.
  const off = await ask('lakan', { version: '1', is_on: false, hosts: ['lakan-play.example'] });
  await approveAs(ben, off.id);
  await expect.poll(() => brandOfHost('lakan.casino.example')).toBe('h5');
  expect(brandOf('lakan').name).toBe('House of lakan');
});

test('what cannot be read, belongs to another or was seen differently is refused with the reason, and nothing of it stays', async () => {
  const before = await brandsListed();
  const pale = { ...firstBrands.tala.colours, ink: { light: '#cccccc', dark: '#f3f0ff' } };
  await expect(ask('bulan', { colours: pale })).rejects.toMatchObject({
    code: 'BRAND_FAINT',
    message: expect.stringContaining('ink on surface 1.'),
  });
  expect(await refusalOf(ask('maya'))).toBe('BRAND_TAKEN');
  await expect(ask('bulan', { hosts: ['sinag.example'] })).rejects.toMatchObject({
    code: 'BRAND_TAKEN',
    message: expect.stringContaining('sinag.example'),
  });
  expect(await refusalOf(ask('sinag'))).toBe('CHANGED_MEANWHILE');
  expect(await refusalOf(ask('bulan', { version: '4' }))).toBe('CHANGED_MEANWHILE');
  const generic = { ...firstBrands.h5, hosts: ['casino.example'], version: '1' };
  expect(await refusalOf(ask('h5', generic))).toBe('BRAND_GENERIC');
  expect(await refusalOf(ask('h5', { ...generic, hosts: [], is_on: false }))).toBe('BRAND_GENERIC');
  expect(await refusalOf(ask('tala', { ...firstBrands.tala, hosts: [], version: '1' }))).toBe(
    'NOTHING_TO_CHANGE',
  );
  const mark = '/files/brands/1/nothing';
  expect(await refusalOf(ask('bulan', { mark }))).toBe('PICTURE_UNKNOWN');
  expect(await refusalOf(ask('bulan', { name: '<b>' }))).toBe('INVALID_INPUT');
  const { ink: _, ...half } = firstBrands.tala.colours;
  expect(await refusalOf(ask('bulan', { colours: half as typeof pale }))).toBe('INVALID_INPUT');
  const support = await createApiStaff(server, 'support');
  expect(await refusalOf(support.client.call(staffCalls.askBrand, wantedOf('bulan')))).toBe(
    'FORBIDDEN',
  );
  expect(await brandsListed()).toEqual(before);
});

test('of two brands that want one host at once one is made, whole, and the other is refused', async () => {
  const hosts = ['one-house.example'];
  const asked = [await ask('araw', { hosts }), await ask('buwan', { hosts })];
  const done = await Promise.allSettled(asked.map(({ id }) => approveAs(ben, id)));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const made = (await brandsListed()).filter((brand) => brand.hosts.includes(hosts[0] ?? ''));
  expect(made).toHaveLength(1);
});

test('a mark that is sent is drawn in every size that pages, icons and shared links ask for', async () => {
  const sent = await drawTestPicture(7, 600);
  const file = new File([Uint8Array.from(sent)], 'mark.png', { type: 'image/png' });
  const { picture } = await ana.client.upload(staffCalls.uploadBrandMark, file);
  const { id } = await ask('tanglaw', { mark: picture });
  await approveAs(ben, id);
  await expect.poll(() => brandOfHost('tanglaw.example')).toBe('tanglaw');
  const sizes: Record<MarkKind, [number, number]> = {
    mark: [216, 216],
    favicon: [48, 48],
    touch: [180, 180],
    '192': [192, 192],
    '512': [512, 512],
    maskable: [512, 512],
    card: [1200, 630],
  };
  for (const kind of markKinds) {
    const address = markAddress(brandOf('tanglaw').mark, kind);
    const answer = await fetch(`${server.url}${address}`);
    expect(answer.headers.get('content-type')).toBe(
      address.endsWith('.png') ? 'image/png' : 'image/webp',
    );
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([kind, width, height]).toEqual([kind, ...sizes[kind]]);
  }
  const text = new File(['<svg/>'], 'mark.svg', { type: 'image/svg+xml' });
  expect(await refusalOf(ana.client.upload(staffCalls.uploadBrandMark, text))).toBe('FILE_REFUSED');
});

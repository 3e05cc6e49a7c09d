import { markAddress } from '@perya/contract/brands/brand-marks';
import { firstBrands } from '@perya/contract/brands/first-brands';
import type { ConfigurationFile } from '@perya/contract/configuration/file';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveAs } from '../../testing/api-staff.ts';
import {
  bringIn,
  exportOf,
  fileWith,
  type House,
  openTwoHouses,
  planned,
  type Row,
  rowsOf,
  sendFile,
} from '../../testing/configuration/two-houses.ts';
import { drawTestPicture } from '../../testing/draw-test-picture.ts';

let staging: House;
let production: House;
beforeAll(async () => {
  ({ staging, production } = await openTwoHouses());
});
afterAll(() => Promise.all([staging.server.stop(), production.server.stop()]));

test('a fifth brand travels with its home page, its documents and its mark', async () => {
  const picture = await drawTestPicture(3, 600);
  const { picture: mark } = await staging.ana.client.upload(
    staffCalls.uploadBrandMark,
    new File([Uint8Array.from(picture)], 'mark.png', { type: 'image/png' }),
  );
  const { id } = await staging.ana.client.call(staffCalls.askBrand, {
    ...firstBrands.sinag,
    tag: 'lakan',
    name: 'Lakan',
    hosts: ['lakan.ph'],
    mark,
    version: '0',
    ...planned,
  });
  await approveAs(staging.ben, id);
  const home = await exportOf(staging);
  const page = { ...rowsOf(home, 'content.pages').find(({ tag }) => tag === 'tala'), tag: 'lakan' };
  const text = rowsOf(home, 'content.articles').find(({ key }) => key === 'document:tala/terms');
  const whole = {
    ...home,
    parts: {
      'content.brands': home.parts['content.brands'],
      'content.pages': [...rowsOf(home, 'content.pages'), page],
      'content.articles': [
        ...rowsOf(home, 'content.articles'),
        { ...text, key: 'document:lakan/terms', place: 'lakan/terms' },
      ],
    },
  };
  await bringIn(production, whole);
  const there = await exportOf(production);
  expect(rowsOf(there, 'content.brands').find(({ tag }) => tag === 'lakan')).toEqual(
    rowsOf(home, 'content.brands').find(({ tag }) => tag === 'lakan'),
  );
  expect(rowsOf(there, 'content.pages').some(({ tag }) => tag === 'lakan')).toBe(true);
  expect(Object.keys(there.pictures)).toContain(mark);
  const shown = await fetch(`${production.server.url}${markAddress(mark, '512')}`);
  expect(shown.status).toBe(200);
});

test('a brand of a file that cannot be read, or takes the host of another, is refused', async () => {
  const file = await exportOf(staging);
  const pale = { light: '#dddddd', dark: '#f3f0ff' };
  const faint = fileWith(file, 'content.brands', (rows) =>
    rows.map((row) => ({ ...row, colours: { ...(row.colours as Row), ink: pale } })),
  );
  const { draft, problems } = await sendFile(staging, faint);
  expect(draft).toBeNull();
  expect(problems.map(({ says }) => says).join()).toContain('ink on surface 1.');
  const twice = fileWith(file, 'content.brands', (rows) =>
    rows.map((row) => (row.tag === 'h5' ? row : { ...row, hosts: ['one.example'] })),
  );
  expect((await sendFile(staging, twice)).problems.map(({ says }) => says).join()).toContain(
    'one.example',
  );
});

test('an empty template names every part that an operator furnishes, and what documents must say', async () => {
  const { file } = await staging.ana.client.call(staffCalls.exportConfiguration, {
    what: 'template',
  });
  const { parts }: ConfigurationFile = JSON.parse(file);
  expect(parts['kyc.branches']).toEqual([]);
  expect(parts).not.toHaveProperty('vip.levels');
  expect(JSON.stringify(parts['content.articles'])).toContain('[[');
  const { draft, problems } = await sendFile(production, file);
  expect(draft).toBeNull();
  expect(problems.map(({ says }) => says).join()).toContain('must be filled in');
});

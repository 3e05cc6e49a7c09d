import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { shownPort, startLines } from './start-lines.ts';

test('in development every address is that of the server in front, and none of the inner one', () => {
  const settings = readSettings({ PORT: '41234' });
  const port = shownPort({ PERYA_DEV_PORT: '5173' }, 41234);
  const addresses = startLines(settings, port, true)
    .join('\n')
    .match(/http:\/\/[^\s/)]+/g);
  expect(addresses?.length).toBeGreaterThan(5);
  expect(addresses?.filter((address) => !address.endsWith(':5173'))).toEqual([]);
});

test('otherwise it is its own', () => {
  expect(shownPort({}, 3000)).toBe(3000);
});

const staffLine = (environment: NodeJS.ProcessEnv, hasStaff: boolean) =>
  startLines(readSettings(environment), 3000, hasStaff).find((line) => line.includes('Staff app'));

test('staff are told the host of their own, and production that it has none', () => {
  expect(staffLine({ PERYA_STAFF_HOST: 'staff.localhost' }, true)).toContain(
    'http://staff.localhost:3000/backoffice',
  );
  const production = { NODE_ENV: 'production' };
  const told = (given: NodeJS.ProcessEnv) => startLines(readSettings(given), 3000, true).join('\n');
  expect(told(production)).toContain('PERYA_STAFF_HOST');
  expect(told({ ...production, PERYA_STAFF_HOST: 'staff.casino.example' })).not.toContain(
    'PERYA_STAFF_HOST',
  );
  expect(told(production)).not.toContain('/docs/api');
});

test('the demo says how to get into each of its staff accounts, production how to make the first', () => {
  expect(staffLine({}, true)).toContain('http://localhost:3000/sandbox/staff-codes');
  for (const role of ['administrator', 'auditor', 'cashier']) {
    expect(staffLine({}, true)).toContain(role);
  }
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://x/y',
    PERYA_SECRET_KEY: Buffer.alloc(32).toString('base64'),
  };
  expect(staffLine(production, false)).toContain('npm run staff:create');
  expect(staffLine(production, false)).not.toContain('sandbox');
  expect(staffLine(production, true)).not.toContain('staff:create');
});

import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { shownPort, startLines } from './start-lines.ts';

test('in development every address is that of the server in front, and none of the inner one', () => {
  const settings = readSettings({ PORT: '41234' });
  const port = shownPort({ PERYA_DEV_PORT: '5173' }, 41234);
  const addresses = startLines(settings, port)
    .join('\n')
    .match(/http:\/\/[^\s/)]+/g);
  expect(addresses?.length).toBeGreaterThan(5);
  expect(addresses?.filter((address) => !address.endsWith(':5173'))).toEqual([]);
});

test('otherwise it is its own', () => {
  expect(shownPort({}, 3000)).toBe(3000);
});

import { expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { requireScanner } from './choose-scanner.ts';

test('a production server without a scanner of IDs does not start, and says which setting is missing [A-140]', () => {
  const scanner = {
    ID_SCAN_URL: 'https://scanner.example',
    ID_SCAN_KEY: 'k',
    ID_SCAN_SECRET: 's'.repeat(32),
  };
  expect(() => requireScanner(readSettings({ NODE_ENV: 'production' }))).toThrow(/ID_SCAN_URL\b/);
  requireScanner(readSettings({ NODE_ENV: 'production', ...scanner }));
  requireScanner(readSettings({}));
});

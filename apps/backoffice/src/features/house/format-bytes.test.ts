import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1536, '1.5 KB'],
  [5 * 1024 ** 3, '5 GB'],
  [214.26 * 1024 ** 3, '214 GB'],
  [3 * 1024 ** 5, '3,072 TB'],
])('%d bytes are %s', (bytes, said) => {
  expect(formatBytes(bytes, 'en')).toBe(said);
});

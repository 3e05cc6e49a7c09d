import { expect, test } from 'vitest';
import { decodeJson, encodeJson } from './json.ts';

test('amounts of any size come back as they went in', () => {
  const value = {
    stake: 9_007_199_254_740_993n,
    none: 0n,
    debt: -5n,
    nested: [{ deep: [1n, 'two', 3, null, true] }],
    text: '12n',
  };
  expect(decodeJson(encodeJson(value))).toEqual(value);
});

test.each([
  '{"$bigint":"1.5"}',
  '{"$bigint":""}',
  '{"$bigint":12}',
  '{"$bigint":"0x10"}',
  `{"$bigint":"${'9'.repeat(31)}"}`,
  '{',
])('refuses %s', (text) => {
  expect(() => decodeJson(text)).toThrow(SyntaxError);
});

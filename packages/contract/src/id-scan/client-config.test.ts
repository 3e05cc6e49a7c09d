import { describe, expect, test } from 'vitest';
import { decodeClientConfig, encodeClientConfig } from './client-config.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('the configuration of the scanner’s client', () => {
  test('is base64 of JSON whose content is base64 of JSON, and both are decoded [A-192 A-483]', () => {
    const content = base64(JSON.stringify({ camera: 'environment', words: 'Ñandú' }));
    expect(decodeClientConfig(base64(JSON.stringify({ version: 1, content })))).toEqual({
      version: 1,
      content: { camera: 'environment', words: 'Ñandú' },
    });
  });

  test('comes back as it was encoded [A-192]', () => {
    const content = { transaction_id: 't-1', sizes: [1, 2], place: 'Parañaque' };
    expect(decodeClientConfig(encodeClientConfig(content, { version: 2 }))).toEqual({
      version: 2,
      content,
    });
  });

  test.each([
    '',
    'not base64 §',
    base64('no JSON'),
    base64('null'),
    base64('[]'),
    base64('"text"'),
    base64('{}'),
    base64('{"content":7}'),
    base64('{"content":"§"}'),
    base64(JSON.stringify({ content: base64('[]') })),
    base64(JSON.stringify({ content: base64('{') })),
    Buffer.from([0xff, 0xfe]).toString('base64'),
  ])('is an empty object if %j is all there is, and no error [A-193]', (text) => {
    expect(decodeClientConfig(text)).toEqual({});
  });
});

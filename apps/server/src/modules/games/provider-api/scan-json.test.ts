import { describe, expect, it } from 'vitest';
import { problemOfJson } from './scan-json.ts';

const problemOf = (text: string) => problemOfJson(text, JSON.parse(text));
const notPlain = 'A number is not written as plain digits';
const twice = 'A name stands twice';

describe('what JSON.parse lets pass', () => {
  it.each(['999.99999999999999999', '1e3', '1E3', '1e+3', '10e-1', '1000.0', '0.0', '-0', '-0.5'])(
    'refuses the number %s',
    (written) => {
      expect(problemOf(`{"amount":${written},"a":"b"}`)).toBe(notPlain);
      expect(problemOf(`{"a":{"b":[1, ${written} ]}}`)).toBe(notPlain);
      expect(problemOf(written)).toBe(notPlain);
    },
  );

  it.each([
    '{"amount":1,"amount":1}',
    '{"amount":1,"\\u0061mount":2}',
    '{"a":{"b":1,"c":2,"b":3}}',
    '{"a":[{"b":1},{"b":1,"b":1}]}',
    '{"__proto__":1,"__proto__":2}',
    '{"":1,"":2}',
  ])('refuses the names of %s', (text) => {
    expect(problemOf(text)).toBe(twice);
  });

  it.each([
    '{}',
    'true',
    '[1,2,{"a":1},{"a":1}]',
    '{"amount":1000,"is_finished":true,"x":false,"n":null,"m":-12,"z":0}',
    '{"a":"1e3: 1.0 -0 {[","b":"\\"amount\\":1.5","c":"\\\\"}',
    '{"a\\"b:":1,"a:":{"a:":"e:"}}',
    '{"e":1,"1e":2}',
    '{ "a" :\n1 }',
  ])('lets %s pass', (text) => {
    expect(problemOf(text)).toBeNull();
  });

  it('refuses what is nested too deeply to be looked at', () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    expect(problemOf(deep)).toBe('The body is nested too deeply');
  });
});

import { describe, expect, test } from 'vitest';
import { maskWords, readWords } from './read-words.ts';

describe('the words of a search', () => {
  test.each([
    '9171234567',
    '09171234567',
    '+63 917 123 4567',
    '63-917-123-4567',
    '0063 (917) 1234567',
    '0917 123 4567',
  ])('%s is the same phone', (spelling) => {
    expect(readWords(spelling).phone).toBe('9171234567');
    expect(maskWords(spelling)).toBe('+63 917 ••• ••67');
  });

  test('the beginning of a phone is one too, from three digits on', () => {
    expect(readWords('0917').phone).toBe('917');
    expect(readWords('+63 91').phone).toBeNull();
    expect(readWords('91712345678').phone).toBeNull();
    expect(maskWords('0917 123')).toBe('917•••');
  });

  test('digits alone may be a uid as well', () => {
    expect(readWords('10000001')).toEqual({
      uid: 10000001n,
      phone: null,
      phoneEnd: null,
      name: '10000001',
    });
    expect(maskWords('10000001')).toBe('10000001');
    expect(readWords('9'.repeat(40)).uid).toBeNull();
  });

  test('four to seven digits may be the end of a phone, which the audit masks', () => {
    expect(readWords('45 67').phoneEnd).toBe('4567');
    expect(readWords('123').phoneEnd).toBeNull();
    expect(maskWords('34567')).toBe('•••67');
    expect(maskWords('9406')).toBe('•••06');
    expect(maskWords('0985')).toBe('•••85');
    expect(maskWords('0123')).toBe('•••23');
  });

  test('everything else is the beginning of a name or an address', () => {
    expect(readWords('maria')).toEqual({
      uid: null,
      phone: null,
      phoneEnd: null,
      name: 'maria',
    });
    expect(maskWords('maria@example.com')).toBe('ma•••@example.com');
  });
});

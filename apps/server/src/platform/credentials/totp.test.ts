import { describe, expect, test } from 'vitest';
import { findStep, toBase32, totpCode, totpUri } from './totp.ts';

describe('codes of the authenticator app', () => {
  // The secret and the times of RFC 6238, appendix B, cut to six digits.
  const secret = Buffer.from('12345678901234567890');

  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at %i seconds it is %s', (seconds, code) => {
    expect(totpCode(secret, BigInt(Math.floor(seconds / 30)))).toBe(code);
    expect(findStep(secret, code, seconds * 1000)).toBe(BigInt(Math.floor(seconds / 30)));
  });

  test('is good one step early or late, and no longer', () => {
    const code = totpCode(secret, 100n);
    expect(findStep(secret, code, 99 * 30_000)).toBe(100n);
    expect(findStep(secret, code, 101 * 30_000)).toBe(100n);
    expect(findStep(secret, code, 102 * 30_000)).toBeNull();
  });

  test('the secret is written as apps read it', () => {
    expect(toBase32(Buffer.from('12345678901234567890'))).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(totpUri(secret, 'Perya', '+639171234567')).toBe(
      'otpauth://totp/Perya:%2B639171234567?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Perya',
    );
  });
});

import { describe, expect, test } from 'vitest';
import { deviceName } from '../../platform/http/device-name.ts';
import { createKeyring } from '../../platform/keyring.ts';
import { commonPasswords } from './password/common-passwords.ts';
import { createPasswordHasher } from './password/password-hasher.ts';
import { findStep, toBase32, totpCode, totpUri } from './second-factor/totp.ts';

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

describe('the keyring', () => {
  const keyring = createKeyring(Buffer.alloc(32, 1));

  test('opens what it sealed, and nothing that was touched', () => {
    const sealed = keyring.seal(Buffer.from('secret'));
    expect(keyring.open(sealed).toString()).toBe('secret');
    expect(sealed.includes('secret')).toBe(false);
    const touched = Buffer.from(sealed);
    touched[touched.length - 1] = (touched.at(-1) ?? 0) ^ 1;
    expect(() => keyring.open(touched)).toThrow();
    expect(() => createKeyring(Buffer.alloc(32, 2)).open(sealed)).toThrow();
  });

  test('digests differ by purpose and by key', () => {
    const digest = keyring.digest('otp:a', '123456');
    expect(digest).toEqual(keyring.digest('otp:a', '123456'));
    expect(digest).not.toEqual(keyring.digest('otp:b', '123456'));
    expect(digest).not.toEqual(createKeyring(Buffer.alloc(32, 2)).digest('otp:a', '123456'));
  });
});

describe('password hashes', () => {
  test('are argon2id, differ for equal passwords, and match only their own', async () => {
    const hasher = createPasswordHasher(1);
    const [one, two] = await Promise.all([
      hasher.hash('Sampaguita77'),
      hasher.hash('Sampaguita77'),
    ]);
    expect(one).toMatch(/^\$argon2id\$/);
    expect(one).not.toBe(two);
    expect(await hasher.matches(one, 'Sampaguita77')).toBe(true);
    expect(await hasher.matches(one, 'sampaguita77')).toBe(false);
    expect(await hasher.matches(null, 'Sampaguita77')).toBe(false);
  });

  test('the commonest passwords are known, in any case', () => {
    for (const password of ['password1', 'qwerty123', 'abc12345', 'pilipinas2024', '1q2w3e4r']) {
      expect(commonPasswords.has(password), password).toBe(true);
    }
    expect(commonPasswords.size).toBeGreaterThan(3000);
  });
});

describe('the name of a device', () => {
  test.each([
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Gecko/20100101 Firefox/140.0',
      'Firefox on macOS',
    ],
    ['curl/8.5', 'Unknown device'],
  ])('%s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

import { describe, expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { commonPasswords } from './common-passwords.ts';
import { createPasswordHasher } from './password-hasher.ts';

describe('password hashes', () => {
  test('are argon2id, differ for equal passwords, and match only their own', async () => {
    const hasher = createPasswordHasher(1, 8);
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

  test('are made in turn by as many as may wait; the others are told to come back', async () => {
    const hasher = createPasswordHasher(1, 3);
    // The hash that stands for nobody is at work already.
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () =>
        hasher.hash('Sampaguita77').then(
          () => 'hashed',
          (error: unknown) => (error instanceof Refusal ? error.code : 'failed'),
        ),
      ),
    );
    expect(outcomes).toEqual([
      ...Array.from({ length: 3 }, () => 'hashed'),
      ...Array.from({ length: 47 }, () => 'UNAVAILABLE'),
    ]);
    expect(hasher.queue()).toEqual({ waiting: 0, refused: 47 });
    expect(await hasher.hash('Sampaguita77')).toMatch(/^\$argon2id\$/);
  });

  test('the commonest passwords are known, in any case', () => {
    for (const password of ['password1', 'qwerty123', 'abc12345', 'pilipinas2024', '1q2w3e4r']) {
      expect(commonPasswords.has(password), password).toBe(true);
    }
    // Of the lists of leaked ones, which no pattern of ours would make.
    for (const password of ['trustno1', 'jordan23', 'rush2112', 'blink182', '12qwaszx']) {
      expect(commonPasswords.has(password), password).toBe(true);
    }
    expect(commonPasswords.size).toBeGreaterThan(10_000);
    for (const password of commonPasswords) expect(password).toMatch(/^[a-z0-9]+$/);
  });
});

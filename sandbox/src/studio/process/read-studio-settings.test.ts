import { expect, test } from 'vitest';
import { readStudioSettings } from './read-studio-settings.ts';

const whole = {
  STUDIO_DATABASE_URL: 'postgres://studio@db/perya',
  STUDIO_PLATFORM_URL: 'https://play.casino.example',
  STUDIO_PUBLIC_URL: 'https://games.casino.example',
  STUDIO_VENUE: 'own-studio',
  STUDIO_KEY_ID: 'k1',
  STUDIO_KEY_SECRET: 'secret',
  STUDIO_SEAL_KEYS: Buffer.alloc(32, 1).toString('base64'),
  STUDIO_FRAME_ANCESTORS: 'https://play.casino.example, https://tala.casino.example',
};

test('everything that is missing is said at once', () => {
  const read = readStudioSettings({ STUDIO_VENUE: 'own-studio' });
  const missing = 'missing' in read ? read.missing : [];
  expect(missing.map((line) => line.split(':')[0])).toEqual([
    'STUDIO_DATABASE_URL',
    'STUDIO_PLATFORM_URL',
    'STUDIO_PUBLIC_URL',
    'STUDIO_KEY_ID',
    'STUDIO_KEY_SECRET',
    'STUDIO_SEAL_KEYS',
  ]);
  expect(readStudioSettings({ ...whole, STUDIO_SEAL_KEYS: 'c2hvcnQ=' })).toEqual({
    missing: ['STUDIO_SEAL_KEYS: each has 32 bytes'],
  });
});

test('a whole set is a venue of its own, with its key, its tables and who may frame it', () => {
  expect(readStudioSettings(whole)).toEqual({
    databaseUrl: whole.STUDIO_DATABASE_URL,
    platformUrl: whole.STUDIO_PLATFORM_URL,
    publicUrl: whole.STUDIO_PUBLIC_URL,
    venues: [{ code: 'own-studio', keyId: 'k1', secret: 'secret' }],
    keys: [Buffer.alloc(32, 1)],
    frameAncestors: ['https://play.casino.example', 'https://tala.casino.example'],
    host: '127.0.0.1',
    port: 3900,
  });
});

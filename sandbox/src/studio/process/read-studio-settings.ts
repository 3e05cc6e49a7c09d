import type { StudioOptions } from '../start-studio.ts';

/** What a studio in a process of its own must be told, and what each is. */
const needed = {
  STUDIO_DATABASE_URL: 'its PostgreSQL, as the role that plays',
  STUDIO_PLATFORM_URL: 'where the platform takes the calls of providers',
  STUDIO_PUBLIC_URL: 'where browsers find the studio: the start of the venue’s launch address',
  STUDIO_VENUE: 'the code of its venue',
  STUDIO_KEY_ID: 'the name of the venue’s key',
  STUDIO_KEY_SECRET: 'the key, as two people have collected it',
  STUDIO_SEAL_KEYS:
    'keys that seal seeds, each 32 random bytes in base64, with commas between them',
} as const;

type Needed = keyof typeof needed;

const keyBytes = 32;

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Settings of the process, or everything that is missing, a line each. */
export function readStudioSettings(
  given: Readonly<Record<string, string | undefined>>,
): StudioOptions | { missing: string[] } {
  const value = (name: Needed) => given[name] ?? '';
  const keys = listOf(given['STUDIO_SEAL_KEYS']).map((text) => Buffer.from(text, 'base64'));
  const missing = (Object.keys(needed) as Needed[])
    .filter((name) => value(name) === '')
    .map((name) => `${name}: ${needed[name]}`);
  if (keys.some((key) => key.byteLength !== keyBytes)) {
    missing.push(`STUDIO_SEAL_KEYS: each has ${keyBytes} bytes`);
  }
  if (missing.length > 0) return { missing };
  const ownerUrl = given['STUDIO_OWNER_URL'];
  return {
    databaseUrl: value('STUDIO_DATABASE_URL'),
    ...(ownerUrl && { ownerUrl }),
    platformUrl: value('STUDIO_PLATFORM_URL'),
    publicUrl: value('STUDIO_PUBLIC_URL'),
    venues: [
      {
        code: value('STUDIO_VENUE'),
        keyId: value('STUDIO_KEY_ID'),
        secret: value('STUDIO_KEY_SECRET'),
      },
    ],
    keys,
    frameAncestors: listOf(given['STUDIO_FRAME_ANCESTORS']),
    host: given['STUDIO_HOST'] ?? '127.0.0.1',
    port: Number(given['STUDIO_PORT'] ?? 3900),
  };
}

import { randomUUID } from 'node:crypto';
import { signLaunchQuery } from '@perya/contract/provider-api/signature';
import { testVenue } from './simulated-provider-api.ts';

export const inSeconds = (seconds: number): string =>
  Math.floor(Date.now() / 1000 + seconds).toString();

/** The query of a launch as the platform signs it. */
export function launchQueryOf(
  change: Record<string, string> = {},
  secret = testVenue.secret,
): URLSearchParams {
  const query = {
    venue: testVenue.code,
    game: 'plinko',
    player: '7',
    token: randomUUID(),
    currency: 'PHP',
    lang: 'tl_PH',
    theme: 'light',
    expires: inSeconds(60),
    key: testVenue.keyId,
    ...change,
  };
  return new URLSearchParams({ ...query, signature: signLaunchQuery(secret, query) });
}

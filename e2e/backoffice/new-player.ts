import { createClient } from '@perya/contract/client';
import { getProfile } from '@perya/contract/profile/calls/profile';
import { addressOf } from '../page/open.ts';
import { openSession } from '../page/sign-in.ts';

/** The id of a player who has just registered. */
export async function newPlayer(): Promise<string> {
  const { token } = JSON.parse(await openSession()) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  const { uid } = await client.call(getProfile, {});
  return String(uid);
}

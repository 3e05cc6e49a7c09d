import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { RequestContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import type { IdentityServices } from '../services.ts';
import type { Asker, Guarded } from './guess-counters.ts';

/** The player's own device, known by its cookie, or a stranger in a network. */
export async function askerOf(
  { guesses, sessions }: IdentityServices,
  { deviceToken, address }: RequestContext,
  guarded: Guarded,
): Promise<Asker> {
  const stranger = { network: networkOf(address) };
  if (deviceToken === null) return stranger;
  const device = hashToken(deviceToken);
  const isKnown =
    guarded.tried === 'totp'
      ? await sessions.isKnownDevice(guarded.uid, device)
      : await guesses.isDeviceOfContact(guarded.contact, device);
  return isKnown ? { device } : stranger;
}

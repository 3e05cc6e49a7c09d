import { phoneContact } from '../codes/contact.ts';
import type { IdentityServices } from '../services.ts';

/** Where messages to the player go: the phone, which every player has proved. */
export async function contactOf(
  { players }: IdentityServices,
  uid: bigint,
): Promise<string | null> {
  const player = await players.find(uid);
  return player && phoneContact(player.countryCode, player.phone);
}

import { invitationLink } from '@perya/contract/staff/invitation-link';
import { print, staffAddressOf } from '../platform/announce.ts';
import type { Settings } from '../settings.ts';

/** In production the staff app stands at its own host, or else at those of the players. */
function addressOfStaff(settings: Settings): string {
  const { environment, staffHost, publicUrls, port } = settings;
  if (environment !== 'production' || staffHost !== null) return staffAddressOf(settings, port);
  return publicUrls[0] ?? 'https://YOUR-ADDRESS';
}

/** Shows an invitation on the terminal; it can be shown this once. */
export function printInvitation(
  settings: Settings,
  email: string,
  { invitation, expiresAt }: { invitation: string; expiresAt: Date },
): void {
  const address = addressOfStaff(settings);
  print(`Account     ${email}`);
  print(`Invitation  ${invitationLink(address, invitation)}`);
  print(`Until       ${expiresAt.toISOString()}`);
  print('It is shown this once and serves once: whoever opens it chooses the password.');
}

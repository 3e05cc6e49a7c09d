import { invitationLink } from '@perya/contract/staff/invitation-link';
import { print, staffAddressOf } from '../platform/announce.ts';
import type { Settings } from '../settings.ts';

/** Shows an invitation on the terminal; it can be shown this once. */
export function printInvitation(
  settings: Settings,
  email: string,
  { invitation, expiresAt }: { invitation: string; expiresAt: Date },
): void {
  const isUnknown = settings.environment === 'production' && settings.staffHost === null;
  const address = isUnknown ? 'https://YOUR-ADDRESS' : staffAddressOf(settings, settings.port);
  print(`Account     ${email}`);
  print(`Invitation  ${invitationLink(address, invitation)}`);
  print(`Until       ${expiresAt.toISOString()}`);
  print('It is shown this once and serves once: whoever opens it chooses the password.');
}

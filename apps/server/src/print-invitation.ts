import { invitationLink } from '@perya/contract/staff/invitation-link';
import { addressOf, print } from './platform/announce.ts';
import type { Settings } from './settings.ts';

/** Shows an invitation on the terminal; it can be shown this once. */
export function printInvitation(
  settings: Settings,
  email: string,
  { invitation, expiresAt }: { invitation: string; expiresAt: Date },
): void {
  const isProduction = settings.environment === 'production';
  const address = isProduction ? 'https://YOUR-ADDRESS' : addressOf(settings, settings.port);
  print(`Account     ${email}`);
  print(`Invitation  ${invitationLink(address, invitation)}`);
  print(`Until       ${expiresAt.toISOString()}`);
  print('It is shown this once and serves once: whoever opens it chooses the password.');
}

/** By which of a player's invitations a friend came. */
export const inviteChannels = { link: 1, qr: 2 } as const;

/** What stands after `r=` in an invitation: base64url of `r=<code>,<channel>`, as the app decodes it. [A-345 A-491] */
export const invitationOf = (code: string, channel: keyof typeof inviteChannels): string =>
  btoa(`r=${code},${inviteChannels[channel]}`)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export const friendStates = ['waiting', 'earned', 'over'] as const;

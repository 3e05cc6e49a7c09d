/** Where an invitation is taken. What opens it stands behind the #, which no server, log or proxy sees. */
export function invitationLink(origin: string, invitation: string): string {
  return `${origin}${invitationPath}#${invitation}`;
}

export const invitationPath = '/backoffice/invitation';

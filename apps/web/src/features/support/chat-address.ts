interface Chatter {
  readonly nickname: string;
  readonly username: string;
  readonly email: string;
}

/**
 * The operator's chat for this player: their name and email in its query. Whoever has given no nickname is
 * called by the handle; an email that is not known is sent empty. [G-066 G-237 G-332]
 */
export function chatAddress(url: string, { nickname, username, email }: Chatter): string {
  const address = new URL(url);
  address.searchParams.set('name', nickname === '' ? username : nickname);
  address.searchParams.set('email', email);
  return address.href;
}

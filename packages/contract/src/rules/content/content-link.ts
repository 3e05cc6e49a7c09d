/** Longer than any path of the app with its query. */
export const contentLinkMax = 300;

const isPath = (link: string) => /^\/(?![/\\])[^\s\\]*$/.test(link);

/** What an operator may let a picture lead to: a path of the app, or an address elsewhere over https; nothing that could run. */
export function isContentLink(link: string): boolean {
  if (link.length > contentLinkMax) return false;
  if (isPath(link)) return true;
  if (!/^https:\/\/[^\s\\]+$/i.test(link) || !URL.canParse(link)) return false;
  const { username, password } = new URL(link);
  // A name before the host makes an address look like another one's.
  return username === '' && password === '';
}

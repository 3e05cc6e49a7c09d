const yearSeconds = 365 * 24 * 60 * 60;

/** Only what the server needs for the first paint is a cookie: language, theme and whether a player is here. */
export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Safari and on plain http.
  document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax`;
}

export function removeCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Safari and on plain http.
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
}

export function readCookie(name: string): string | null {
  const prefix = `${name}=`;
  const pair = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return pair === undefined ? null : pair.slice(prefix.length);
}

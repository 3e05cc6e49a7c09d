/** Only a path of our own may be followed after login: an address in a link could name any site. */
export function toOwnPath(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return /^\/(?![/\\])[^\s\\]*$/.test(value) ? value : null;
}

/** Where the player wanted to go, from what opened the login or from the guard's note in the navigation state. [A-056 M-463] */
export function readOrigin(payloadData: unknown, navigationState: unknown): string | null {
  const field = (value: unknown, name: string) =>
    typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)[name]
      : undefined;
  return toOwnPath(field(payloadData, 'to')) ?? toOwnPath(field(navigationState, 'origin'));
}

/** A partner's doors, which read the token from their query. */
const door = /^\/(?:redirect-user|gcash|glife|maya|lazada-mini|MY)\/?$/;
const tokenInPath = /^(\/(?:lazada-game|s-game-page)\/[^/]+\/)([^/]+)\/?$/;
const tokenNames = ['token', 'sessionId', 'authCode'];

/** Stands where a token stood. */
const taken = '-';

/** Whether a token of a partner may stand in such an address: then nobody is told where a request came from. */
export const mayHoldToken = (path: string) => door.test(path) || tokenInPath.test(path);

/** For whatever keeps or repeats a path. */
export const pathWithoutToken = (path: string) => path.replace(tokenInPath, `$1${taken}`);

export interface TakenToken {
  readonly token: string;
  /** What is left of the address. */
  readonly path: string;
  readonly query: URLSearchParams;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Takes the token of a partner out of an address; null where there is none. */
export function takeToken(path: string, search: string): TakenToken | null {
  const query = new URLSearchParams(search);
  const inPath = tokenInPath.exec(path)?.[2] ?? taken;
  if (inPath !== taken) return { token: decode(inPath), path: pathWithoutToken(path), query };
  const given = door.test(path) ? tokenNames.filter((name) => query.has(name)) : [];
  if (given.length === 0) return null;
  const token = query.get(given[0] ?? '') ?? '';
  for (const name of given) query.delete(name);
  return { token, path, query };
}

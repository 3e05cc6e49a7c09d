import type { Identity } from '../../identity/index.ts';

const knownMax = 100_000;

/** Players are never removed, so whoever was found once need not be looked for again. */
export function createPlayerCheck(identity: Pick<Identity, 'listNames'>) {
  const known = new Set<bigint>();
  return async (uid: bigint): Promise<boolean> => {
    if (known.has(uid)) return true;
    const isPlayer = (await identity.listNames([uid])).has(uid);
    if (isPlayer) {
      if (known.size >= knownMax) known.clear();
      known.add(uid);
    }
    return isPlayer;
  };
}

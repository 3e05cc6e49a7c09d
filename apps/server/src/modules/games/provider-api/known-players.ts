import type { Identity } from '../../identity/index.ts';

const knownMax = 100_000;

/** Players are never deleted, so the cache needs no invalidation. */
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

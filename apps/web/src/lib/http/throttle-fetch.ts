import { throttles } from '@perya/contract/constants';

/** Stores that describe who the player is; the documents ask these less often than the rest. */
export type StoreName = 'profile' | 'kyc' | (string & {});

function throttleMs(store: StoreName): number {
  return store === 'profile' || store === 'kyc' ? throttles.identityMs : throttles.otherMs;
}

/**
 * Within the window every caller shares one answer, the running one or the last one: a screen with five parts that
 * each want the profile asks for it once. [A-368 A-369]
 */
export function throttleFetch<Answer>(
  store: StoreName,
  fetch: () => Promise<Answer>,
  now: () => number = () => performance.now(),
): () => Promise<Answer> {
  const windowMs = throttleMs(store);
  let startedAt = Number.NEGATIVE_INFINITY;
  let shared: Promise<Answer> | undefined;
  return () => {
    if (shared !== undefined && now() - startedAt < windowMs) return shared;
    startedAt = now();
    shared = fetch();
    return shared;
  };
}

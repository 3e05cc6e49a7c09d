import { setTimeout as delay } from 'node:timers/promises';
import { FinalFailure } from '../../platform/outbox/final-failure.ts';

const timeoutMs = 5000;
const waitsMs = [200, 800];

/** Posts to a carrier; a failure that may pass is tried again twice, one that cannot is final at once. */
export async function postWithRetry(url: string, init: RequestInit): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await fetch(url, {
      ...init,
      method: 'POST',
      // What a carrier is told is for this address: sent on, a code and the key would go elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => error);
    if (outcome instanceof Response && outcome.ok) return;
    const isPassing = outcome instanceof Error || outcome.status >= 500 || outcome.status === 429;
    const waitMs = waitsMs[attempt];
    if (!isPassing || waitMs === undefined) {
      const reason = outcome instanceof Error ? outcome.name : `HTTP ${outcome.status}`;
      const said = `The carrier did not take the message: ${reason}`;
      throw isPassing ? new Error(said) : new FinalFailure(said);
    }
    await delay(waitMs);
  }
}

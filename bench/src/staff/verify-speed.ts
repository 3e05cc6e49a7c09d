import { getChain, verifyChain } from '@perya/contract/audit/staff-calls/audit';
import type { House } from './open-house.ts';

/** Verifies the chain as staff do, and says how many entries it went through in a second. */
export async function verifySpeed({
  client,
}: House): Promise<{ entries: number; perSecond: number }> {
  const startedAt = performance.now();
  const { id } = await client.call(verifyChain, { since: 'beginning' });
  for (;;) {
    const { runs } = await client.call(getChain, {});
    const run = runs.find((each) => each.id === id);
    if (run?.state === 'running') {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    if (run?.state !== 'sound') throw new Error(`The chain is ${run?.state}`);
    const entries = Number(run.verified);
    return { entries, perSecond: (entries / (performance.now() - startedAt)) * 1000 };
  }
}

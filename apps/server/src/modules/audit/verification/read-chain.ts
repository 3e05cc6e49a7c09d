import type { getChain } from '@perya/contract/audit/staff-calls/audit';
import type { AnswerOf } from '@perya/contract/call';
import { inSnapshot } from '../../../platform/database/transaction.ts';
import { sealReader } from '../seal-entries.ts';
import type { AuditServices } from '../services.ts';
import { presentVerification } from './verification.present.ts';
import { countUnsealed, readHead } from './verify.store.ts';

const runsShown = 10;

/** The end of the chain, what waits to be added to it, and the last verifications. */
export async function readChain({
  pool,
  verifications,
}: AuditServices): Promise<AnswerOf<typeof getChain>> {
  const [{ head, waiting }, runs] = await Promise.all([
    inSnapshot(pool, async (client) => {
      const kept = await readHead(client, sealReader);
      if (!kept) throw new Error('The chain of the audit has no head');
      return { head: kept, waiting: await countUnsealed(client, kept.passed) };
    }),
    verifications.list(runsShown),
  ]);
  return {
    head: { position: String(head.position), hash: head.hash.toString('hex') },
    waiting,
    runs: runs.map(presentVerification),
  };
}

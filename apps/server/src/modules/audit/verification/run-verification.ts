import type { Verification } from '@perya/contract/audit/staff-calls/audit';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Head } from '../audit.store.ts';
import type { AuditOrigin } from '../entry.ts';
import { byStaff } from '../origin.ts';
import { recordChange } from '../record-change.ts';
import type { AuditServices } from '../services.ts';
import { presentVerification } from './verification.present.ts';
import type { VerificationRow } from './verification.store.ts';
import { sayBreak, type Verdict, verifyChain } from './verify-chain.ts';

const beginning: Head = { position: 0n, hash: Buffer.alloc(0) };

/** The server is ending, or another one has taken this run for dead. */
class Interrupted extends Error {}

interface StartedRun {
  run: VerificationRow;
  /** Null if it was interrupted; it never rejects for a chain that is broken. */
  ended: Promise<Verdict | null>;
}

async function follow(
  services: AuditServices,
  origin: AuditOrigin,
  run: VerificationRow,
  since: Head,
): Promise<Verdict | null> {
  const { verifications } = services;
  try {
    const verdict = await verifyChain(services, {
      since,
      onProgress: async (done, target) => {
        if (services.isClosing || !(await verifications.note(run.id, done, target))) {
          throw new Interrupted();
        }
      },
    });
    await keepVerdict(services, origin, run, verdict);
    return verdict;
  } catch (error) {
    await verifications.interrupt(run.id);
    if (error instanceof Interrupted) return null;
    throw error;
  }
}

/** The verdict is an entry of the chain it speaks of, so that it cannot be changed either. */
async function keepVerdict(
  services: AuditServices,
  origin: AuditOrigin,
  run: VerificationRow,
  { broken, head }: Verdict,
): Promise<void> {
  const state = broken ? 'broken' : 'sound';
  await recordChange(services, origin, async (transaction) => {
    await services.verifications.finish(transaction, run.id, state, head, broken);
    return {
      result: null,
      entries: [
        {
          action: broken ? 'audit.chain-broken' : 'audit.chain-verified',
          subject: { kind: 'house' },
          after: {
            since: run.since,
            first: String(run.first),
            verified: String(head.position),
            hash: head.hash.toString('hex'),
            ...(broken && {
              fault: broken.fault,
              entry: broken.seq === null ? null : String(broken.seq),
              position: String(broken.position),
            }),
          },
        },
      ],
    };
  });
}

/** Begins to verify the chain in the background; one run at a time, whatever process it runs in. */
export async function startVerification(
  services: AuditServices,
  origin: AuditOrigin,
  since: Verification['since'],
): Promise<StartedRun> {
  const { verifications, pool, running } = services;
  const from =
    since === 'verified' ? ((await verifications.lastVerified()) ?? beginning) : beginning;
  const run = await inTransaction(pool, (client) =>
    verifications.begin(client, { since, by: origin.actor, from }),
  );
  if (!run) throw new Refusal('CHAIN_BEING_VERIFIED');
  const ended = follow(services, origin, run, from);
  running.add(ended);
  void ended.catch(() => {}).then(() => running.delete(ended));
  return { run, ended };
}

/** Begins a verification for a member of staff, who need not wait for it. */
export async function verifyOnDemand(
  services: AuditServices,
  context: StaffContext,
  since: Verification['since'],
): Promise<Verification> {
  const { log } = context;
  const { run, ended } = await startVerification(services, byStaff(context), since);
  ended.then(
    (verdict) => {
      // Also in the log, which whoever can change the database cannot change.
      if (verdict?.broken)
        log.error({ chain: sayBreak(verdict.broken) }, 'the chain of the audit is broken');
    },
    (err: unknown) => log.error({ err }, 'the chain of the audit could not be verified'),
  );
  return presentVerification(run);
}

import { dormancyNoticeDays } from '@perya/contract/limits/policy';
import { toPesos } from '@perya/money';
import type { Counter } from 'prom-client';
import { bySystem, type Entry, nothingChanged, type Recorded } from '../../audit/index.ts';
import type { PrivacyServices } from '../services.ts';
import { decideAsleep } from './decide-asleep.ts';

interface AsleepServices extends PrivacyServices {
  outcomes: Counter<'outcome'>;
}

const batchSize = 500;
const origin = bySystem('privacy-asleep');

async function lastUse({ identity, limits }: PrivacyServices, tx: Recorded, uid: bigint) {
  const loginAt = await identity.lastLoginAt(uid, tx);
  if (loginAt === null) throw new Error(`Player ${uid} was held and is gone`);
  const movedAt = await limits.lastMovedAt(uid, tx);
  return movedAt !== null && movedAt > loginAt ? movedAt : loginAt;
}

/** Closes it as a player would; they are told, and a login takes it back for thirty days at least. */
async function close(services: PrivacyServices, tx: Recorded, uid: bigint, lastUsedAt: Date) {
  const { identity, limits, asleep } = services;
  const waitDays = Math.max(await limits.policy('closing_wait_days', tx), dormancyNoticeDays);
  const { entries, events } = await identity.closings.close(tx, { uid, origin, waitDays });
  await asleep.forget(tx, uid);
  const [entry, ...others] = entries;
  const after = { ...entry.after, left: '0.00', last_used: lastUsedAt.toISOString() };
  return { entries: [{ ...entry, after }, ...others] as [Entry, ...Entry[]], events };
}

type Outcome = 'closed' | 'money' | 'known' | 'used' | 'left';

/**
 * Decides about one account in one transaction. The player is held first, then the wallet, as a login and a bet hold them:
 * what either has written meanwhile is seen, and no money comes in between the look and the commit.
 */
async function takeStep(services: AsleepServices, uid: bigint, years: number): Promise<void> {
  const { audit, identity, limits, standing, erasure, asleep, outcomes } = services;
  const outcome = await audit.record<Outcome>(origin, async (tx) => {
    await identity.hold(tx, uid);
    const isClosed = (await identity.closings.find(uid, tx)) !== null;
    const { balance } = await standing.hold(tx, uid);
    const lastUsedAt = await lastUse(services, tx, uid);
    const retention = await limits.policy('retention_years', tx);
    const hold = await erasure.findHold(tx, uid, retention);
    const now = await asleep.now(tx);
    const step = isClosed ? 'leave' : decideAsleep({ now, years, lastUsedAt, balance, hold });
    if (step === 'close')
      return { result: 'closed', ...(await close(services, tx, uid, lastUsedAt)) };
    const subject = { kind: 'player', uid } as const;
    if (step === 'money') {
      if (!(await asleep.note(tx, uid, lastUsedAt))) return nothingChanged<Outcome>('known');
      const after = { left: toPesos(balance), last_used: lastUsedAt.toISOString() };
      return { result: 'money', entries: [{ action: 'privacy.asleep-found', subject, after }] };
    }
    if (!(await asleep.forget(tx, uid))) return nothingChanged<Outcome>('left');
    return { result: 'used', entries: [{ action: 'privacy.asleep-over', subject }] };
  });
  outcomes.inc({ outcome });
}

async function walk(
  list: (after: bigint) => Promise<bigint[]>,
  act: (uid: bigint) => Promise<void>,
): Promise<void> {
  let found = await list(0n);
  while (found.length > 0) {
    for (const uid of found) await act(uid);
    found = await list(found.at(-1) ?? 0n);
  }
}

/** Every account that nobody uses, once a night; whoever is killed goes on the next one. */
export async function closeAsleep(services: AsleepServices): Promise<void> {
  const { identity, limits, asleep } = services;
  const years = await limits.policy('asleep_years');
  const act = (uid: bigint) => takeStep(services, uid, years);
  // Those of before first: what was used, closed or emptied since is no longer anybody's work.
  await walk((after) => asleep.listKnown(after, batchSize), act);
  if (years === 0) return;
  await walk((after) => identity.closings.listUnused(years, after, batchSize), act);
}

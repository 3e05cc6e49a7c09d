import type { ScanResult } from '@perya/contract/id-scan/wire';
import { eventOf } from '../../../platform/events/event.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type AuditOrigin, nothingChanged, type Recorded } from '../../audit/index.ts';
import { scanSettled } from '../events.ts';
import { digestIdNumber } from '../screening/digests.ts';
import { judgeResult, type ScanFailure, type Verdict } from './judge-result.ts';
import type { HeldScan } from './scan.store.ts';
import { sealScan } from './seal-scan.ts';
import type { ScanServices } from './services.ts';

type End = Exclude<Verdict, { state: 'open' }>;

/**
 * An ID that stands in somebody else's submission is no proof here, whatever the scanner says; one that was
 * turned down does not stand in the owner's way, and the desk is shown it all the same.
 */
async function endOf(
  { scans, keyring }: ScanServices,
  tx: Recorded,
  scan: HeldScan,
  verdict: End,
): Promise<End> {
  if (verdict.state === 'failed') return verdict;
  const digest = digestIdNumber(keyring, verdict.fields.id_number);
  if (digest === null) return { state: 'failed', reason: 'unreadable' };
  const isTaken = await scans.isIdOfAnother(tx, scan.uid, digest);
  return isTaken ? { state: 'failed', reason: 'already_used' } : verdict;
}

/** The picture of the ID, sealed among the player's; null where the scanner gave none that is one. */
async function keepImage(
  { identity }: ScanServices,
  { uid }: HeldScan,
  { image }: ScanResult,
): Promise<string | null> {
  if (image === undefined) return null;
  try {
    return await identity.uploads.keep(uid, Buffer.from(image, 'base64'));
  } catch (error) {
    // The player sends one by hand then.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

interface Read {
  result: ScanResult;
  imageKey: string | null;
}

async function writeEnd(
  { identity, scans, keyring }: ScanServices,
  tx: Recorded,
  scan: HeldScan,
  end: End,
  read: Read | null,
): Promise<void> {
  if (end.state === 'failed') {
    await scans.fail(tx, scan, end.reason);
    if (end.reason === 'not_begun') await scans.giveBack(tx, scan.uid, scan.begunAt);
    return;
  }
  const { result, imageKey } = read as Read;
  const { score, verified: isVerified } = result;
  const sealed = sealScan(keyring, scan, end.fields);
  // From now on it is not swept; one that loses the race for the row is.
  if (imageKey !== null) await identity.uploads.claim(tx, scan.uid, [imageKey]);
  await scans.succeed(tx, scan, { ...sealed, score, isVerified, imageKey });
}

/** Ends a scan once: whoever comes second finds it ended, and answers what was stored. */
async function endScan(
  services: ScanServices,
  origin: AuditOrigin,
  scan: HeldScan,
  verdict: End,
  read: Read | null,
): Promise<HeldScan> {
  const { audit, scans, metrics } = services;
  const { uid, bizId } = scan;
  let outcome: 'success' | ScanFailure | null = null;
  const settled = await audit.record<HeldScan>(origin, async (tx) => {
    const held = await scans.lock(tx, scan);
    if (!held) throw new Error('A scan was removed while it was open');
    if (held.state !== 'begun') return nothingChanged(held);
    const end = await endOf(services, tx, held, verdict);
    outcome = end.state === 'success' ? 'success' : end.reason;
    await writeEnd(services, tx, held, end, read);
    const after = { biz_id: bizId, id_type: held.idType, outcome };
    const entry = { action: 'kyc.scan-ended', subject: { kind: 'player', uid }, after } as const;
    const event = eventOf(scanSettled, { uid, key: bizId }, { outcome });
    const stored = await scans.lock(tx, scan);
    return { result: stored ?? held, entries: [entry] as const, events: [event] };
  });
  if (outcome !== null) metrics.countScan(outcome);
  return settled;
}

export function failScan(
  services: ScanServices,
  origin: AuditOrigin,
  scan: HeldScan,
  reason: ScanFailure,
): Promise<HeldScan> {
  return endScan(services, origin, scan, { state: 'failed', reason }, null);
}

/** Takes the scanner's word for a scan; one that is still under way stays as it is. */
export async function settleScan(
  services: ScanServices,
  origin: AuditOrigin,
  scan: HeldScan,
  result: ScanResult,
): Promise<HeldScan> {
  const verdict = judgeResult(scan.idType, result, await services.scans.today());
  if (verdict.state === 'open') return scan;
  const imageKey = verdict.state === 'success' ? await keepImage(services, scan, result) : null;
  return endScan(services, origin, scan, verdict, { result, imageKey });
}

import { signScanRequest } from '@perya/contract/id-scan/signature';
import type { ScanResult } from '@perya/contract/id-scan/wire';
import { manilaDay } from '@perya/contract/manila-time';
import sharp from 'sharp';
import type { IdScan } from './id-scan.ts';
import { failures, type Outcome } from './outcomes.ts';
import type { Transaction } from './transactions.ts';

const timeoutMs = 10_000;
const waitsMs = [500, 2000];

type End = Pick<ScanResult, 'state'> & Partial<ScanResult>;

const failed = (reason: ScanResult['reason']): End => ({ state: 'failed', reason });

/** Below it the scanner does not vouch for what it read. */
const vouchedScore = 60;
const sideMax = 1600;

/** Reads the picture: success, or why it is none. */
async function read(scanner: IdScan, { asked }: Transaction, picture: Buffer): Promise<End> {
  const reading = await scanner.reader.readId(picture, asked.id_type);
  if (!reading) return failed('unreadable');
  const { fields, score } = reading;
  if (fields.expiry_date !== '' && fields.expiry_date < manilaDay(scanner.now())) {
    return failed('expired');
  }
  const photo = await sharp(picture)
    .rotate()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
  const image = photo.toString('base64');
  return { state: 'success', reason: null, fields, score, verified: score >= vouchedScore, image };
}

async function end(
  scanner: IdScan,
  transaction: Transaction,
  outcome: Outcome,
  picture: Buffer | null,
): Promise<End> {
  const reason = failures[outcome];
  if (reason) return failed(reason);
  if (!picture) return failed('unreadable');
  try {
    return await read(scanner, transaction, picture);
  } catch {
    // Too many wait, or the reading broke down.
    return failed('provider_down');
  }
}

/**
 * Ends a scan as whoever tries it has chosen. The player is sent back at once; the result comes when the
 * picture is read, and the platform is told.
 */
export async function finishScan(
  scanner: IdScan,
  transaction: Transaction,
  outcome: Outcome,
  picture: Buffer | null,
): Promise<void> {
  const { waits, now } = scanner;
  if (outcome === 'interrupted') {
    transaction.result = { ...transaction.result, state: 'interrupted' };
    return tellPlatform(scanner, transaction);
  }
  transaction.result = { ...transaction.result, state: 'processing' };
  if (outcome === 'provider_down') {
    transaction.silentUntil = now() + waits.downMs;
    await scanner.wait(waits.downMs);
  }
  if (outcome === 'slow') await scanner.wait(waits.slowMs);
  const result = await end(scanner, transaction, outcome, picture);
  transaction.result = { ...transaction.result, ...result };
  await tellPlatform(scanner, transaction);
}

/** Says that a scan has ended, three times at most: the platform asks by itself if it never hears. */
async function tellPlatform(scanner: IdScan, { id, asked }: Transaction): Promise<void> {
  const { callback_url: url, biz_id } = asked;
  const body = JSON.stringify({ transaction_id: id, biz_id });
  const { pathname, search } = new URL(url);
  const sent = { method: 'POST', path: `${pathname}${search}`, body };
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...signScanRequest(scanner.key, sent, scanner.now()),
      },
      body,
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), scanner.stopped]),
    }).catch(() => null);
    const waitMs = waitsMs[attempt];
    if (answer?.ok || waitMs === undefined || scanner.stopped.aborted) return;
    await scanner.wait(waitMs);
  }
}

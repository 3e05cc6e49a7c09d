import { randomUUID } from 'node:crypto';
import { brandOfHost } from '@perya/contract/brands';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { BegunScan } from '@perya/contract/id-scan/wire';
import type { setupOcr as call } from '@perya/contract/kyc/calls/ocr';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { ScannerFailure } from '../../../providers/id-scan/scanner.ts';
import { byPlayer } from '../../audit/index.ts';
import { requireIdType } from '../record/require-id-type.ts';
import { scansPerDay } from './policy.ts';
import type { HeldScan } from './scan.store.ts';
import type { ScanServices } from './services.ts';
import { failScan } from './settle-scan.ts';
import { sitePathOf } from './site-path.ts';

type Asked = RequestOf<typeof call>;

/** Where the result is shown; the provider adds the ids. [A-120 A-479] */
const resultPath = '/s-kyc?step=3';

/** Who has submitted, was verified or is blocked has nothing to scan. */
const openStatuses: readonly KycStatus[] = [
  'unset',
  'basic_account',
  'rejected',
  'basic_kyc',
  'frozen',
];

/** A whole address where the operator has named one: a provider elsewhere knows no paths of ours. */
function returnUrl({ publicUrls }: ScanServices, context: PlayerContext, given?: string): string {
  const path = given === undefined ? resultPath : sitePathOf(given);
  if (path === null) throw new Refusal('OCR_CALLBACK_REFUSED');
  const own = publicUrls.find((url) => brandOfHost(new URL(url).hostname) === context.brand);
  return `${own ?? publicUrls[0] ?? ''}${path}`;
}

/** Counts and writes the scan down before the provider hears of it, so that no number of requests passes the bound. */
function reserve(services: ScanServices, context: PlayerContext, asked: Asked): Promise<HeldScan> {
  const { audit, identity, store, scans } = services;
  const { uid } = context;
  return audit.record(byPlayer(uid, context), async (tx) => {
    await identity.hold(tx, uid);
    await store.lockRecord(tx, uid);
    const status = await store.statusIn(tx, uid);
    if (!openStatuses.includes(status) || (await scans.isWaiting(tx, uid))) {
      throw new Refusal('KYC_LOCKED');
    }
    if (!(await scans.countToday(tx, uid, scansPerDay))) throw new Refusal('OCR_TOO_MANY');
    const bizId = asked.biz_id ?? randomUUID();
    const scan = await scans.begin(tx, { uid, bizId }, asked.id_type);
    if (!scan) throw new Refusal('OCR_FAILED_TO_START');
    const after = { id_type: asked.id_type, biz_id: bizId };
    const entry = { action: 'kyc.scan-begun', subject: { kind: 'player', uid }, after } as const;
    return { result: scan, entries: [entry] as const };
  });
}

/** Begins a scan at the provider, and answers where the browser goes. [A-140 A-190 A-191 A-392] */
export async function beginScan(
  services: ScanServices,
  context: PlayerContext,
  asked: Asked,
): Promise<AnswerOf<typeof call>> {
  const { scanner, scans, rateLimiter, metrics } = services;
  requireIdType(services, asked.id_type);
  const complete_url = returnUrl(services, context, asked.complete_callback_url);
  const interrupt_url = returnUrl(services, context, asked.interrupt_callback_url);
  await rateLimiter.count('scanBegin', String(context.uid));
  const scan = await reserve(services, context, asked);
  try {
    const begun: BegunScan = await scanner.begin({
      biz_id: scan.bizId,
      id_type: asked.id_type,
      is_frame: asked.is_frame,
      lang: context.language,
      complete_url,
      interrupt_url,
    });
    if (!(await scans.nameTransaction(scan, begun.transaction_id))) {
      throw new ScannerFailure('unreadable');
    }
    metrics.countScan('begun');
    const { client_cfg, redirect_url, transaction_id } = begun;
    return { biz_id: scan.bizId, client_cfg, redirect_url, transaction_id };
  } catch (error) {
    if (!(error instanceof ScannerFailure)) throw error;
    metrics.countTrouble('begin', error.trouble);
    context.log.warn({ trouble: error.trouble }, 'a scan of an ID could not be begun');
    await failScan(services, byPlayer(context.uid, context), scan, 'not_begun');
    throw new Refusal('OCR_FAILED_TO_START');
  }
}

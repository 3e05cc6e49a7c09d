import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { checkOcrResult as call } from '@perya/contract/kyc/calls/ocr';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byPlayer } from '../../audit/index.ts';
import { fetchResult } from './fetch-result.ts';
import { presentScan } from './scan.present.ts';
import type { ScanServices } from './services.ts';

/** Somebody asks for a scan that is another player's: answered as unknown, and written down. */
async function noteForeign(
  { audit }: ScanServices,
  context: PlayerContext,
  bizId: string,
): Promise<void> {
  const { uid } = context;
  await audit.record(byPlayer(uid, context), async () => {
    const subject = { kind: 'player', uid } as const;
    const entry = { action: 'kyc.scan-refused', subject, after: { biz_id: bizId } } as const;
    return { result: null, entries: [entry] as const };
  });
}

/** How a scan of the player's own ended, by the provider's own word. [A-143 A-147 A-393] */
export async function checkScan(
  services: ScanServices,
  context: PlayerContext,
  asked: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { scans, rateLimiter } = services;
  const { uid } = context;
  await rateLimiter.count('scanCheck', String(uid));
  const { biz_id: bizId, transaction_id: transactionId } = asked;
  const scan = await scans.findOwn(uid, bizId, transactionId);
  const isOther = asked.id_type !== undefined && scan !== null && asked.id_type !== scan.idType;
  if (!scan || isOther) {
    if (!scan && (await scans.find(bizId, transactionId))) {
      await noteForeign(services, context, bizId);
    }
    throw new Refusal('OCR_UNKNOWN');
  }
  const settled =
    scan.state === 'begun'
      ? await fetchResult(services, byPlayer(uid, context), scan, context.log)
      : scan;
  return presentScan(services, context, settled);
}

import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { noteOcrCallback as call } from '@perya/contract/kyc/calls/ocr';
import type { ProviderContext } from '../../../platform/http/context.ts';
import { bySystem } from '../../audit/index.ts';
import { fetchResult } from './fetch-result.ts';
import type { ScanServices } from './services.ts';

/** The scanner says that a scan has ended. It is believed in nothing: the result is asked for, once. */
export async function noteCallback(
  services: ScanServices,
  context: ProviderContext,
  { biz_id, transaction_id }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const scan = await services.scans.find(biz_id, transaction_id);
  if (scan?.state === 'begun') {
    await fetchResult(services, bySystem('id-scan-callback'), scan, context.log);
  }
  return { taken: true };
}

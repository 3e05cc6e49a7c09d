import { signScanRequest } from '@perya/contract/id-scan/signature';
import type { IdScan } from './id-scan.ts';
import type { Transaction } from './transactions.ts';

const timeoutMs = 10_000;
const waitsMs = [500, 2000];

/** Says that a scan has ended, three times at most: the platform asks by itself if it never hears. */
export async function tellPlatform(scanner: IdScan, { id, asked }: Transaction): Promise<void> {
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

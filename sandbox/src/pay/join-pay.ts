import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GatewayKey, signGatewayRequest } from '@perya/contract/payment-gateway/signature';
import { gatewayPaths } from '@perya/contract/payment-gateway/wire';
import { startPay } from './start-pay.ts';

export interface JoinedPay {
  /** Where it answers now: whoever holds the books may have started again elsewhere. */
  url(): string;
  stop(): Promise<void>;
}

const timeoutMs = 1000;

function readUrl(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

async function answers(url: string, key: GatewayKey): Promise<boolean> {
  if (!URL.canParse(url)) return false;
  const address = new URL(`${url}${gatewayPaths.balance}`);
  const sent = { method: 'GET', path: address.pathname, body: '' };
  const headers = signGatewayRequest(key, sent, Date.now());
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(address, { headers, signal }).catch(() => null);
  return answer !== null && answer.status !== 401;
}

/**
 * One gateway for all processes that share a data folder: the first one holds the books, the others
 * find it there.
 */
export async function joinPay(key: GatewayKey, dataDir: string): Promise<JoinedPay> {
  const pointer = join(dataDir, 'sandbox-pay.url');
  const url = () => readUrl(pointer) ?? '';
  if (await answers(url(), key)) return { url, stop: async () => {} };
  const { url: own, stop } = await startPay({ key, file: join(dataDir, 'sandbox-pay.jsonl') });
  // Renamed into place: nobody reads half of it.
  writeFileSync(`${pointer}.new`, own, { mode: 0o600 });
  renameSync(`${pointer}.new`, pointer);
  return { url, stop };
}

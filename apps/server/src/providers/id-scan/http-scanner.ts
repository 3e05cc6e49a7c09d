import { type ScanKey, signScanRequest } from '@perya/contract/id-scan/signature';
import { begunScan, scanResult, transactionsPath } from '@perya/contract/id-scan/wire';
import * as z from 'zod/mini';
import { type IdScanner, ScannerFailure } from './scanner.ts';

export interface HttpScannerOptions {
  /** Where `/v1/transactions` is; asked at each call, because the sandbox learns its port late. */
  url: () => string;
  /** Where the scanner reaches `/ocr/callback`. */
  callbackUrl: () => string;
  key: ScanKey;
  timeoutMs?: number;
}

/** A result may bring a picture; more than this is none. */
const answerBytesMax = 8_000_000;

/** A player waits for it: better to say that it failed than to let them wait. */
const defaultTimeoutMs = 5000;

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > answerBytesMax) throw new ScannerFailure('unreadable');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function parseAs<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    // The error would name what was read from the ID.
    throw new ScannerFailure('unreadable');
  }
}

function failureOf(error: unknown): ScannerFailure {
  if (error instanceof ScannerFailure) return error;
  return new ScannerFailure((error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable');
}

/** Speaks the wire of docs/id-scan.md: signed, bounded in time and size, never sent on to another site. */
export function httpScanner(options: HttpScannerOptions): IdScanner {
  const { url, callbackUrl, key, timeoutMs = defaultTimeoutMs } = options;

  async function ask(method: 'GET' | 'POST', path: string, body: string): Promise<string> {
    const address = new URL(`${url()}${path}`);
    const sent = { method, path: `${address.pathname}${address.search}`, body };
    try {
      const response = await fetch(address, {
        method,
        headers: {
          accept: 'application/json',
          ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
          ...signScanRequest(key, sent, Date.now()),
        },
        ...(method === 'POST' ? { body } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status >= 500) throw new ScannerFailure('unreachable');
      if (!response.ok) throw new ScannerFailure('refused');
      return await readBounded(response);
    } catch (error) {
      throw failureOf(error);
    }
  }

  return {
    begin: async (scan) => {
      const body = JSON.stringify({ ...scan, callback_url: callbackUrl() });
      return parseAs(begunScan, await ask('POST', transactionsPath, body));
    },
    result: async (transactionId) => {
      const path = `${transactionsPath}/${encodeURIComponent(transactionId)}`;
      return parseAs(scanResult, await ask('GET', path, ''));
    },
  };
}

import { type ScanKey, signScanRequest } from '@perya/contract/id-scan/signature';
import { addressAnswer, addressesPath } from '@perya/contract/location/provider';
import * as z from 'zod/mini';
import type { Locator } from './locator.ts';

export interface LocatorOptions {
  url: string;
  key: ScanKey;
  timeoutMs?: number;
}

/** A player waits for it. */
const defaultTimeoutMs = 2000;
/** Two short fields: more is no answer. */
const answerCharsMax = 2000;

/** Speaks the wire of docs/location.md: signed, bounded in time and size, never sent on to another site. */
export function httpLocator({ url, key, timeoutMs = defaultTimeoutMs }: LocatorOptions): Locator {
  return {
    async locate(asked) {
      const address = new URL(`${url}${addressesPath}`);
      const body = JSON.stringify(asked);
      const sent = { method: 'POST', path: `${address.pathname}${address.search}`, body };
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            ...signScanRequest(key, sent, Date.now()),
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const text = await response.text();
        if (!response.ok || text.length > answerCharsMax) return null;
        const read = z.safeParse(addressAnswer, JSON.parse(text));
        return read.success ? read.data : null;
      } catch {
        return null;
      }
    },
  };
}

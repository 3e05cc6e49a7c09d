import { randomBytes } from 'node:crypto';
import { signWalletRequest } from '@perya/contract/provider-api/signature';
import {
  type WalletAnswer,
  type WalletRequest,
  type WalletVerb,
  walletAnswer,
  walletHeaders,
} from '@perya/contract/provider-api/wire';
import type { VenueKeyCache } from './venue-key-cache.ts';

/** `unknown` means that no readable answer came: the request may have been applied or not. */
export type WalletReply = { kind: 'answer'; answer: WalletAnswer } | { kind: 'unknown' };

export interface WalletClient {
  call<Verb extends WalletVerb>(
    venue: string,
    verb: Verb,
    request: WalletRequest<Verb>,
  ): Promise<WalletReply>;
  /** Sends a body that was written down earlier, as it was. */
  send(venue: string, verb: WalletVerb, body: string): Promise<WalletReply>;
}

interface WalletClientOptions {
  /** Where `/wallet/v1/…` is; asked at each call, because a server learns its own port late. */
  walletUrl: () => string;
  venues: VenueKeyCache;
  timeoutMs: number;
  now?: () => number;
}

export function createWalletClient(options: WalletClientOptions): WalletClient {
  const { walletUrl, venues, timeoutMs, now = Date.now } = options;
  const send = async (code: string, verb: WalletVerb, body: string): Promise<WalletReply> => {
    const venue = await venues.signing(code);
    if (!venue) return { kind: 'answer', answer: { code: 'UNKNOWN_VENUE' } };
    const timestamp = Math.floor(now() / 1000).toString();
    const nonce = randomBytes(16).toString('hex');
    try {
      const response = await fetch(new URL(`/wallet/v1/${code}/${verb}`, walletUrl()), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [walletHeaders.key]: venue.keyId,
          [walletHeaders.timestamp]: timestamp,
          [walletHeaders.nonce]: nonce,
          [walletHeaders.signature]: signWalletRequest(venue.secret, { timestamp, nonce, body }),
        },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const parsed = walletAnswer.safeParse(await response.json());
      if (parsed.data?.code === 'INVALID_SIGNATURE') venues.invalidate();
      return parsed.success ? { kind: 'answer', answer: parsed.data } : { kind: 'unknown' };
    } catch {
      return { kind: 'unknown' };
    }
  };
  return { send, call: (venue, verb, request) => send(venue, verb, JSON.stringify(request)) };
}

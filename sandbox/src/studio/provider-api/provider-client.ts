import { randomBytes } from 'node:crypto';
import { signProviderRequest } from '@perya/contract/provider-api/signature';
import {
  type ProviderAnswer,
  type ProviderRequest,
  type ProviderVerb,
  providerAnswer,
  providerHeaders,
} from '@perya/contract/provider-api/wire';
import type { VenueKeyCache } from './venue-key-cache.ts';

/** `unknown` means that no readable answer came: the request may have been applied or not. */
export type ProviderReply = { kind: 'answer'; answer: ProviderAnswer } | { kind: 'unknown' };

export interface ProviderClient {
  call<Verb extends ProviderVerb>(
    venue: string,
    verb: Verb,
    request: ProviderRequest<Verb>,
  ): Promise<ProviderReply>;
  /** Sends a body that was written down earlier, as it was. */
  send(venue: string, verb: ProviderVerb, body: string): Promise<ProviderReply>;
}

interface ProviderClientOptions {
  /** Where `/wallet/v1/…` is; asked at each call, because a server learns its own port late. */
  platformUrl: () => string;
  venues: VenueKeyCache;
  timeoutMs: number;
  now?: () => number;
}

export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const { platformUrl, venues, timeoutMs, now = Date.now } = options;
  const send = async (code: string, verb: ProviderVerb, body: string): Promise<ProviderReply> => {
    const venue = await venues.signing(code);
    if (!venue) return { kind: 'answer', answer: { code: 'UNKNOWN_VENUE' } };
    const timestamp = Math.floor(now() / 1000).toString();
    const nonce = randomBytes(16).toString('hex');
    try {
      const response = await fetch(new URL(`/wallet/v1/${code}/${verb}`, platformUrl()), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [providerHeaders.key]: venue.keyId,
          [providerHeaders.timestamp]: timestamp,
          [providerHeaders.nonce]: nonce,
          [providerHeaders.signature]: signProviderRequest(venue.secret, {
            timestamp,
            nonce,
            body,
          }),
        },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const parsed = providerAnswer.safeParse(await response.json());
      if (parsed.data?.code === 'INVALID_SIGNATURE') venues.invalidate();
      return parsed.success ? { kind: 'answer', answer: parsed.data } : { kind: 'unknown' };
    } catch {
      return { kind: 'unknown' };
    }
  };
  return { send, call: (venue, verb, request) => send(venue, verb, JSON.stringify(request)) };
}

import { randomUUID } from 'node:crypto';
import { signProviderRequest } from './signature.ts';
import {
  type ProviderAnswer,
  type ProviderRequest,
  type ProviderVerb,
  providerHeaders,
} from './wire.ts';

export interface ProviderClientOptions {
  /** Where the platform answers, without a path. */
  url: string;
  venue: string;
  key: { id: string; secret: string };
  timeoutMs?: number;
}

export interface ProviderReply {
  httpStatus: number;
  answer: ProviderAnswer;
}

export interface Signing {
  key?: string;
  secret?: string;
  timestamp?: string;
  nonce?: string;
  signature?: string;
}

/** A client of the provider API. It does not retry: that is the caller's decision. */
export function createProviderClient(options: ProviderClientOptions) {
  const { url, venue, key, timeoutMs = 10_000 } = options;

  /** Sends a body as it stands; what is given of the signing takes the place of what is right. */
  async function send(path: string, body: string, given: Signing = {}): Promise<ProviderReply> {
    const timestamp = given.timestamp ?? String(Math.floor(Date.now() / 1000));
    const nonce = given.nonce ?? randomUUID();
    const signature =
      given.signature ??
      signProviderRequest(given.secret ?? key.secret, { timestamp, nonce, body });
    const response = await fetch(`${url}/wallet/v1/${path}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [providerHeaders.key]: given.key ?? key.id,
        [providerHeaders.timestamp]: timestamp,
        [providerHeaders.nonce]: nonce,
        [providerHeaders.signature]: signature,
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { httpStatus: response.status, answer: (await response.json()) as ProviderAnswer };
  }

  return {
    send,
    /** Signs and sends a request; rejects when no answer came. */
    call: async <Verb extends ProviderVerb>(
      verb: Verb,
      request: ProviderRequest<Verb>,
    ): Promise<ProviderAnswer> => (await send(`${venue}/${verb}`, JSON.stringify(request))).answer,
  };
}

export type ProviderClient = ReturnType<typeof createProviderClient>;

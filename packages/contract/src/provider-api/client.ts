import { randomUUID } from 'node:crypto';
import { signWalletRequest } from './signature.ts';
import { type WalletAnswer, type WalletRequest, type WalletVerb, walletHeaders } from './wire.ts';

export interface WalletClientOptions {
  /** Where the platform answers, without a path. */
  url: string;
  venue: string;
  key: { id: string; secret: string };
  timeoutMs?: number;
}

export interface WalletReply {
  httpStatus: number;
  answer: WalletAnswer;
}

export interface Signing {
  key?: string;
  secret?: string;
  timestamp?: string;
  nonce?: string;
  signature?: string;
}

/** The provider's end of the wallet's wire. Nothing is retried here: what to do about silence is the caller's to decide. */
export function createWalletClient(options: WalletClientOptions) {
  const { url, venue, key, timeoutMs = 10_000 } = options;

  /** Sends a body as it stands; what is given of the signing takes the place of what is right. */
  async function send(path: string, body: string, given: Signing = {}): Promise<WalletReply> {
    const timestamp = given.timestamp ?? String(Math.floor(Date.now() / 1000));
    const nonce = given.nonce ?? randomUUID();
    const signature =
      given.signature ?? signWalletRequest(given.secret ?? key.secret, { timestamp, nonce, body });
    const response = await fetch(`${url}/wallet/v1/${path}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [walletHeaders.key]: given.key ?? key.id,
        [walletHeaders.timestamp]: timestamp,
        [walletHeaders.nonce]: nonce,
        [walletHeaders.signature]: signature,
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { httpStatus: response.status, answer: (await response.json()) as WalletAnswer };
  }

  return {
    send,
    /** Signs and sends a request; rejects when no answer came. */
    call: async <Verb extends WalletVerb>(
      verb: Verb,
      request: WalletRequest<Verb>,
    ): Promise<WalletAnswer> => (await send(`${venue}/${verb}`, JSON.stringify(request))).answer,
  };
}

export type WalletClient = ReturnType<typeof createWalletClient>;

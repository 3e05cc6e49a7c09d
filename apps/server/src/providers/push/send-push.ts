import webPush from 'web-push';
import { FinalFailure } from '../../platform/outbox/final-failure.ts';
import { isPushService } from './known-hosts.ts';

/** Where a browser has its notifications sent, and what they are encrypted with. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** By what push services know the house. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export interface PushSender {
  isKnown(endpoint: string): boolean;
  makeKeys(): PushKeys;
  /** `gone` if the browser takes nothing there any more. */
  send(address: PushAddress, keys: PushKeys, payload: string): Promise<'sent' | 'gone'>;
}

const timeoutMs = 5000;
/** A notification that waits longer for its device is old. */
const keptSeconds = 86_400;

/** Encrypts and signs by the library; the call itself is ours, which follows nothing and waits for nobody. */
export function createPushSender(contact: string, origins: readonly string[]): PushSender {
  const isKnown = (endpoint: string) => isPushService(endpoint, origins);
  return {
    isKnown,
    makeKeys: webPush.generateVAPIDKeys,
    async send({ endpoint, p256dh, auth }, keys, payload) {
      if (!isKnown(endpoint)) throw new FinalFailure('No known push service has this address');
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          vapidDetails: { subject: contact, ...keys },
          TTL: keptSeconds,
          contentEncoding: 'aes128gcm',
        },
      );
      const { status } = await fetch(endpoint, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      const said = `The push service did not take the notification: HTTP ${status}`;
      throw status >= 500 || status === 429 ? new Error(said) : new FinalFailure(said);
    },
  };
}

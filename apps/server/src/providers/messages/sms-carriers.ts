import { postWithRetry } from './post-with-retry.ts';
import type { MessageSender } from './sender.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

export interface SemaphoreOptions {
  url: string;
  apiKey: string;
  senderName: string;
}

/** Semaphore, the carrier most used in the Philippines; it takes numbers without the plus. */
export function semaphoreSender({ url, apiKey, senderName }: SemaphoreOptions): MessageSender {
  return {
    send: ({ to, text }) =>
      postWithRetry(`${url}/api/v4/messages`, {
        headers: form,
        body: new URLSearchParams({
          apikey: apiKey,
          number: to.slice(1),
          message: text,
          sendername: senderName,
        }),
      }),
  };
}

export interface TwilioOptions {
  url: string;
  accountSid: string;
  authToken: string;
  from: string;
}

export function twilioSender({ url, accountSid, authToken, from }: TwilioOptions): MessageSender {
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return {
    send: ({ to, text }) =>
      postWithRetry(`${url}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        headers: { ...form, authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
      }),
  };
}

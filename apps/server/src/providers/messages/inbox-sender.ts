import { postWithRetry } from './post-with-retry.ts';
import type { MessageSender } from './sender.ts';

/** Speaks to the sandbox inbox over the wire, as it would to any carrier. */
export function inboxSender(inboxUrl: () => string, key: string): MessageSender {
  return {
    send: ({ to, text }) =>
      postWithRetry(inboxUrl(), {
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ to, text }),
      }),
  };
}

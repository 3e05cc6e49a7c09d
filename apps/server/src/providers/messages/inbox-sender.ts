import { postWithRetry } from './post-with-retry.ts';
import type { MessageSender } from './sender.ts';

/** Speaks to the sandbox inbox over the wire, as it would to any carrier. */
export function inboxSender(inboxUrl: () => string, key: string): MessageSender {
  return {
    // The inbox has no files: what one says stands below the text.
    send: ({ to, text, file }) =>
      postWithRetry(inboxUrl(), {
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ to, text: file ? `${text}\n\n${file.name}\n${file.text}` : text }),
      }),
  };
}

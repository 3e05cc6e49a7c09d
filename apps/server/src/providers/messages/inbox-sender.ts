import { postWithRetry } from './post-with-retry.ts';
import type { Message, MessageSender } from './sender.ts';

function withFile(text: string, file: Message['file']): string {
  if (!file) return text;
  return `${text}\n\n${file.name}${file.encoding ? '' : `\n${file.text}`}`;
}

/** Speaks to the sandbox inbox over the wire, as it would to any carrier. */
export function inboxSender(inboxUrl: () => string, key: string): MessageSender {
  return {
    // The inbox has no files: what one says stands below the text, and of one that is no text its name.
    send: ({ to, text, file }) =>
      postWithRetry(inboxUrl(), {
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ to, text: withFile(text, file) }),
      }),
  };
}

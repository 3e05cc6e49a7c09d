export interface InboxMessage {
  to: string;
  text: string;
  /** The one-time code in the text, if it has one. */
  code: string | null;
  /** Unix seconds. */
  sent_at: number;
}

export interface Inbox {
  take(to: string, text: string): void;
  /** Newest first; all messages, or those to one phone or email address. */
  list(contact?: string): InboxMessage[];
}

const keptMax = 500;

/** Normalises an address: a phone in any notation, an email address in any case. */
function sameContact(contact: string): string {
  if (contact.includes('@')) return contact.trim().toLowerCase();
  return contact.replace(/\D/g, '').replace(/^(?:63|0)(?=9)/, '');
}

/** Messages that a carrier would have delivered. In memory only: codes must not be on a disk. */
export function createInbox(now: () => number = Date.now): Inbox {
  const messages: InboxMessage[] = [];
  return {
    take(to, text) {
      const code = /\b\d{6}\b/.exec(text)?.[0] ?? null;
      messages.unshift({ to, text, code, sent_at: Math.floor(now() / 1000) });
      messages.length = Math.min(messages.length, keptMax);
    },
    list(contact) {
      if (contact === undefined || contact === '') return [...messages];
      const wanted = sameContact(contact);
      return messages.filter(({ to }) => sameContact(to) === wanted);
    },
  };
}

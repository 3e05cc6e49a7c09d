import { createClient } from '@perya/contract/client';
import { getLiveCredential } from '@perya/contract/messages/calls/live';
import { openLive } from '../../../apps/server/src/platform/live/testing/open-live.ts';

export interface Arrived {
  atMs: number;
  uid: string;
}

/** Everything that players were told, by the id of the message, and how often that was once too often. */
export interface Inbox {
  arrived: Map<string, Arrived>;
  twice: number;
  /** Lines that have ended. */
  ended: number;
}

export interface OpenLines {
  inbox: Inbox;
  close(): void;
}

/** A few at once: so many that come at one moment would be a test of something else. */
const atOnce = 32;

/** Every player opens one line, as the app does after a login, and listens to all their topics. */
export async function openLines(url: string, tokens: readonly string[]): Promise<OpenLines> {
  const inbox: Inbox = { arrived: new Map(), twice: 0, ended: 0 };
  const sockets: WebSocket[] = [];
  const waiting = tokens.entries();

  async function open(token: string, uid: string): Promise<void> {
    const api = createClient({ baseUrl: url, token: { get: () => token, clear: () => {} } });
    const credential = await api.call(getLiveCredential, {});
    const line = openLive(url, credential, (_topic, message) => {
      const { messageId } = message as { messageId: string };
      if (inbox.arrived.has(messageId)) inbox.twice += 1;
      else inbox.arrived.set(messageId, { atMs: Date.now(), uid });
    });
    await line.connected;
    const [{ answers }] = await line.client.subscribe(credential.topics);
    if (answers.some((answer) => Number(answer) !== 0)) throw new Error('A topic was refused');
    sockets.push(line.socket);
    void line.closed.then(() => {
      inbox.ended += 1;
    });
  }

  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [place, token] of waiting) await open(token, String(place + 1));
    }),
  );
  return {
    inbox,
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}

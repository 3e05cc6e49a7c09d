import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Credential, openLine } from './open-line.ts';

/** A server that takes the connection and never says a word. */
class SilentSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static last: SilentSocket | null = null;
  readyState = SilentSocket.OPEN;
  binaryType = 'arraybuffer';
  readonly sent: Uint8Array[] = [];
  readonly protocols: readonly string[];
  constructor(_url: URL, protocols: readonly string[]) {
    super();
    this.protocols = protocols;
    SilentSocket.last = this;
  }
  send(data: Uint8Array): void {
    this.sent.push(new Uint8Array(data));
  }
  close(): void {
    this.readyState = 3;
  }
}

const credential = {
  url: 'wss://live.example/mqtt',
  client_id: 'c-1',
  username: 'u',
  password: 'p',
  topics: ['wallet_notify_7'],
} as unknown as Credential;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', SilentSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for a clean session, waits 4 s for the server and no longer [M-396]', async () => {
  const opening = vi.fn();
  const line = openLine({ credential, apiBase: 'https://api.example', onMessage: () => {} }).then(
    opening,
    opening,
  );
  await vi.advanceTimersByTimeAsync(3999);
  const socket = SilentSocket.last;
  expect(socket?.protocols).toEqual(['mqtt']);
  // CONNECT of MQTT 3.1.1: fixed header, 'MQTT', level 4, then the flags, of which the second says clean session.
  const [connect] = socket?.sent ?? [];
  expect(connect?.[0]).toBe(0x10);
  expect(new TextDecoder().decode(connect?.slice(4, 8))).toBe('MQTT');
  expect(connect?.[8]).toBe(4);
  expect((connect?.[9] ?? 0) & 0b10).toBe(0b10);
  expect(opening).not.toHaveBeenCalled();
  expect(socket?.readyState).toBe(SilentSocket.OPEN);
  await vi.advanceTimersByTimeAsync(1);
  await line;
  expect(opening).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'late' }));
  expect(socket?.readyState).toBe(3);
});

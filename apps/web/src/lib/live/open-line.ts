import type { AnswerOf } from '@perya/contract/call';
import { liveTimes } from '@perya/contract/live';
import type { getLiveCredential } from '@perya/contract/messages/calls/live';
import { mqtt_v4 } from 'u8-mqtt/esm/web/basic-v4.js';

export type Credential = AnswerOf<typeof getLiveCredential>;

export interface Line {
  /** Resolves with the code that it was closed by; 0 where nobody answered any more. */
  readonly ended: Promise<number>;
  /** Makes sure that somebody answers, after a sleep of the phone or a change of the network. */
  readonly check: () => void;
  readonly close: () => void;
}

export interface LineOptions {
  readonly credential: Credential;
  /** Where the API is; empty for the page's own origin. */
  readonly apiBase: string;
  readonly onMessage: (message: unknown) => void;
}

const lookEveryMs = 10_000;
const silenceMs = (liveTimes.keepAliveSeconds + 10) * 1000;
const refusedFrom = 128;

function addressOf(url: string, apiBase: string): URL {
  const address = new URL(url, apiBase === '' ? location.href : apiBase);
  address.protocol = address.protocol.replace('http', 'ws');
  return address;
}

function late(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('late')), ms));
}

/** Connects and listens to all that the credential names; rejects if that is not done in time. [M-396 M-397] */
export async function openLine({ credential, apiBase, onMessage }: LineOptions): Promise<Line> {
  const socket = new WebSocket(addressOf(credential.url, apiBase), ['mqtt']);
  const send = socket.send.bind(socket);
  // The client's own timer may run once more after the line was closed, which the browser would complain of.
  socket.send = (data) => {
    if (socket.readyState <= WebSocket.OPEN) send(data);
  };
  let end: (code: number) => void = () => {};
  const ended = new Promise<number>((resolve) => {
    end = resolve;
  });
  socket.addEventListener('close', ({ code }) => end(code));
  let heardAt = Date.now();
  const heard = () => {
    heardAt = Date.now();
  };
  const client = mqtt_v4({
    log_conn() {},
    on_error() {},
    on_disconnect() {},
    on_mqtt_type: {
      mqtt_pingresp: heard,
      mqtt_publish(packet) {
        heard();
        onMessage(packet.json());
      },
    },
  }).with_websock(socket);
  const close = () => {
    // A line that is dead says nothing for a long time.
    end(0);
    socket.close();
  };
  const greet = async () => {
    await client.connect({
      client_id: credential.client_id,
      username: credential.username,
      password: credential.password,
      keep_alive: liveTimes.keepAliveSeconds,
      flags: { clean_start: true },
    });
    const [answer] = await client.subscribe([...credential.topics]);
    if (answer.answers.some((given) => Number(given) >= refusedFrom)) throw new Error('refused');
  };
  const refused = ended.then(() => Promise.reject(new Error('closed')));
  try {
    await Promise.race([greet(), refused, late(liveTimes.connectTimeoutMs)]);
  } catch (error) {
    close();
    throw error;
  }
  const looking = setInterval(() => {
    if (Date.now() - heardAt > silenceMs) close();
  }, lookEveryMs);
  void ended.then(() => clearInterval(looking));
  const check = () =>
    void Promise.race([client.ping(), late(liveTimes.connectTimeoutMs)]).catch(close);
  return { ended, check, close };
}

import { randomUUID } from 'node:crypto';
import { liveTopics } from '@perya/contract/live';
import { StartError } from '../start-error.ts';
import type { LiveCredential, LivePlayer } from './credential.ts';
import { BrokerRefused, type Greeting, inTime, type Line, openLine } from './mqtt-line.ts';

interface BrokerToProve {
  playerUrl: string;
  credentialFor(player: LivePlayer): Promise<LiveCredential>;
  publish(content: { topic: string; message: object }): Promise<void>;
}

/** Nobody has these numbers: players begin far above. */
const probe = { uid: 0n, session: 'probe' };
const somebodyElse = 1n;

const unsafe = (what: string) =>
  new StartError(`The broker of MQTT_PLAYER_URL is not safe: ${what} (docs/live.md).`);

/** Null if the broker does not let it in. */
async function tryOpen(url: URL, greeting: Greeting): Promise<Line | null> {
  return openLine(url, greeting).catch((error: unknown) => {
    if (error instanceof BrokerRefused) return null;
    throw error;
  });
}

/** Which of the topics it grants; a broker that hangs up instead grants none. */
async function grantedOf({ client }: Line, topics: readonly string[]): Promise<string[]> {
  const granted: string[] = [];
  for (const topic of topics) {
    const [answer] = await inTime(client.subscribe([topic])).catch(() => []);
    if ((answer?.answers.map(Number) ?? [128]).every((code) => code < 128)) granted.push(topic);
  }
  return granted;
}

async function requireClosedTo(url: URL, who: string, greeting: Greeting): Promise<void> {
  const line = await tryOpen(url, greeting);
  if (line === null) return;
  const granted = await grantedOf(line, [liveTopics.wallet(somebodyElse), '#']);
  line.end();
  if (granted.length > 0) throw unsafe(`${who} may listen to ${granted.join(' and ')}`);
}

/** A player hears the own topics, nobody else's, and cannot speak: tried as two connections of one who is nobody. */
async function requireOwnTopicsAlone(url: URL, broker: BrokerToProve): Promise<void> {
  const listener = await broker.credentialFor(probe);
  const heard: unknown[] = [];
  let wake = () => {};
  const onMessage = (_topic: string, message: unknown) => {
    heard.push(message);
    wake();
  };
  const line = await openLine(url, listener, { onMessage }).catch((error: unknown) => {
    if (!(error instanceof BrokerRefused)) throw error;
    throw unsafe('it refuses what we give to players');
  });
  const speaker = await tryOpen(url, await broker.credentialFor(probe));
  try {
    const own = await grantedOf(line, listener.topics);
    if (own.length < listener.topics.length) throw unsafe('players may not listen to their topics');
    if (speaker === null) throw unsafe('it refuses what we give to players');
    const topic = liveTopics.wallet(probe.uid);
    const forged = { messageId: randomUUID() };
    const marker = { messageId: randomUUID() };
    const payload = JSON.stringify(forged);
    // It is taken and goes nowhere, or the line is cut.
    const spoken = speaker.client.pub({ topic, payload, qos: 1 });
    await inTime(Promise.race([spoken, speaker.ended])).catch(() => {});
    await broker.publish({ topic, message: marker });
    const isHeard = ({ messageId }: { messageId: string }) =>
      heard.some((message) => (message as { messageId?: string }).messageId === messageId);
    await inTime(
      new Promise<void>((resolve) => {
        wake = () => isHeard(marker) && resolve();
        wake();
      }),
    );
    if (isHeard(forged)) throw unsafe('players may publish');
    const others = await grantedOf(line, [liveTopics.wallet(somebodyElse), '#', '+']);
    if (others.length > 0) throw unsafe(`a player may listen to ${others.join(' and ')}`);
  } finally {
    line.end();
    speaker?.end();
  }
}

/** Tries what must not be possible. `StartError` if something of it is; any other error if the broker is away. */
export async function proveBroker(broker: BrokerToProve): Promise<void> {
  const url = new URL(broker.playerUrl);
  const clientId = () => `perya-probe-${randomUUID().slice(0, 8)}`;
  await requireClosedTo(url, 'anybody', { clientId: clientId() });
  const stranger = { clientId: clientId(), username: '0', password: randomUUID() };
  await requireClosedTo(url, 'a stranger', stranger);
  await requireOwnTopicsAlone(url, broker);
}

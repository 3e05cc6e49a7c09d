import { liveTopics } from '@perya/contract/live';
import { Aedes, type AuthenticateError, type Client, type ConnectPacket } from 'aedes';
import type { WebSocket } from 'ws';
import { type Connection, type Connections, closeCodes } from './connections.ts';
import { type LivePlayer, type Shown, topicsOf } from './credential.ts';
import type { LiveLimits } from './live-limits.ts';
import type { LiveMetrics, LiveRefusal } from './live-metrics.ts';
import type { Notice } from './notice.ts';
import { streamOfSocket } from './stream-of-socket.ts';

export interface BrokerNeeds {
  connections: Connections;
  metrics: LiveMetrics;
  limits: LiveLimits;
  readCredential(shown: Shown): LivePlayer | null;
  isSessionOpen(uid: bigint, session: string): Promise<boolean>;
  onError(error: unknown): void;
}

/** MQTT's own numbers of a greeting that is refused. */
const answers = { unavailable: 3, badCredential: 4, notAllowed: 5 } as const;

function refusal(returnCode: number): AuthenticateError {
  return Object.assign(new Error('refused'), { returnCode }) as AuthenticateError;
}

/** The broker of this process: players listen to their own topics, and only the server speaks. */
export async function createBroker(needs: BrokerNeeds) {
  const { connections, metrics, limits } = needs;
  const byClient = new WeakMap<Client, Connection>();
  const count = (reason: LiveRefusal) => metrics.refused(reason);

  /** Joined first and asked afterwards: a session that ends in between closes the line that has joined. */
  async function greet(client: Client, username: string | undefined, password: Buffer | undefined) {
    const connection = byClient.get(client);
    const shown = { clientId: client.id, username, password: String(password ?? '') };
    const player = needs.readCredential(shown);
    if (!connection || player === null) return 'credential';
    if (!connections.join(connection, player, limits.connectionsPerPlayer)) return 'player';
    if (await needs.isSessionOpen(player.uid, player.session)) return null;
    connections.leave(connection);
    return 'session';
  }

  const aedes = await Aedes.createBroker({
    connectTimeout: limits.greetingMs,
    keepaliveLimit: limits.keepAliveSeconds,
    drainTimeout: 10_000,
    maxTopicLevels: 1,
    // A client that is remembered, or leaves a will, would leave something behind here.
    preConnect(_client, packet: ConnectPacket, done) {
      const isPlain = packet.clean === true && !packet.will;
      if (!isPlain) count('greeting');
      done(isPlain ? null : new Error('refused'), isPlain);
    },
    authenticate(client, username, password, done) {
      greet(client, username, password).then(
        (refused) => {
          if (refused === null) return done(null, true);
          count(refused);
          done(refusal(refused === 'player' ? answers.unavailable : answers.badCredential), null);
        },
        (error: unknown) => {
          needs.onError(error);
          done(refusal(answers.unavailable), null);
        },
      );
    },
    // The line of who tries is closed.
    authorizePublish(client, _packet, done) {
      if (client === null) return done();
      count('publish');
      done(new Error('refused'));
    },
    // Refused by the number 128 in the answer; the line stays.
    authorizeSubscribe(client, subscription, done) {
      const player = byClient.get(client)?.player;
      const isOwn = player != null && topicsOf(player.uid).includes(subscription.topic);
      if (!isOwn) count('topic');
      done(null, isOwn ? { ...subscription, qos: 0 } : null);
    },
  });
  // A client that breaks off is no fault of ours.
  aedes.on('clientError', () => {});
  aedes.on('connectionError', () => {});

  /** What the app does is a few packets a minute. */
  function limitFlood(socket: WebSocket): void {
    let packets = 0;
    const clear = setInterval(() => {
      packets = 0;
    }, 10_000);
    const end = setTimeout(() => socket.close(closeCodes.over), limits.lifeMs);
    socket.on('message', () => {
      packets += 1;
      if (packets !== limits.packetsPerTenSeconds + 1) return;
      count('flood');
      socket.terminate();
    });
    socket.once('close', () => {
      clearInterval(clear);
      clearTimeout(end);
    });
  }

  /** Tells these lines, all of which listen to the topic. */
  function publish(lines: ReadonlySet<Connection>, topic: string, message: object): void {
    if (lines.size === 0) return;
    for (const { socket } of lines) {
      if (socket.bufferedAmount <= limits.unreadBytes) continue;
      count('unread');
      socket.terminate();
    }
    const payload = Buffer.from(JSON.stringify(message));
    const packet = { cmd: 'publish', qos: 0, dup: false, retain: false } as const;
    aedes.publish({ ...packet, topic, payload }, () => {});
    metrics.sent(lines.size);
  }

  const send = (uid: string, topic: 'wallet' | 'bonus', message: object) =>
    publish(connections.of(BigInt(uid)), liveTopics[topic](uid), message);

  return {
    accept(socket: WebSocket, address: string): void {
      const connection = connections.open(socket, address);
      limitFlood(socket);
      byClient.set(aedes.handle(streamOfSocket(socket)), connection);
    },

    deliver(notice: Notice): void {
      if ('message' in notice) {
        if (notice.topic !== 'house') send(notice.uid, notice.topic, notice.message);
        else publish(connections.greeted(), liveTopics.house(), notice.message);
        return;
      }
      for (const { player, socket } of connections.of(BigInt(notice.uid))) {
        if (player && notice.sessions.includes(player.session)) {
          socket.close(closeCodes.sessionEnded);
        }
      }
    },

    /** Messages and ends of sessions may have been lost: all ask anew, and who has no session goes. */
    async mendGap(messageId: string): Promise<void> {
      for (const { player, socket } of connections.list()) {
        if (player === null) continue;
        if (await needs.isSessionOpen(player.uid, player.session)) {
          send(String(player.uid), 'wallet', { messageId, kind: 'refresh' });
        } else socket.close(closeCodes.sessionEnded);
      }
    },

    /**
     * Sends players elsewhere one by one: those who all come back at once would be a storm for whoever takes them.
     * Not in the first half, in which a load balancer may still send them here.
     */
    letGo(overMs: number): void {
      for (const { socket } of connections.list()) {
        const atMs = overMs * (0.5 + Math.random() / 2);
        const timer = setTimeout(() => socket.close(closeCodes.stopping), atMs);
        socket.once('close', () => clearTimeout(timer));
      }
    },

    async close(): Promise<void> {
      const open = [...connections.list()];
      const closed = open.map(
        ({ socket }) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
      );
      for (const { socket } of open) socket.close(closeCodes.stopping);
      const late = setTimeout(() => {
        for (const { socket } of open) socket.terminate();
      }, 1000);
      await Promise.all(closed);
      clearTimeout(late);
      await new Promise<void>((resolve) => aedes.close(resolve));
    },
  };
}

import { createHmac } from 'node:crypto';
import { livePath, liveTopics } from '@perya/contract/live';
import type pg from 'pg';
import { Refusal } from '../http/refusal.ts';
import type { Keyring } from '../keyring.ts';
import type { Carrier } from '../outbox/deliver-outbox.ts';
import { writeToOutbox } from '../outbox/outbox.store.ts';
import { type Repetition, repeat } from '../repeat.ts';
import { StartError } from '../start-error.ts';
import {
  type LiveCredential,
  type LivePlayer,
  makeCredential,
  readCredential,
  type Shown,
  type Sign,
} from './credential.ts';
import { createDynamicSecurity } from './dynamic-security.ts';
import type { Notice } from './notice.ts';
import { sendNotices } from './notices.store.ts';
import { createOutsideBroker } from './outside-broker.ts';
import { proveBroker } from './prove-broker.ts';
import type { OutsideBrokerSettings } from './settings.ts';

/** Live messages as the modules know them. */
export interface Live {
  /** Whether somebody else's broker carries them. */
  isOutside: boolean;
  /** False while somebody else's broker takes nothing. */
  isAnswering(): boolean;
  /** For one connection of a player's session, with where to connect. */
  credentialFor(player: LivePlayer): Promise<LiveCredential & { url: string }>;
  /** In a transaction: they leave when it commits. */
  announce(client: pg.ClientBase, notices: readonly Notice[]): Promise<void>;
  /** The same for what comes often and nobody misses: an outside broker is told at once, or not at all. */
  hint(client: pg.ClientBase, notices: readonly Notice[]): Promise<void>;
  readCredential(shown: Shown): LivePlayer | null;
  /** Carries messages to the broker outside. */
  carriers: Readonly<Record<string, Carrier>>;
  /** Refuses a broker that lets people hear others; one that is away is given nothing until it was tried. */
  prove(): Promise<void>;
  close(): Promise<void>;
}

const channel = 'live';

function createOwnLive(keyring: Keyring): Live {
  const sign: Sign = (text) => keyring.digest('live-credential', text);
  return {
    isOutside: false,
    isAnswering: () => true,
    credentialFor: async (player) => ({ url: livePath, ...makeCredential(sign, player) }),
    announce: sendNotices,
    hint: sendNotices,
    readCredential: (shown) => readCredential(sign, shown),
    carriers: {},
    prove: async () => {},
    close: async () => {},
  };
}

interface Outgoing {
  /** Null for what everybody is told. */
  uid: bigint | null;
  topic: string;
  message: Record<string, string | number>;
}

const messagesOf = (notices: readonly Notice[]) =>
  notices.flatMap((notice): Outgoing[] => {
    if (!('message' in notice)) return [];
    const { message } = notice;
    if (notice.topic === 'house') return [{ uid: null, topic: liveTopics.house(), message }];
    const { uid, topic } = notice;
    return [{ uid: BigInt(uid), topic: liveTopics[topic](uid), message }];
  });

/** Credentials for players, as the broker knows them. */
function createIssuer({ url, key }: OutsideBrokerSettings) {
  if (key === null) {
    const security = createDynamicSecurity(url);
    return { make: security.make, read: () => null, close: security.close };
  }
  const sign: Sign = (text) => createHmac('sha256', key).update(text).digest();
  return {
    make: async (player: LivePlayer) => makeCredential(sign, player),
    read: (shown: Shown) => readCredential(sign, shown),
    close: async () => {},
  };
}

const proveAgainMs = 30_000;

/** One process publishes each message, through the outbox. Connections end with their credential there. */
function createOutsideLive(settings: OutsideBrokerSettings): Live {
  const { url, playerUrl } = settings;
  const issuer = createIssuer(settings);
  const broker = createOutsideBroker(url);
  let isHeld = false;
  let proving: Repetition | null = null;
  const prove = () =>
    proveBroker({ playerUrl, credentialFor: issuer.make, publish: broker.publish });
  const requireProved = () => {
    if (isHeld) throw new Refusal('UNAVAILABLE');
  };

  /** Until it answers and was found safe; one that is not stays held. */
  async function proveLater(): Promise<undefined> {
    if (!isHeld) return;
    await prove();
    isHeld = false;
  }

  return {
    isOutside: true,
    isAnswering: () => !isHeld && broker.isAnswering(),
    async credentialFor(player) {
      requireProved();
      return { url: playerUrl, ...(await issuer.make(player)) };
    },
    async announce(client, notices) {
      for (const { uid, ...content } of messagesOf(notices)) {
        await writeToOutbox(client, { channel, uid, content });
      }
    },
    async hint(_client, notices) {
      if (isHeld) return;
      for (const { topic, message } of messagesOf(notices)) broker.hint(topic, message);
    },
    readCredential: issuer.read,
    carriers: {
      async [channel](content) {
        requireProved();
        await broker.publish(content);
      },
    },
    async prove() {
      try {
        await prove();
      } catch (error) {
        if (error instanceof StartError) throw error;
        isHeld = true;
        proving = repeat({ everyMs: proveAgainMs, act: proveLater, onError() {} });
      }
    },
    async close() {
      await proving?.stop();
      await issuer.close();
      await broker.close();
    },
  };
}

export function createLive(needs: {
  keyring: Keyring;
  settings: { outsideBroker: OutsideBrokerSettings | null };
}): Live {
  const { outsideBroker } = needs.settings;
  return outsideBroker ? createOutsideLive(outsideBroker) : createOwnLive(needs.keyring);
}

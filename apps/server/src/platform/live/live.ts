import { createHmac } from 'node:crypto';
import { livePath, liveTopics } from '@perya/contract/live';
import type pg from 'pg';
import type { Keyring } from '../keyring.ts';
import type { Carrier } from '../outbox/deliver-outbox.ts';
import { writeToOutbox } from '../outbox/outbox.store.ts';
import {
  type LiveCredential,
  type LivePlayer,
  makeCredential,
  readCredential,
  type Shown,
  type Sign,
} from './credential.ts';
import type { Notice } from './notice.ts';
import { sendNotices } from './notices.store.ts';
import { createOutsideBroker } from './outside-broker.ts';
import type { OutsideBrokerSettings } from './settings.ts';

/** Live messages as the modules know them. */
export interface Live {
  /** Whether somebody else's broker carries them. */
  isOutside: boolean;
  /** For one connection of a player's session, with where to connect. */
  credentialFor(player: LivePlayer): LiveCredential & { url: string };
  /** In a transaction: they leave when it commits. */
  announce(client: pg.ClientBase, notices: readonly Notice[]): Promise<void>;
  /** The same for what comes often and nobody misses: an outside broker is told at once, or not at all. */
  hint(client: pg.ClientBase, notices: readonly Notice[]): Promise<void>;
  readCredential(shown: Shown): LivePlayer | null;
  /** Carries messages to the broker outside. */
  carriers: Readonly<Record<string, Carrier>>;
  close(): Promise<void>;
}

const channel = 'live';

function createOwnLive(keyring: Keyring): Live {
  const sign: Sign = (text) => keyring.digest('live-credential', text);
  return {
    isOutside: false,
    credentialFor: (player) => ({ url: livePath, ...makeCredential(sign, player) }),
    announce: sendNotices,
    hint: sendNotices,
    readCredential: (shown) => readCredential(sign, shown),
    carriers: {},
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

/** One process publishes each message, through the outbox. Connections end with their credential there. */
function createOutsideLive({ url, playerUrl, key }: OutsideBrokerSettings): Live {
  const sign: Sign = (text) => createHmac('sha256', key).update(text).digest();
  const broker = createOutsideBroker(url);
  return {
    isOutside: true,
    credentialFor: (player) => ({ url: playerUrl, ...makeCredential(sign, player) }),
    async announce(client, notices) {
      for (const { uid, ...content } of messagesOf(notices)) {
        await writeToOutbox(client, { channel, uid, content });
      }
    },
    async hint(_client, notices) {
      for (const { topic, message } of messagesOf(notices)) broker.hint(topic, message);
    },
    readCredential: (shown) => readCredential(sign, shown),
    carriers: { [channel]: broker.publish },
    close: broker.close,
  };
}

export function createLive(needs: {
  keyring: Keyring;
  settings: { outsideBroker: OutsideBrokerSettings | null };
}): Live {
  const { outsideBroker } = needs.settings;
  return outsideBroker ? createOutsideLive(outsideBroker) : createOwnLive(needs.keyring);
}

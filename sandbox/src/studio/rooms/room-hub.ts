import { encodeJson } from '@perya/game-kit/json';
import type { Said } from '@perya/game-kit/phrases';
import { keyOfTopic, type RoomKey, topicOf } from './room-key.ts';

export type Push = (message: string) => void;

export interface RoomHub {
  /** Hears of every change of the room from now on; answers how to stop. */
  listen(key: RoomKey, push: Push): () => void;
  /** Reads the room once and tells everybody in it. */
  refresh(key: RoomKey): Promise<void>;
  /** Tells everybody in the room what somebody said; of a crowd that speaks at once only some are heard. */
  hear(key: RoomKey, said: Said): void;
  /** Changes may have been missed. */
  refreshAll(): void;
  /** Rooms in which somebody is. */
  listened(): RoomKey[];
}

/** So many phrases a second reach a room: more could not be read. */
const heardMax = 4;

interface HubNeeds {
  read(key: RoomKey): Promise<unknown>;
  log(message: string): void;
}

/** The listeners of this process: one topic for each room, one message for all in it. */
export function createRoomHub({ read, log }: HubNeeds): RoomHub {
  const topics = new Map<string, Set<Push>>();
  /** Rooms that are being read, and whether they have changed meanwhile. */
  const reading = new Map<string, { isStale: boolean }>();
  /** What was said in each room within a second. */
  const heard = new Map<string, { second: number; count: number }>();

  async function tell(key: RoomKey, state: { isStale: boolean }): Promise<void> {
    do {
      state.isStale = false;
      const message = encodeJson(await read(key));
      for (const push of topics.get(topicOf(key)) ?? []) push(message);
    } while (state.isStale);
  }

  async function refresh(key: RoomKey): Promise<void> {
    const topic = topicOf(key);
    const current = reading.get(topic);
    if (current) current.isStale = true;
    if (current || !topics.has(topic)) return;
    const state = { isStale: false };
    reading.set(topic, state);
    try {
      await tell(key, state);
    } catch (error) {
      log(String(error));
    } finally {
      reading.delete(topic);
    }
  }

  function hear(key: RoomKey, said: Said): void {
    const topic = topicOf(key);
    const second = Math.floor(Date.now() / 1000);
    const before = heard.get(topic);
    const count = before?.second === second ? before.count + 1 : 1;
    heard.set(topic, { second, count });
    if (count > heardMax) return;
    const message = encodeJson({ said });
    for (const push of topics.get(topic) ?? []) push(message);
  }

  return {
    hear,
    refresh,
    listen(key, push) {
      const topic = topicOf(key);
      const pushes = topics.get(topic) ?? new Set();
      topics.set(topic, pushes.add(push));
      return () => {
        pushes.delete(push);
        // Whoever leaves twice does not close the topic of those who came since.
        if (pushes.size === 0 && topics.get(topic) === pushes) topics.delete(topic);
      };
    },
    refreshAll() {
      for (const topic of topics.keys()) void refresh(keyOfTopic(topic));
    },
    listened: () => [...topics.keys()].map(keyOfTopic),
  };
}

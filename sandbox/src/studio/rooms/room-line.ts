import { decodeJson } from '@perya/game-kit/json';
import type { Said } from '@perya/game-kit/phrases';
import type pg from 'pg';
import type { Studio } from '../studio.ts';
import { listenToRooms, tryToLead } from './leaders.store.ts';
import type { RoomHub } from './room-hub.ts';
import { keyOfTopic, type RoomKey, topicOf } from './room-key.ts';
import { saidChannel } from './voices.store.ts';

export interface RoomLine {
  /** Whether this process leads the room; it tries to, if nobody does. */
  lead(key: RoomKey): Promise<boolean>;
  stop(): Promise<void>;
}

function hearSaid(hub: Pick<RoomHub, 'hear'>, payload: string): void {
  const { topic, said } = decodeJson(payload) as { topic: string; said: Said };
  hub.hear(keyOfTopic(topic), said);
}

/**
 * One connection of this process: it hears which rooms have moved on, and holds the locks of those that it leads.
 * When it breaks, or the process dies, its rooms are free at once for another.
 */
export function createRoomLine({ pool, rooms }: Pick<Studio, 'pool' | 'rooms'>): RoomLine {
  const led = new Set<string>();
  let line: pg.PoolClient | null = null;
  let opening: Promise<pg.PoolClient> | null = null;

  function lose(broken: pg.PoolClient): void {
    if (line !== broken) return;
    line = null;
    led.clear();
    broken.release(true);
  }

  async function open(): Promise<pg.PoolClient> {
    const opened = await pool.connect();
    try {
      opened.on('notification', ({ channel, payload = '' }) => {
        if (channel === saidChannel) hearSaid(rooms.hub, payload);
        else if (payload) void rooms.hub.refresh(keyOfTopic(payload));
      });
      await listenToRooms(opened);
    } catch (error) {
      opened.release(true);
      throw error;
    }
    line = opened;
    opened.once('error', () => lose(opened));
    opened.once('end', () => lose(opened));
    // What was told while nobody listened is lost.
    rooms.hub.refreshAll();
    return opened;
  }

  async function ready(): Promise<pg.PoolClient> {
    if (line) return line;
    opening ??= open().finally(() => {
      opening = null;
    });
    return opening;
  }

  return {
    async lead(key) {
      const client = await ready();
      const topic = topicOf(key);
      if (led.has(topic)) return true;
      const isLeader = await tryToLead(client, key);
      if (isLeader && line === client) led.add(topic);
      return isLeader;
    },
    async stop() {
      await opening?.catch(() => {});
      if (line) lose(line);
    },
  };
}

import { deliverAll } from '../provider-api/deliver-outbox.ts';
import { type Repeated, repeat } from '../repeat.ts';
import type { Studio } from '../studio.ts';
import { advanceRoom } from './advance-room.ts';
import { type RoomKey, topicOf } from './room-key.ts';
import { createRoomLine } from './room-line.ts';
import { listBusyRooms, wakeRoom } from './rooms.store.ts';

/** How exactly the bell rings. */
const lookEveryMs = 100;
/** How long a newcomer waits in a house where nobody plays. */
const idleEveryMs = 500;
const wakeEveryMs = 10_000;
/** A room goes on for so long after the last who was there. */
export const awakeSeconds = 30;

/** Leads the rooms that no other process leads, and keeps those awake in which somebody listens. */
export function runRooms(studio: Studio): Repeated {
  const line = createRoomLine(studio);
  const underWay = new Map<string, Promise<void>>();
  const deliveries = new Set<Promise<void>>();
  let wokenAtMs = Number.NEGATIVE_INFINITY;
  let isBusy = false;

  function deliver(): void {
    const sent: Promise<void> = deliverAll(studio)
      .catch((error: unknown) => studio.log(String(error)))
      .finally(() => void deliveries.delete(sent));
    deliveries.add(sent);
  }

  async function look(key: RoomKey, isAwake: boolean): Promise<void> {
    try {
      const isSettled = (await line.lead(key)) && (await advanceRoom(studio, key, isAwake));
      if (isSettled) deliver();
    } catch (error) {
      studio.log(String(error));
    }
  }

  async function keepAwake(): Promise<void> {
    if (performance.now() - wokenAtMs < wakeEveryMs) return;
    wokenAtMs = performance.now();
    for (const key of studio.rooms.hub.listened()) await wakeRoom(studio.pool, key, awakeSeconds);
  }

  const pauseMs = () => (isBusy ? lookEveryMs : idleEveryMs);
  const looking = repeat(pauseMs, studio.log, async () => {
    await keepAwake();
    const busy = await listBusyRooms(studio.pool);
    isBusy = busy.length > 0;
    for (const { isAwake, ...key } of busy) {
      const topic = topicOf(key);
      // A room whose seats are being settled does not keep the others waiting.
      if (underWay.has(topic)) continue;
      underWay.set(
        topic,
        look(key, isAwake).finally(() => void underWay.delete(topic)),
      );
    }
  });

  return {
    async stop() {
      await looking.stop();
      await Promise.all(underWay.values());
      await Promise.all(deliveries);
      await line.stop();
    },
  };
}

import { encodeJson } from '@perya/game-kit/json';
import type { MateNews, MateSeat, SceneKey } from './mates.store.ts';

export interface MateListener {
  seat: MateSeat;
  push(message: string): void;
}

export interface MatesHub {
  /** Hears who shares the scene, now and at every change, and what the others play. Answers how to stop. */
  listen(listener: MateListener): () => void;
  /** Something was told to a scene, by whichever process. */
  hear(news: MateNews): Promise<void>;
  /** News may have been missed. */
  refreshAll(): Promise<void>;
}

interface HubNeeds {
  listPlaces(at: SceneKey): Promise<number[]>;
}

const isSame = (one: SceneKey, other: SceneKey) =>
  one.venue === other.venue && one.game === other.game && one.scene === other.scene;

/** Who looks at a shared scene in this process. */
export function createMatesHub({ listPlaces }: HubNeeds): MatesHub {
  const listeners = new Set<MateListener>();

  async function tellSeats(at: SceneKey, whom = [...listeners]): Promise<void> {
    const concerned = whom.filter(({ seat }) => isSame(seat, at));
    if (concerned.length === 0) return;
    const taken = await listPlaces(at);
    for (const { seat, push } of concerned) {
      push(encodeJson({ seats: { mine: seat.place, taken } }));
    }
  }

  return {
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async hear({ at, played }) {
      if (!played) return tellSeats(at);
      const message = encodeJson({ played });
      for (const { seat, push } of listeners) {
        if (isSame(seat, at) && seat.place !== played.place) push(message);
      }
    },
    async refreshAll() {
      for (const listener of listeners) await tellSeats(listener.seat, [listener]);
    },
  };
}

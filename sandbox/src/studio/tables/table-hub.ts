import { encodeJson } from '@perya/game-kit/json';
import type { SessionRow } from '../seats.store.ts';

type Push = (message: string) => void;

interface Listener {
  session: SessionRow;
  push: Push;
  /** What was pushed last, without the time. */
  last: string;
}

interface HubNeeds {
  read(session: SessionRow): Promise<{ nowMs: number }>;
  log(message: string): void;
}

export interface TableHub {
  /** Hears how the tables stand for this player, now and at every change. Answers how to stop. */
  listen(session: SessionRow, push: Push): () => void;
  /** Something has moved on in this process: whoever listens hears it at the next look, which is at once. */
  changed(): void;
  /** Reads how the tables stand for everybody who listens, and tells whom it concerns. */
  look(): Promise<void>;
}

/** Who listens to the tables in this process. What other processes change is seen at the next look. */
export function createTableHub({ read, log }: HubNeeds): TableHub {
  const listeners = new Set<Listener>();
  let looking: Promise<void> | null = null;
  let isStale = false;

  async function tell(listener: Listener): Promise<void> {
    try {
      const { nowMs, ...standing } = await read(listener.session);
      const now = encodeJson(standing);
      if (now === listener.last || !listeners.has(listener)) return;
      listener.last = now;
      listener.push(encodeJson({ ...standing, nowMs }));
    } catch (error) {
      log(String(error));
    }
  }

  async function lookUntilFresh(): Promise<void> {
    do {
      isStale = false;
      for (const listener of listeners) await tell(listener);
    } while (isStale);
  }

  const hub: TableHub = {
    listen(session, push) {
      const listener = { session, push, last: '' };
      listeners.add(listener);
      void tell(listener);
      return () => void listeners.delete(listener);
    },
    changed: () => void hub.look(),
    look() {
      if (looking) isStale = true;
      looking ??= lookUntilFresh().finally(() => {
        looking = null;
      });
      return looking;
    },
  };
  return hub;
}

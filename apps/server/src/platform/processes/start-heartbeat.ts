import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { DegradedPart } from '@perya/contract/house/staff-calls/home';
import type pg from 'pg';
import manifest from '../../../package.json' with { type: 'json' };
import { repeat } from '../repeat.ts';
import { createProcessStore } from './process.store.ts';

const everyMs = 5000;

async function readDisk(folder: string) {
  try {
    const { bavail, blocks, bsize } = await statfs(folder, { bigint: true });
    return { diskFree: bavail * bsize, diskSize: blocks * bsize };
  } catch {
    return { diskFree: null, diskSize: null };
  }
}

export interface HeartbeatOptions {
  pool: pg.Pool;
  dataDir: string;
  degraded?: () => readonly DegradedPart[];
  onError(error: unknown): void;
}

/** Lets whoever looks know that this process lives, on which version, and how its disk and clock are. */
export function startHeartbeat({ pool, dataDir, degraded, onError }: HeartbeatOptions) {
  const store = createProcessStore(pool);
  const id = randomUUID();
  let hasReplaced = false;
  const beating = repeat({
    everyMs,
    async act() {
      const disk = await readDisk(dataDir);
      const { pid } = process;
      const facts = { id, host: hostname(), pid, version: manifest.version, ...disk };
      const now = { upSeconds: process.uptime(), degraded: degraded?.() ?? [] };
      await store.see({ ...facts, ...now }, Date.now());
      if (!hasReplaced) await store.replaceLost(now.upSeconds);
      hasReplaced = true;
      await store.forget();
      return undefined;
    },
    onError,
  });
  return {
    async stop(): Promise<void> {
      await beating.stop();
      await store.leave(id);
    },
  };
}

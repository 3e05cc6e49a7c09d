import { randomBytes } from 'node:crypto';
import { type Component, hashComponents, listChanged } from '@perya/games/rng/component-hashes';
import { faultOfBytes, faultOfStream } from './find-fault.ts';

/** What a check looks at. */
const checkedBytes = 65_536;

export interface HealthReport {
  /** Null while nothing is wrong; then no bet is taken. */
  fault: string | null;
  source_checked_at: string;
  components_checked_at: string;
  components: readonly Component[];
}

export interface Health {
  /** The bytes that seeds are made of, and the stream that is made of seeds. */
  checkSource(): void;
  /** Whether the code that decides rounds is still what it was at the start. */
  checkComponents(): void;
  report(): HealthReport;
}

interface HealthNeeds {
  log(message: string): void;
  readBytes?: (count: number) => Uint8Array;
  hash?: () => Component[];
  now?: () => Date;
}

/** Checks itself at the start, which fails with it, and as often as it is told. A fault stays until the studio is started anew. */
export function createHealth({
  log,
  readBytes = randomBytes,
  hash = hashComponents,
  now = () => new Date(),
}: HealthNeeds): Health {
  const components = hash();
  const startedAt = now().toISOString();
  const state: HealthReport = {
    fault: faultOfBytes(readBytes(checkedBytes)) ?? faultOfStream(),
    source_checked_at: startedAt,
    components_checked_at: startedAt,
    components,
  };
  if (state.fault !== null) throw new Error(`The random source is faulty: ${state.fault}`);
  const note = (fault: string | null) => {
    if (fault === null) return;
    state.fault ??= fault;
    log(`No bet is taken any more: ${fault}`);
  };
  return {
    checkSource() {
      state.source_checked_at = now().toISOString();
      note(faultOfBytes(readBytes(checkedBytes)) ?? faultOfStream());
    },
    checkComponents() {
      state.components_checked_at = now().toISOString();
      const changed = listChanged(components, hash());
      note(changed.length === 0 ? null : `other code of ${changed.join(', ')}`);
    },
    report: () => ({ ...state }),
  };
}

import type pg from 'pg';
import type { CommitSignal } from '../../platform/events/commit-signal.ts';
import type { NewEvent } from '../../platform/events/event.ts';
import type { EntriesStore } from './entries/entries.store.ts';
import type { StandingStore } from './entries/standing.store.ts';
import type { VerificationStore } from './verification/verification.store.ts';

export interface Reaction {
  name: string;
  react(client: pg.PoolClient, event: NewEvent): Promise<void>;
}

/** What the verbs of this module work with. */
export interface AuditServices {
  pool: pg.Pool;
  commitSignal: CommitSignal;
  /** What modules above do in the transaction that writes an event. */
  reactions: Reaction[];
  entries: EntriesStore;
  standing: StandingStore;
  verifications: VerificationStore;
  /** Verifications that run in this process. */
  running: Set<Promise<unknown>>;
  isClosing: boolean;
}

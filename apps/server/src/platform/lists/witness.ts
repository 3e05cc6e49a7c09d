import type { EventKind, SignificantEvent } from '@perya/contract/house/staff-calls/events';
import type { PageRequest } from './cut-page.ts';
import type { TimeRange } from './ranges.ts';
import type { Told } from './teller.ts';

/** An event with the moment that orders it among those of others, and the place in its own part behind it. */
export interface SeenEvent extends Omit<SignificantEvent, 'id' | 'at' | 'ended_at'> {
  at: Date;
  endedAt: Date | null;
  cursor: string;
}

/** What is asked for: events of these kinds, a page behind the cursor. */
export interface Seeing extends TimeRange, PageRequest {
  kinds: readonly EventKind[];
  limit: number;
}

/** What a module knows of significant events, read from what it keeps anyway. */
export interface Witness {
  /** Stands in cursors, and tells the rows of one part from those of others. */
  name: string;
  /** Of which kinds it knows some. */
  kinds: readonly EventKind[];
  see(seeing: Seeing): Promise<Told<SeenEvent>>;
}

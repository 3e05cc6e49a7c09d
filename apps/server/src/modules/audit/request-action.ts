import type { HandOverPart } from '@perya/contract/staff/calls/requests';
import type { RequestActionName, requestActions } from '@perya/contract/staff/request-actions';
import type { Text } from '@perya/contract/text';
import type * as z from 'zod/mini';
import type { NewEvent } from '../../platform/events/event.ts';
import type { AuditOrigin, Entry, Subject } from './entry.ts';
import type { Recorded } from './record-change.ts';

/** What is asked for, as it is stored and shown. */
interface Described {
  subject: Subject;
  /** Of one action only one request with the same topic can be open. */
  topic: string;
  /** What will happen, for whoever approves it. */
  says: Text;
}

/** What carrying out leaves in the audit and in the log of events. */
export interface CarriedOut {
  entries: readonly Entry[];
  events?: readonly NewEvent[];
  /** What is left to hand over, and who of the two collects which part. */
  handOver?: readonly { part: HandOverPart; to: 'asker' | 'approver' }[];
  /** For what this process keeps in memory. */
  afterCommit?: () => void;
}

/** A part as the one who collects it sees it, this once. */
interface CollectedPart {
  name: string | null;
  value: string;
  entries: readonly Entry[];
  /** For what this process keeps in memory. */
  afterCommit?: () => void;
}

/**
 * Something that waits for a second person, by the module that owns it. The contract declares who may ask for it, with
 * which input and why; requests are kept, approved and recorded by `staff`, which knows no more of it than this.
 */
export interface RequestAction<Input = unknown> {
  /** Refuses in words what could not be carried out as things stand. */
  describe(input: Input, askedBy: bigint): Promise<Described>;
  /**
   * Carries it out in the transaction of the approval, and touches nothing but that transaction. It
   * decides anew under its own locks: a refusal leaves the request open.
   */
  carryOut(
    tx: Recorded,
    deed: {
      origin: AuditOrigin;
      input: Input;
      reason: string;
      /** Which request it is, and who asked for it, as in `staff:7`. */
      request: { id: string; askedBy: string };
    },
  ): Promise<CarriedOut>;
  /** Makes a part when it is collected, so that nobody could have read it before. */
  collect?(
    tx: Recorded,
    deed: { part: HandOverPart; input: Input; reason: string; requestId: bigint },
  ): Promise<CollectedPart>;
}

/** The actions of one owner by their names, each with the input that the contract declares. */
export type RequestActions<Names extends RequestActionName> = {
  readonly [Name in Names]: RequestAction<z.output<(typeof requestActions)[Name]['input']>>;
};

import type { AssignedQueue } from '@perya/contract/house/staff-calls/assigning';
import type { Permission } from '@perya/contract/staff/permissions';
import type pg from 'pg';

/** Whom a case is given to. */
export interface Colleague {
  staffId: bigint;
  name: string;
  permissions: ReadonlySet<Permission>;
}

/** A case that changed hands, as the audit names it. */
export interface HandedCase {
  /** Null where it is no player's. */
  uid: bigint | null;
  id: string;
}

/** Who gives a case, and to whom. */
export interface Hands<Who> {
  by: Who;
  to: Who;
}

/** How a module gives its cases to somebody; the house asks it for whoever may. */
export interface Assigner<Tx extends pg.ClientBase> {
  queue: AssignedQueue;
  /** What one must be allowed to, to have a case of it. */
  permission: Permission;
  /** Null where the case does not wait, or is not for both of them: nobody gives what they could not take. */
  assign(tx: Tx, hands: Hands<Colleague>, id: string): Promise<HandedCase | null>;
  /** All that one has: to the colleague what they may have, the rest back to the queue. */
  handOver(
    tx: Tx,
    from: bigint,
    to: Colleague | null,
  ): Promise<{ given: HandedCase[]; returned: HandedCase[] }>;
}

interface Handed<Row> {
  given: Row[];
  returned: Row[];
}

interface AssignableQueue<Tx, Row, Key, Who> {
  assign(tx: Tx, hands: Hands<Who>, which: Key): Promise<Row | null>;
  handOver(tx: Tx, from: bigint, who: Who | null): Promise<Handed<Row>>;
}

/** An assigner of a queue: how a case is named, and who a colleague is to it. */
export function assignerOf<Tx extends pg.ClientBase, Row, Key, Who>(
  part: Pick<Assigner<Tx>, 'queue' | 'permission'>,
  queue: AssignableQueue<Tx, Row, Key, Who>,
  words: {
    keyOf(id: string): Key;
    whoOf(to: Colleague): Who;
    caseOf(row: Row): HandedCase;
  },
): Assigner<Tx> {
  const { keyOf, whoOf, caseOf } = words;
  return {
    ...part,
    async assign(tx, { by, to }, id) {
      const row = await queue.assign(tx, { by: whoOf(by), to: whoOf(to) }, keyOf(id));
      return row && caseOf(row);
    },
    async handOver(tx, from, to) {
      const { given, returned } = await queue.handOver(tx, from, to && whoOf(to));
      return { given: given.map(caseOf), returned: returned.map(caseOf) };
    },
  };
}

import type { HandOverPart, RequestState } from '@perya/contract/staff/calls/requests';
import type { Reason } from '@perya/contract/staff/reasons';
import type { RequestActionName } from '@perya/contract/staff/request-actions';
import type { Text } from '@perya/contract/text';
import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';
import { invitationHours, requestHours } from '../policy.ts';

/** What was asked for, which nothing changes. */
export interface Asked {
  id: bigint;
  action: RequestActionName;
  topic: string;
  subjectKind: string;
  subject: string;
  input: unknown;
  says: Text;
  reason: Reason;
  words: string;
  askedBy: bigint;
  askedAt: Date;
  askedAddress: string;
  askedDevice: string;
  expiresAt: Date;
}

export interface StoredRequest extends Asked {
  seal: Buffer;
  state: RequestState;
  decidedBy: bigint | null;
  decidedAt: Date | null;
  decisionReason: Reason | null;
  decisionWords: string | null;
  failedAt: Date | null;
  failure: Text | null;
}

/** A part that is handed over after an approval. */
export interface StoredPart {
  part: HandOverPart;
  staffId: bigint;
  until: Date;
  collectedAt: Date | null;
}

export interface RequestFilter {
  state?: RequestState | undefined;
  actions?: readonly string[] | undefined;
  /** Leaves these out. */
  hiddenActions?: readonly string[] | undefined;
  askedBy?: bigint | undefined;
  /** Kind and id of what it is about, as the audit names it. */
  about?: string | undefined;
  topic?: string | undefined;
  /** Leaves out what this member of staff asked for. */
  notAskedBy?: bigint | undefined;
  isOldestFirst?: boolean;
}

export interface Closing {
  state: Exclude<RequestState, 'open'>;
  by: bigint;
  reason: Reason;
  words: string;
}

const columns = `r.id, r.action, r.topic, r.subject_kind, r.subject, r.input, r.says,
  r.reason, r.words, r.asked_by, r.asked_at, r.asked_address, r.asked_device, r.expires_at,
  r.seal, r.state, r.decided_by, r.decided_at, r.decision_reason, r.decision_words,
  r.failed_at, r.failure`;

/** From the question to its end. */
const asking = {
  /** The number of a new request and its moments, which its seal covers. */
  async begin(tx: Recorded): Promise<{ id: bigint; askedAt: Date; expiresAt: Date }> {
    const { rows } = await tx.query<{ id: bigint; askedAt: Date; expiresAt: Date }>(
      `select nextval('staff.request_id') as id, moment.now as asked_at,
         moment.now + interval '${requestHours} hours' as expires_at
       from (select date_trunc('milliseconds', platform.clock()) as now offset 0) moment`,
    );
    const [row] = rows;
    if (!row) throw new Error('The request got no number');
    return row;
  },

  /** False if another about the same is open. */
  async insert(tx: Recorded, asked: Asked, seal: Buffer): Promise<boolean> {
    const { rowCount } = await tx.query(
      `insert into staff.request (id, action, topic, subject_kind, subject, input, says, reason, words,
         asked_by, asked_at, asked_address, asked_device, expires_at, seal)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
       on conflict (action, topic) where state = 'open' do nothing`,
      [
        asked.id,
        asked.action,
        asked.topic,
        asked.subjectKind,
        asked.subject,
        JSON.stringify(asked.input),
        JSON.stringify(asked.says),
        asked.reason,
        asked.words,
        asked.askedBy,
        asked.askedAt,
        asked.askedAddress,
        asked.askedDevice,
        asked.expiresAt,
        seal,
      ],
    );
    return rowCount === 1;
  },

  /** Locks the request: whoever decides, withdraws or expires it comes one after the other. */
  async lock(tx: Recorded, id: bigint): Promise<(StoredRequest & { now: Date }) | null> {
    await tx.query('select from staff.request where id = $1 for update', [id]);
    const { rows } = await tx.query<StoredRequest & { now: Date }>(
      `select ${columns}, platform.clock() as now from staff.request r where r.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  },

  async close(tx: Recorded, id: bigint, { state, by, reason, words }: Closing): Promise<void> {
    await tx.query(
      `update staff.request set state = $2, decided_by = $3, decided_at = platform.clock(),
         decision_reason = $4, decision_words = $5
       where id = $1 and state = 'open'`,
      [id, state, by, reason, words],
    );
  },
};

/** What became of requests. */
const ending = (pool: pg.Pool) => ({
  /** Closes what nobody decided in time; of several processes each takes its own. */
  async expire(tx: Recorded, limit: number): Promise<StoredRequest[]> {
    const { rows } = await tx.query<StoredRequest>(
      `update staff.request r set state = 'expired', decided_at = platform.clock()
       where r.id in (select id from staff.request
         where state = 'open' and expires_at <= platform.clock()
         order by expires_at limit $1 for update skip locked)
       returning ${columns}`,
      [limit],
    );
    return rows;
  },

  /** Answers what was asked for; null if the request is open no more. */
  async noteFailure(tx: Recorded, id: bigint, failure: Text): Promise<string | null> {
    const { rows } = await tx.query<{ action: string }>(
      `update staff.request set failed_at = platform.clock(), failure = $2
       where id = $1 and state = 'open' returning action`,
      [id, JSON.stringify(failure)],
    );
    return rows[0]?.action ?? null;
  },

  /** That somebody looks at a request; their first look counts. */
  async noteOpening(id: bigint, staffId: bigint): Promise<void> {
    await pool.query(
      `insert into staff.request_opening (request_id, staff_id) values ($1, $2)
       on conflict do nothing`,
      [id, staffId],
    );
  },

  /** Null of one that was opened by the release before, which noted nothing. */
  async readOpening(tx: Recorded, id: bigint, staffId: bigint): Promise<Date | null> {
    const { rows } = await tx.query<{ openedAt: Date }>(
      'select opened_at from staff.request_opening where request_id = $1 and staff_id = $2',
      [id, staffId],
    );
    return rows[0]?.openedAt ?? null;
  },

  async addPart(
    tx: Recorded,
    { requestId, part, staffId }: { requestId: bigint; part: HandOverPart; staffId: bigint },
  ): Promise<void> {
    await tx.query(
      `insert into staff.hand_over (request_id, part, staff_id, until)
       values ($1, $2, $3, platform.clock() + interval '${invitationHours} hours')`,
      [requestId, part, staffId],
    );
  },

  /** Which part is this person's to see, once: null if there is none, if it was seen or is over. */
  async takePart(tx: Recorded, id: bigint, staffId: bigint): Promise<HandOverPart | null> {
    const { rows } = await tx.query<{ part: HandOverPart }>(
      `update staff.hand_over set collected_at = platform.clock()
       where request_id = $1 and staff_id = $2 and collected_at is null and until > platform.clock()
       returning part`,
      [id, staffId],
    );
    return rows[0]?.part ?? null;
  },

  async listParts(id: bigint): Promise<StoredPart[]> {
    const { rows } = await pool.query<StoredPart>(
      `select part, staff_id, until, collected_at
       from staff.hand_over where request_id = $1 order by part desc`,
      [id],
    );
    return rows;
  },
});

export function createRequestStore(pool: pg.Pool) {
  const list = createList<StoredRequest, RequestFilter>(pool, {
    columns,
    from: 'staff.request r',
    key: [byNumber('r.id')],
    isAscending: ({ isOldestFirst = false }) => isOldestFirst,
    since: 'r.asked_at',
    where: (filter, asked) => [
      asked('r.state = ?', filter.state),
      asked('r.asked_by = ?', filter.askedBy),
      asked('r.asked_by <> ?', filter.notAskedBy),
      asked('r.action = any (?::text[])', filter.actions),
      asked('r.action <> all (?::text[])', filter.hiddenActions),
      asked("(r.subject_kind || ' ' || r.subject) = ?", filter.about),
      asked('r.topic = ?', filter.topic),
      // What has run out waits for nobody, whether or not the job has said so.
      filter.state === 'open' && 'r.expires_at > now()',
    ],
  });
  return {
    page: list.page,
    waiting: list.waiting,
    async find(id: bigint): Promise<StoredRequest | null> {
      const { rows } = await pool.query<StoredRequest>(
        `select ${columns} from staff.request r where r.id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    /** The open ones by whole hours of age. */
    async countByAge(): Promise<{ hours: number; count: number }[]> {
      const { rows } = await pool.query<{ hours: number; count: number }>(
        `select floor(extract(epoch from now() - asked_at) / 3600)::integer as hours,
           count(*)::integer as count
         from staff.request where state = 'open' group by 1`,
      );
      return rows;
    },
    ...asking,
    ...ending(pool),
  };
}

export type RequestStore = ReturnType<typeof createRequestStore>;

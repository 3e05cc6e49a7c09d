import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface MessageRow {
  n: number;
  sender: 'player' | 'staff';
  key: string;
  staffName: string | null;
  text: string;
  pictures: string[];
  /** What it answers, where it answers feedback. */
  feedback: string | null;
  at: Date;
  /** How long the player had waited for it. */
  waitedSeconds: number | null;
}

export interface NewMessage {
  uid: bigint;
  sender: { kind: 'player' } | { kind: 'staff'; staffId: bigint; name: string };
  key: string;
  text: string;
  pictures: readonly string[];
  feedbackId: bigint | null;
}

const columns = (row: string) => `${row}.n, ${row}.sender, ${row}.key, ${row}.staff_name,
  ${row}.text, ${row}.pictures, ${row}.at, ${row}.waited_seconds`;
const feedbackOf = (row: string) =>
  `(select f.text from support.feedback f where f.id = ${row}.feedback_id) as feedback`;

/**
 * What a message does to its conversation. A word of the player opens it, about something new if it was closed, and
 * waits; an answer ends the wait;
 * an answer to feedback is no answer to what else the player has asked.
 */
const effects = {
  player: `state = 'open', waiting_since = coalesce(c.waiting_since, platform.clock()),
    tags = case when c.state = 'closed' then '{}' else c.tags end`,
  staff: `state = 'open', waiting_since = null`,
  feedback: 'state = c.state',
} as const;

/** What is written. */
const writing = {
  /** Locks the conversation of a player, made if there is none: messages are numbered one after the other. */
  async hold(tx: Recorded, uid: bigint, brand: string): Promise<void> {
    await tx.query(
      `insert into support.conversation (uid, brand) values ($1, $2) on conflict (uid) do nothing`,
      [uid, brand],
    );
    await tx.query('select from support.conversation where uid = $1 for update', [uid]);
  },

  /** What was sent with this key before. */
  async findByKey(
    tx: Recorded,
    { uid, sender, key }: Pick<NewMessage, 'uid' | 'sender' | 'key'>,
  ): Promise<MessageRow | null> {
    const { rows } = await tx.query<MessageRow>(
      `select ${columns('m')}, ${feedbackOf('m')} from support.message m
       where m.uid = $1 and m.sender = $2 and m.key = $3`,
      [uid, sender.kind, key],
    );
    return rows[0] ?? null;
  },

  /** Writes the next message of a conversation that is held. */
  async write(tx: Recorded, message: NewMessage): Promise<MessageRow> {
    const { uid, sender, key, text, pictures, feedbackId } = message;
    const staff = sender.kind === 'staff' ? sender : null;
    const effect = effects[feedbackId === null ? sender.kind : 'feedback'];
    const { rows } = await tx.query<MessageRow>(
      // What is read beside the update is as it was before it: since when the player had waited.
      `with stood as (select waiting_since from support.conversation where uid = $1),
       moved as (
         update support.conversation c set last_n = c.last_n + 1, last_at = platform.clock(), ${effect}
         where c.uid = $1 returning c.last_n)
       insert into support.message as m
         (uid, n, seq, sender, staff_id, staff_name, key, text, pictures, feedback_id, waited_seconds)
       select $1, moved.last_n, platform.draw_number('support.message_seq'), $2, $3, $4, $5, $6, $7, $8,
         case when $2 = 'staff' and $8::bigint is null
           then extract(epoch from platform.clock() - stood.waiting_since)::integer end
       from moved, stood returning ${columns('m')}, ${feedbackOf('m')}`,
      [
        uid,
        sender.kind,
        staff?.staffId ?? null,
        staff?.name ?? null,
        key,
        text,
        pictures,
        feedbackId,
      ],
    );
    const [row] = rows;
    if (!row) throw new Error(`The conversation of ${uid} was held and is gone`);
    return row;
  },
};

/** What was written. */
const reading = (pool: pg.Pool) => ({
  /** The newest first, those before `before`. */
  async list(uid: bigint, before: number, limit: number): Promise<MessageRow[]> {
    const { rows } = await pool.query<MessageRow>({
      name: 'support-messages',
      text: `select ${columns('m')}, ${feedbackOf('m')} from support.message m
             where m.uid = $1 and m.n < $2 order by m.n desc limit $3`,
      values: [uid, before, limit],
    });
    return rows;
  },

  /** The key of one picture of a message, by its place from 0. */
  async findPicture(
    client: pg.ClientBase,
    { uid, n, place }: { uid: bigint; n: number; place: number },
  ): Promise<string | null> {
    const { rows } = await client.query<{ key: string | null }>(
      'select pictures[$3::int + 1] as key from support.message where uid = $1 and n = $2',
      [uid, n, place],
    );
    return rows[0]?.key ?? null;
  },
});

export function createConversationStore(pool: pg.Pool) {
  return {
    ...writing,
    ...reading(pool),
  };
}

export type ConversationStore = ReturnType<typeof createConversationStore>;

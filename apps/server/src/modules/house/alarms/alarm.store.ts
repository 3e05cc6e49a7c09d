import type { Alarm, AlarmName } from '@perya/contract/house/staff-calls/home';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import { type TimeRange, withinTime } from '../../../platform/lists/ranges.ts';
import { type NewOutboxMessage, writeToOutbox } from '../../../platform/outbox/outbox.store.ts';
import type { Recorded } from '../../audit/index.ts';

export interface AlarmRow extends Pick<Alarm, 'name' | 'about' | 'level' | 'figure'> {
  id: bigint;
  raisedAt: Date;
  endedAt: Date | null;
  toldAt: Date | null;
  acknowledgedAt: Date | null;
  acknowledgedBy: string | null;
}

/** What happened to an alarm since the last look. */
export interface Change {
  alarm: AlarmRow;
  what: 'raised' | 'lasts' | 'ended';
}

const columns = `a.id, a.name, a.about, a.level, a.figure, a.raised_at, a.ended_at, a.told_at,
  a.acknowledged_at, a.acknowledged_by`;

/** One process looks at a time; the others come back later. */
const lookLockId = 7_391_130;
/** What comes and goes within two minutes is one alarm, told once. */
const calmInterval = '2 minutes';
/** A critical alarm that nobody looks after is told again. */
const remindInterval = '30 minutes';
/** A house on fire tells as much in an hour, and no more. */
const toldAnHourMax = 60;

async function write(client: pg.ClientBase, alarms: readonly Alarm[]): Promise<void> {
  await client.query(
    `insert into house.alarm as a (name, about, level, figure)
     select name, about, level, figure
     from jsonb_to_recordset($1) as seen (name text, about text, level text, figure float8)
     on conflict (name, about) where ended_at is null do update
     set level = excluded.level, figure = excluded.figure, seen_at = platform.clock()`,
    [JSON.stringify(alarms)],
  );
}

/** Takes what is to be told, each once, and as many as may be. */
async function takeChanges(client: pg.ClientBase): Promise<Change[]> {
  const { rows: ended } = await client.query<AlarmRow>(
    `update house.alarm a set ended_at = platform.clock()
     where ended_at is null and seen_at < platform.clock() - interval '${calmInterval}'
     returning ${columns}`,
  );
  const { rows: told } = await client.query<AlarmRow & { isNew: boolean }>(
    `update house.alarm a set told_at = platform.clock() from (
       select id, told_at is null as is_new from house.alarm
       where ended_at is null and (told_at is null or (level = 'critical'
         and acknowledged_at is null and told_at < platform.clock() - interval '${remindInterval}'))
       order by level, id
       limit greatest(0, ${toldAnHourMax} - (select count(*) from house.alarm
         where told_at > platform.clock() - interval '1 hour'))
       for update
     ) due where a.id = due.id
     returning ${columns}, due.is_new`,
  );
  return [
    ...told.map((alarm) => ({ alarm, what: alarm.isNew ? 'raised' : 'lasts' }) as const),
    ...ended
      .filter(({ toldAt }) => toldAt !== null)
      .map((alarm) => ({ alarm, what: 'ended' }) as const),
  ];
}

interface NamedAlarms extends TimeRange {
  names: readonly AlarmName[];
}

/** A process that fell silent and was lost is in the list of the lost. */
const isFoundLost = `a.name = 'process-silent' and platform.was_lost(a.about, a.raised_at)`;

export function createAlarmStore(pool: pg.Pool) {
  const named = createList<AlarmRow, NamedAlarms>(pool, {
    columns,
    from: 'house.alarm a',
    key: [byNumber('a.id')],
    where: ({ names, ...range }, asked) => [
      asked('a.name = any (?)', names),
      ...withinTime(asked, 'a.raised_at', range),
      `not (${isFoundLost})`,
    ],
  });
  return {
    /** A page and one more of those with these names, without what other lists have. */
    readNamed: named.read,

    /** How many last, by name. */
    async countLasting(): Promise<{ name: AlarmName; count: number }[]> {
      const { rows } = await pool.query<{ name: AlarmName; count: number }>(
        'select name, count(*)::int as count from house.alarm where ended_at is null group by name',
      );
      return rows;
    },

    ...createList<AlarmRow>(pool, {
      columns,
      from: 'house.alarm a',
      key: [byNumber('a.id')],
    }),

    /** Writes down what is seen and what has ended; what others are to hear leaves with the same commit. */
    follow(
      alarms: readonly Alarm[],
      messagesOf: (change: Change) => readonly NewOutboxMessage[],
    ): Promise<void> {
      return inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ mine: boolean }>(
          'select pg_try_advisory_xact_lock($1) as mine',
          [lookLockId],
        );
        if (!rows[0]?.mine) return;
        await write(client, alarms);
        for (const change of await takeChanges(client)) {
          for (const message of messagesOf(change)) await writeToOutbox(client, message);
        }
      });
    },

    /** The first counts; null if there is no such alarm. */
    async acknowledge(
      tx: Recorded,
      id: bigint,
      by: string,
    ): Promise<{ alarm: AlarmRow; isFirst: boolean } | null> {
      const { rows } = await tx.query<AlarmRow>(
        `update house.alarm a set acknowledged_at = platform.clock(), acknowledged_by = $2
         where id = $1 and acknowledged_at is null returning ${columns}`,
        [id, by],
      );
      if (rows[0]) return { alarm: rows[0], isFirst: true };
      const found = await tx.query<AlarmRow>(`select ${columns} from house.alarm a where id = $1`, [
        id,
      ]);
      return found.rows[0] ? { alarm: found.rows[0], isFirst: false } : null;
    },
  };
}

export type AlarmStore = ReturnType<typeof createAlarmStore>;

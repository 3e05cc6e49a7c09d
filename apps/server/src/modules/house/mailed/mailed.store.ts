import type {
  MailedGroup,
  MailedKind,
  MailedList,
} from '@perya/contract/house/staff-calls/mailed-reports';
import type { FigurePeriod } from '@perya/contract/reports/figure-fields';
import type { Language } from '@perya/contract/text';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface Mailed {
  list: MailedList;
  period: FigurePeriod;
  by: MailedGroup;
  fileKind: MailedKind;
}

interface MailedRow extends Mailed {
  id: bigint;
  sentFor: string | null;
}

export interface DueMail extends Mailed {
  id: bigint;
  staffId: bigint;
  language: Language;
  /** The gaming days of the period that is to be sent. */
  firstDay: string;
  lastDay: string;
}

/** Of what waits, so much at a time: the rest a round later. */
const dueAtOnce = 100;
const day = (value: string) => `to_char(${value}, 'YYYY-MM-DD')`;
const columns = `m.id, m.list, m.period, m.split as by, m.file_kind`;

export function createMailedStore(pool: pg.Pool) {
  return {
    async listOf(staffId: bigint): Promise<MailedRow[]> {
      const { rows } = await pool.query<MailedRow>(
        `select ${columns}, ${day('m.sent_for')} as sent_for from house.mailed_report m
         where m.staff_id = $1 order by m.list, m.period, m.split`,
        [staffId],
      );
      return rows;
    },

    /** Its number; null if there is one like it. One that came as another kind of file comes as this one from now on. */
    async add(
      tx: Recorded,
      {
        staffId,
        language,
        list,
        period,
        by,
        fileKind,
      }: Mailed & { staffId: bigint; language: Language },
    ): Promise<bigint | null> {
      const { rows } = await tx.query<{ id: bigint }>(
        `insert into house.mailed_report as m (staff_id, list, period, split, language, file_kind)
         values ($1, $2, $3, $4, $5, $6) on conflict (staff_id, list, period, split)
         do update set file_kind = excluded.file_kind where m.file_kind <> excluded.file_kind returning id`,
        [staffId, list, period, by, language, fileKind],
      );
      return rows[0]?.id ?? null;
    },

    /** Of the person's own: what it was, or null. */
    async remove(tx: Recorded, staffId: bigint, id: bigint): Promise<Mailed | null> {
      const { rows } = await tx.query<Mailed>(
        `delete from house.mailed_report m where m.id = $1 and m.staff_id = $2 returning ${columns}`,
        [id, staffId],
      );
      return rows[0] ?? null;
    },

    /**
     * What can be sent when all gaming days up to this one are closed: the newest period at first, then each that follows
     * on the last one, so that none is left out where nobody sent for a while.
     */
    async listDue(lastClosed: string): Promise<DueMail[]> {
      const { rows } = await pool.query<DueMail>(
        `select ${columns}, m.staff_id, m.language, ${day('d.first_day')} as first_day,
           ${day("d.first_day + d.step - interval '1 day'")} as last_day
         from house.mailed_report m
         cross join lateral (select s.step, coalesce(m.sent_for + s.step,
             date_trunc(m.period, $1::date + interval '1 day') - s.step) as first_day
           from (select ('1 ' || m.period)::interval as step) s) d
         where d.first_day + d.step <= $1::date + interval '1 day'
         order by m.id limit $2`,
        [lastClosed, dueAtOnce],
      );
      return rows;
    },

    /** Whether it was not sent of this period before. */
    async mark(tx: Recorded, { id, firstDay }: DueMail): Promise<boolean> {
      const { rowCount } = await tx.query(
        `update house.mailed_report set sent_for = $2
         where id = $1 and (sent_for is null or sent_for < $2::date)`,
        [id, firstDay],
      );
      return rowCount === 1;
    },
  };
}

export type MailedStore = ReturnType<typeof createMailedStore>;

import type { PartnerChannel } from '@perya/contract/partners/partner-channels';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface StoredChannel {
  name: PartnerChannel;
  isOpen: boolean;
  changedAt: Date | null;
  reason: string;
  linked: number;
}

export function createChannelStore(pool: pg.Pool) {
  return {
    async list(): Promise<StoredChannel[]> {
      const { rows } = await pool.query<StoredChannel>(
        `select c.name, c.is_open, c.changed_at, c.reason,
           (select count(distinct l.uid)::int from partners.link l where l.channel = c.name) as linked
         from partners.channel c order by c.name`,
      );
      return rows;
    },

    async readOpen(): Promise<Map<string, boolean>> {
      const { rows } = await pool.query<{ name: string; isOpen: boolean }>(
        'select name, is_open from partners.channel',
      );
      return new Map(rows.map(({ name, isOpen }) => [name, isOpen]));
    },

    /** True if it stood the other way until now. */
    async switch(
      tx: Recorded,
      { name, isOpen, reason }: { name: PartnerChannel; isOpen: boolean; reason: string },
    ): Promise<boolean> {
      const { rowCount } = await tx.query(
        `update partners.channel set is_open = $2, reason = $3, changed_at = platform.clock()
         where name = $1 and is_open <> $2`,
        [name, isOpen, reason],
      );
      return rowCount === 1;
    },
  };
}

export type ChannelStore = ReturnType<typeof createChannelStore>;

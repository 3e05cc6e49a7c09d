import type { PartnerChannel } from '@perya/contract/partners/partner-channels';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

/** `closed` looks at the channel in the same statement that takes the token. */
export type Taking = 'taken' | 'used' | 'closed';

export interface Link {
  channel: PartnerChannel;
  subject: string;
  linkedAt: Date;
}

export function createEntryStore(pool: pg.Pool) {
  return {
    /** Takes a token for the one caller that comes with it first, if the channel is open at this moment. */
    async take(channel: PartnerChannel, tokenHash: Buffer): Promise<Taking> {
      const { rows } = await pool.query<{ isOpen: boolean; isTaken: boolean }>({
        name: 'partners-take-token',
        text: `with channel as (select name from partners.channel where name = $1 and is_open),
             taken as (
               insert into partners.taken_token (channel, token_hash) select name, $2 from channel
               on conflict do nothing returning true
             )
           select exists (select from channel) as "isOpen", exists (select from taken) as "isTaken"`,
        values: [channel, tokenHash],
      });
      if (!rows[0]?.isOpen) return 'closed';
      return rows[0].isTaken ? 'taken' : 'used';
    },

    /** The host said nothing: whoever holds the token may come with it again. */
    async giveBack(channel: PartnerChannel, tokenHash: Buffer): Promise<void> {
      await pool.query('delete from partners.taken_token where channel = $1 and token_hash = $2', [
        channel,
        tokenHash,
      ]);
    },

    async findLinked(channel: PartnerChannel, subject: string): Promise<bigint | null> {
      const { rows } = await pool.query<{ uid: bigint }>(
        'select uid from partners.link where channel = $1 and subject = $2',
        [channel, subject],
      );
      return rows[0]?.uid ?? null;
    },

    /** True if the person was linked by this very call; module identity knows of it with the link. */
    async link(
      tx: Recorded,
      { channel, subject, uid }: { channel: PartnerChannel; subject: string; uid: bigint },
    ): Promise<boolean> {
      const { rowCount } = await tx.query(
        `with linked as (
           insert into partners.link (channel, subject, uid, is_told) values ($1, $2, $3, true)
           on conflict do nothing returning uid, channel
         )
         select identity.note_sent_by(uid, channel) from linked`,
        [channel, subject, uid],
      );
      return rowCount === 1;
    },

    /** Tells module identity of links that were made before it could be told. */
    async tellLinks(): Promise<void> {
      await pool.query(
        `with untold as (
           update partners.link set is_told = true where not is_told returning uid, channel
         )
         select identity.note_sent_by(uid, channel) from untold`,
      );
    },

    async listLinks(uid: bigint): Promise<Link[]> {
      const { rows } = await pool.query<Link>(
        `select channel, subject, linked_at as "linkedAt" from partners.link where uid = $1
         order by linked_at`,
        [uid],
      );
      return rows;
    },

    /** Older tokens open nothing by their age alone. */
    async forgetOld(): Promise<void> {
      await pool.query(
        `delete from partners.taken_token where taken_at < now() - interval '1 day'`,
      );
    },
  };
}

export type EntryStore = ReturnType<typeof createEntryStore>;

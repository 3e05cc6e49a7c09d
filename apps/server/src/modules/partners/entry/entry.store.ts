import type { PartnerChannel } from '@perya/contract/partners/partner-channels';
import type pg from 'pg';

/** `closed` looks at the channel in the same statement that takes the token. */
export type Taking = 'taken' | 'used' | 'closed';

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
           select exists (select from channel) as is_open, exists (select from taken) as is_taken`,
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

    /** Older tokens open nothing by their age alone. */
    async forgetOld(): Promise<void> {
      await pool.query(
        `delete from partners.taken_token where taken_at < now() - interval '1 day'`,
      );
    },
  };
}

export type EntryStore = ReturnType<typeof createEntryStore>;

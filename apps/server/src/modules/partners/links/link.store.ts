import type { PartnerChannel } from '@perya/contract/partners/partner-channels';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface Link {
  channel: PartnerChannel;
  subject: string;
  linkedAt: Date;
}

interface Removal {
  channel: PartnerChannel;
  removedAt: Date;
}

/** Who a partner's person is here. */
const linkedPeople = (pool: pg.Pool) => ({
  async find(channel: PartnerChannel, subject: string): Promise<bigint | null> {
    const { rows } = await pool.query<{ uid: bigint }>(
      'select uid from partners.link where channel = $1 and subject = $2',
      [channel, subject],
    );
    return rows[0]?.uid ?? null;
  },

  /**
   * True if the person was linked by this very call; module identity knows of it with the link. Not where the player
   * has removed the app, whom the transaction holds.
   */
  async add(
    tx: Recorded,
    { channel, subject, uid }: { channel: PartnerChannel; subject: string; uid: bigint },
  ): Promise<boolean> {
    const { rowCount } = await tx.query(
      `with linked as (
         insert into partners.link (channel, subject, uid, is_told)
         select $1, $2, $3, true
         where not exists (select from partners.removed where uid = $3 and channel = $1)
         on conflict do nothing returning uid, channel
       )
       select identity.note_sent_by(uid, channel) from linked`,
      [channel, subject, uid],
    );
    return rowCount === 1;
  },

  /** Tells module identity of links that were made before it could be told. */
  async tellAll(): Promise<void> {
    await pool.query(
      `with untold as (
         update partners.link set is_told = true where not is_told returning uid, channel
       )
       select identity.note_sent_by(uid, channel) from untold`,
    );
  },

  async list(uid: bigint): Promise<Link[]> {
    const { rows } = await pool.query<Link>(
      `select channel, subject, linked_at from partners.link where uid = $1
       order by linked_at`,
      [uid],
    );
    return rows;
  },
});

/** Links that were taken away. */
const removedLinks = (pool: pg.Pool) => ({
  /** Removes every person of the partner from the account, and says whom; nobody where it was removed already. */
  async remove(tx: Recorded, uid: bigint, channel: PartnerChannel): Promise<string[]> {
    const { rows } = await tx.query<{ subject: string }>(
      `with gone as (
         delete from partners.link where uid = $1 and channel = $2 returning subject
       ),
       removed as (
         insert into partners.removed (uid, channel)
         select $1, $2 where exists (select from gone) on conflict do nothing
       )
       select subject from gone order by subject`,
      [uid, channel],
    );
    return rows.map(({ subject }) => subject);
  },

  async isRemoved(uid: bigint, channel: PartnerChannel): Promise<boolean> {
    const { rows } = await pool.query(
      'select from partners.removed where uid = $1 and channel = $2',
      [uid, channel],
    );
    return rows.length > 0;
  },

  async listRemoved(uid: bigint): Promise<Removal[]> {
    const { rows } = await pool.query<Removal>(
      `select channel, removed_at from partners.removed where uid = $1`,
      [uid],
    );
    return rows;
  },

  /** True if it was removed until now. */
  async allow(tx: Recorded, uid: bigint, channel: PartnerChannel): Promise<boolean> {
    const { rowCount } = await tx.query(
      'delete from partners.removed where uid = $1 and channel = $2',
      [uid, channel],
    );
    return rowCount === 1;
  },
});

export function createLinkStore(pool: pg.Pool) {
  return {
    ...linkedPeople(pool),
    ...removedLinks(pool),
  };
}

export type LinkStore = ReturnType<typeof createLinkStore>;

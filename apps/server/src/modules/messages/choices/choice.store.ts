import type { NoticeChannel, NoticeTopic } from '@perya/contract/rules/notices/notice-choices';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface ChoiceRow {
  topic: NoticeTopic;
  channel: NoticeChannel;
  isOn: boolean;
  /** Of the words of a consent; null for any other choice. */
  version: number | null;
}

export interface StepRow extends ChoiceRow {
  at: Date;
  words: string | null;
  device: string;
  address: string;
}

export function createChoiceStore(pool: pg.Pool) {
  return {
    async list(uid: bigint, client: pg.ClientBase | pg.Pool = pool): Promise<ChoiceRow[]> {
      const { rows } = await client.query<ChoiceRow>({
        name: 'messages-choices',
        text: `select topic, channel, is_on, version from messages.choice
               where bucket = platform.bucket_of($1) and uid = $1`,
        values: [uid],
      });
      return rows;
    },

    /** The newest first. */
    async listSteps(uid: bigint, limit: number): Promise<StepRow[]> {
      const { rows } = await pool.query<StepRow>(
        `select at, topic, channel, is_on, version, words, device, address
         from messages.choice_step where bucket = platform.bucket_of($1) and uid = $1
         order by id desc limit $2`,
        [uid, limit],
      );
      return rows;
    },

    /** False where it was chosen already; of two at once one finds it so. */
    async choose(tx: Recorded, uid: bigint, step: Omit<StepRow, 'at'>): Promise<boolean> {
      const { topic, channel, isOn, version, words, device, address } = step;
      const { rowCount } = await tx.query(
        `insert into messages.choice as held (bucket, uid, topic, channel, is_on, version)
         values (platform.bucket_of($1), $1, $2, $3, $4, $5)
         on conflict (bucket, uid, topic, channel)
         do update set is_on = excluded.is_on, version = excluded.version
         where (held.is_on, held.version) is distinct from (excluded.is_on, excluded.version)`,
        [uid, topic, channel, isOn, version],
      );
      if (rowCount !== 1) return false;
      await tx.query(
        `insert into messages.choice_step
           (bucket, uid, topic, channel, is_on, version, words, device, address)
         values (platform.bucket_of($1), $1, $2, $3, $4, $5, $6, $7, $8)`,
        [uid, topic, channel, isOn, version, words, device, address],
      );
      return true;
    },
  };
}

export type ChoiceStore = ReturnType<typeof createChoiceStore>;

import type { PromotionKindName } from '@perya/contract/rules/promotions/kinds';
import type { Text } from '@perya/contract/text';
import type { Centavos } from '@perya/money';
import type pg from 'pg';

export interface BonusRow {
  id: bigint;
  kind: PromotionKindName;
  name: Text;
  terms: Text;
  cashType: number;
  amount: Centavos;
  wageringTimes: number;
  state: 'offered' | 'claimed' | 'expired' | 'declined' | 'given-up';
  offeredAt: Date;
  expiresAt: Date | null;
  decidedAt: Date | null;
}

export interface GiftRow {
  seq: bigint;
  cashType: number;
  amount: Centavos;
  name: Text;
  toPlay: Centavos;
}

const columns = `r.id, p.kind, json_build_object('en', p.name_en, 'tl', p.name_tl) as name,
  json_build_object('en', p.terms_en, 'tl', p.terms_tl) as terms, r.cash_type, r.amount,
  r.wagering_times, r.state, r.offered_at, r.expires_at, r.decided_at`;
const tables = 'promotions.reward r join promotions.promotion p on p.id = r.promotion_id';

/** What a player was given. */
const givenBonuses = (pool: pg.Pool) => ({
  /** What is offered and what was decided within so many days, newest first. */
  async list(uid: bigint, days: number, limit: number): Promise<BonusRow[]> {
    const { rows } = await pool.query<BonusRow>({
      name: 'promotions-bonuses',
      text: `select ${columns} from ${tables}
             where r.bucket = platform.bucket_of($1) and r.uid = $1 and r.currency = 'PHP' and (r.state = 'offered' or r.state <> 'voided'
               and r.decided_at > platform.clock() - make_interval(days => $2))
             order by (r.state = 'offered') desc, r.id desc limit $3`,
      values: [uid, days, limit],
    });
    return rows;
  },

  async find(uid: bigint, id: bigint): Promise<BonusRow | null> {
    const { rows } = await pool.query<BonusRow>({
      name: 'promotions-bonus',
      text: `select ${columns} from ${tables}
             where r.bucket = platform.bucket_of($1) and r.uid = $1 and r.id = $2 and r.currency = 'PHP' and r.state <> 'voided'`,
      values: [uid, id],
    });
    return rows[0] ?? null;
  },

  /** All that a player was given, cashback too, less what came back. */
  async sumGiven(uid: bigint): Promise<Centavos> {
    const { rows } = await pool.query<{ sum: Centavos }>({
      name: 'promotions-given',
      text: `select coalesce(sum(amount), 0)::bigint as sum from ledger.posted
             where bucket = platform.bucket_of($1) and uid = $1
               and scope <> 'games' and (scope = 'cashback' or scope like 'bonus.%')`,
      values: [uid],
    });
    return rows[0]?.sum ?? (0n as Centavos);
  },
});

/** Rewards of money, as their player sees them. */
export function createBonusStore(pool: pg.Pool) {
  return {
    /** The last gifts of so many seconds after a number that the player has not seen, oldest first. */
    async listGifts(uid: bigint, after: bigint, seconds: number, limit: number) {
      const { rows } = await pool.query<GiftRow>({
        name: 'promotions-gifts',
        text: `select * from (
                 select seq, cash_type, amount,
                   json_build_object('en', name_en, 'tl', name_tl) as name, to_play
                 from promotions.gift
                 where bucket = platform.bucket_of($1) and uid = $1 and seq > $2 and seen_at is null and at > platform.clock() - make_interval(secs => $3)
                 order by seq desc limit $4) newest
               order by seq`,
        values: [uid, after, seconds, limit],
      });
      return rows;
    },

    /** Of a number that is no gift of the player it does nothing. */
    async noteSeen(uid: bigint, seq: bigint): Promise<void> {
      await pool.query({
        name: 'promotions-gift-seen',
        text: 'select promotions.note_gift_seen($1, $2)',
        values: [uid, seq],
      });
    },
    ...givenBonuses(pool),
  };
}

export type BonusStore = ReturnType<typeof createBonusStore>;

import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Range } from '../../../platform/events/events.store.ts';

export interface MovedPayment {
  seq: bigint;
  uid: bigint;
  paymentId: bigint;
  kind: string;
}

/** What moved in a part of the log of payments; of one payment the last step. */
export async function listMoved(client: pg.ClientBase, range: Range): Promise<MovedPayment[]> {
  const { rows } = await client.query<MovedPayment>({
    name: 'messages-moved-payments',
    text: `select max(seq) as seq, uid, payment_id, kind from payments.moved
           where seq > $1 and seq <= $2 group by uid, payment_id, kind order by 1`,
    values: [range.after, range.upTo],
  });
  return rows;
}

/** Who has a round in a part of the log of settled rounds. */
export async function listSettledPlayers(client: pg.ClientBase, range: Range): Promise<bigint[]> {
  const { rows } = await client.query<{ uid: bigint }>({
    name: 'messages-settled-players',
    text: 'select distinct uid from games.settled where seq > $1 and seq <= $2',
    values: [range.after, range.upTo],
  });
  return rows.map(({ uid }) => uid);
}

export interface WrittenMessage {
  seq: bigint;
  uid: bigint;
  n: number;
}

/** Whose conversation was written in, in a part of the log of messages; of one conversation the last message. */
export async function listWritten(client: pg.ClientBase, range: Range): Promise<WrittenMessage[]> {
  const { rows } = await client.query<WrittenMessage>({
    name: 'messages-written-to-service',
    text: `select max(seq) as seq, uid, max(n) as n from support.written
           where seq > $1 and seq <= $2 group by uid order by 1`,
    values: [range.after, range.upTo],
  });
  return rows;
}

export interface MovedReward {
  seq: bigint;
  uid: bigint;
  cashType: number;
  amount: Centavos;
  nameEn: string;
  nameTl: string;
  toPlay: Centavos;
  /** Somebody else than the player had it credited. */
  /** Money that was credited; its name and cash type are those of the bonus. */
  isMoney: boolean;
  isGift: boolean;
}

/** Rewards that moved in a part of their log. */
export async function listMovedRewards(
  client: pg.ClientBase,
  range: Range,
): Promise<MovedReward[]> {
  const { rows } = await client.query<MovedReward>({
    name: 'messages-moved-rewards',
    text: `select seq, uid, cash_type, amount, name_en, name_tl, to_play,
             to_state = 'claimed' and currency = 'PHP' as is_money, by <> 'player' as is_gift
           from promotions.moved
           where seq > $1 and seq <= $2 order by seq`,
    values: [range.after, range.upTo],
  });
  return rows;
}

import type { NoticeTopic } from '@perya/contract/rules/notices/notice-choices';
import type pg from 'pg';
import type { Range } from '../../../platform/events/events.store.ts';
import type { NewsKind } from './news-texts.ts';

export interface News {
  uid: bigint;
  kind: NewsKind;
  /** The number of its step, or of the first of several. */
  seq: bigint;
}

/** What is older is told by the app itself: after a long stop nobody is woken for what has long been seen. */
const isNews = "at > platform.clock() - interval '1 day'";

/** Payments that ended in a part of their log, but those that the player ended. */
export async function listPaymentNews(client: pg.ClientBase, range: Range): Promise<News[]> {
  const { rows } = await client.query<News>({
    name: 'messages-payment-news',
    text: `select seq, uid, case when kind = 'deposit' then 'deposit-arrived'
               when to_status = 'completed' then 'withdrawal-paid' else 'withdrawal-canceled' end as kind
           from payments.moved
           where seq > $1 and seq <= $2 and ${isNews} and by <> 'player'
             and ((kind = 'deposit' and to_status = 'completed')
               or (kind = 'withdrawal' and to_status in ('completed', 'canceled')))
           order by seq`,
    values: [range.after, range.upTo],
  });
  return rows;
}

/** Rewards that wait or were credited in a part of their log, but those that the player fetched; of many one. */
export async function listRewardNews(client: pg.ClientBase, range: Range): Promise<News[]> {
  const { rows } = await client.query<News>({
    name: 'messages-reward-news',
    text: `select min(seq) as seq, uid, case when to_state = 'offered' then 'reward-waits' else 'reward-credited' end as kind
           from promotions.moved
           where seq > $1 and seq <= $2 and ${isNews} and by <> 'player'
             and (to_state = 'offered' or (to_state = 'claimed' and currency = 'PHP'))
           group by 2, 3 order by 1`,
    values: [range.after, range.upTo],
  });
  return rows;
}

/** Who of these can be told of a topic at all: most have chosen nothing, and cost one question together. */
export async function listReachable(
  client: pg.ClientBase,
  topic: NoticeTopic,
  uids: readonly bigint[],
): Promise<Set<bigint>> {
  const { rows } = await client.query<{ uid: bigint }>({
    name: 'messages-reachable',
    text: `select c.uid from unnest($1::bigint[]) as asked (uid)
           join messages.choice c on c.bucket = platform.bucket_of(asked.uid) and c.uid = asked.uid
           where c.topic = $2 and c.is_on
           union
           select d.uid from unnest($1::bigint[]) as asked (uid)
           join messages.push_device d on d.bucket = platform.bucket_of(asked.uid) and d.uid = asked.uid`,
    values: [uids, topic],
  });
  return new Set(rows.map(({ uid }) => uid));
}

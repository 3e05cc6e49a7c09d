import { type AmlRuleName, amlRuleNames } from '@perya/contract/aml/rules';
import type pg from 'pg';
import type { Product } from '../product/assemble-product.ts';

/** What a rule would have found in the month. */
export interface BackTested {
  name: AmlRuleName;
  /** In pesos. */
  amount: number;
  players: number;
  foundPlayers: number;
  found: number;
  /** What the second program finds by the same words; of rules that it does not know, null. */
  expected: number | null;
}

/** So little that some players of the month meet it: what the law asks for nobody of them reaches. */
const lowPesos = 20_000;

/** Days on which a player's money in and out was above an amount, of the books and the withdrawals alone. */
const coveredText = `
  with paid_in as (
    select p.uid, p.created_at as at, e.amount from ledger.posting p
    join ledger.entry e on e.bucket = p.bucket and e.uid = p.uid and e.posting_id = p.id
    where p.scope in ('deposits', 'vouchers') and e.account = 'player'
  ), paid_out as (
    select w.uid, w.created_at as at, w.amount from payments.withdrawal w where w.status <> 'canceled'
  ), days as (
    select uid from (table paid_in union all table paid_out) moved
    group by uid, (at at time zone 'Asia/Manila')::date having sum(amount) > $1::bigint * 100
  )
  select count(*)::int as count from days join identity.player using (uid) where not tester`;

async function ask(owner: pg.Pool, name: AmlRuleName, amount: number | null): Promise<void> {
  await owner.query(
    `insert into aml.trial (name, amount, below, count, hours, days, percent, times, asked_by, from_day, to_day)
     select r.name, coalesce($2, r.amount), r.below, r.count, r.hours, r.days, r.percent, r.times, 'month',
       (d.day - interval '1 month')::date, d.day - 1
     from aml.rule r, (select platform.manila_day(platform.clock()) as day) d where r.name = $1`,
    [name, amount],
  );
}

/** Tries every rule on the month, with the figures it stands with and with an amount that some players reach. */
export async function backTest(
  owner: pg.Pool,
  product: Pick<Product, 'jobs'>,
): Promise<BackTested[]> {
  for (const name of amlRuleNames) await ask(owner, name, null);
  await ask(owner, 'covered', lowPesos);
  await ask(owner, 'in-and-out', lowPesos);
  const run = product.jobs.find(({ tasks }) => 'aml_run_trials' in tasks)?.tasks['aml_run_trials'];
  if (!run) throw new Error('There is no task that runs trials');
  // What a worker lends its tasks is of no use to this one.
  await run({}, undefined as never);
  const { rows } = await owner.query<Omit<BackTested, 'expected'>>(
    `select name, amount, players, found_players, found from aml.trial
     where asked_by = 'month' and finished_at is not null order by id`,
  );
  const tested: BackTested[] = [];
  for (const row of rows) {
    const { rows: counted } =
      row.name === 'covered'
        ? await owner.query<{ count: number }>(coveredText, [row.amount])
        : { rows: [] };
    tested.push({ ...row, expected: counted[0]?.count ?? null });
  }
  return tested;
}

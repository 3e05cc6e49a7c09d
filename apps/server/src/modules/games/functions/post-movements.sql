-- Posts the movements of a batch that moved money in one call of the ledger, in their order, and counts what was staked
-- and won to the day of those who have set no limits: of the others games.apply has asked one by one. What its stakes
-- put into jackpots is a part of their postings, and what its rounds have won of them is paid after all of these: it
-- answers to which items, and how much. How its statements are planned is said by games.apply, whose part it is.
create or replace function games.post_movements(
  p_bucket integer, p_movements games.movement_row[], p_limited bigint[], p_jackpots games.jackpot_item[],
  p_at timestamptz, out won_places integer[], out won_amounts bigint[]
)
  language plpgsql as $$
declare
  v_count integer;
  c_uids bigint[]; c_staked bigint[]; c_won bigint[];
  l_uids bigint[]; l_keys text[]; l_hashes bytea[]; l_amounts bigint[]; l_far bigint[]; l_turnovers bigint[];
  l_accounts text[]; l_balances bigint[]; l_required bigint[]; l_times bigint[];
  l_counts integer[]; v_results text[]; v_posted bigint[];
  j_keys text[]; j_accounts text[]; j_amounts bigint[]; v_won bigint[];
begin
  select array_agg(m.uid), array_agg(m.moved), array_agg(-m.moved),
      array_agg(coalesce(m.turnover, case m.kind when 'bet' then m.amount when 'rollback' then -m.amount
        else -coalesce(m.stake_returned, 0) end)),
      array_agg(m.venue || ':' || m.transaction_id), array_agg(m.input_hash), array_agg(m.balance_after),
      array_agg(case m.kind when 'promo' then 'house:games-promo:' else 'house:games:' end || m.venue),
      array_agg(case m.kind when 'promo' then m.amount end),
      array_agg(case m.kind when 'promo' then catalogue.promo_wagering_times(m.venue) end),
      array_agg(m.uid) filter (where m.is_counted),
      array_agg(case m.kind when 'bet' then m.amount else 0 end) filter (where m.is_counted),
      array_agg(case m.kind when 'bet' then 0 else m.amount end) filter (where m.is_counted)
    into l_uids, l_amounts, l_far, l_turnovers, l_keys, l_hashes, l_balances, l_accounts, l_required, l_times,
      c_uids, c_staked, c_won
    from (select *, case kind when 'bet' then -amount else amount + coalesce(stake_returned, 0) end as moved,
        kind in ('bet', 'win', 'correction') and uid <> all (p_limited) as is_counted
      from unnest(p_movements)) m
    where m.moved <> 0;
  if c_uids is not null then
    perform 1 from limits.count_day(p_bucket, c_uids, c_staked, c_won, p_at);
  end if;
  if p_jackpots is not null then
    select p.leg_keys, p.leg_accounts, p.leg_amounts, p.won, p.won_places, p.won_amounts
      into j_keys, j_accounts, j_amounts, v_won, won_places, won_amounts
      from games.play_jackpots(p_bucket, p_jackpots, p_at) p;
  end if;
  v_count := cardinality(l_uids);
  if v_count > 0 then
    l_counts := array_fill(1, array[v_count]);
    if j_keys is not null then
      select a.counts, a.accounts, a.amounts into l_counts, l_accounts, l_far
        from games.add_jackpot_legs(l_keys, l_accounts, l_far, j_keys, j_accounts, j_amounts) a;
    end if;
    select p.outcomes, p.balances into v_results, v_posted from ledger.post(p_bucket, l_uids,
      array_fill('games'::text, array[v_count]), l_keys, l_hashes, l_amounts, l_turnovers, l_required, l_times,
      array_fill(false, array[v_count]), l_counts, l_accounts, l_far) p;
    if 'APPLIED' <> any (v_results) then
      raise exception 'games.apply: the ledger answered %', v_results;
    elsif v_posted <> l_balances then
      -- Nobody is told a balance that the ledger has not posted.
      raise exception 'games.apply: the ledger posted the balances %, not %', v_posted, l_balances;
    end if;
  end if;
  if v_won is not null then
    perform games.pay_jackpots(p_bucket, v_won);
  end if;
end
$$;

-- The only writer of steps.
create or replace function promotions.write_step(p_uid bigint, p_id bigint, p_state text, p_by text) returns void
  language sql as $$
  insert into promotions.step (seq, uid, reward_id, to_state, by)
    values (platform.draw_number('promotions.step_seq'), p_uid, p_id, p_state, p_by)
$$;

-- Adds to what a promotion has cost, in all and on a day; what comes back is negative. Whoever calls it
-- holds the wallets of the players. The whole is locked before the day, as by promotions.grant.
create or replace function promotions.count_cost(
  p_promotion integer, p_day date, p_amount bigint, p_rewards bigint
) returns void
  language plpgsql as $$
declare
  v_day date;
begin
  foreach v_day in array array['-infinity', p_day] loop
    insert into promotions.spent (promotion_id, day) values (p_promotion, v_day) on conflict do nothing;
    update promotions.spent set amount = amount + p_amount, rewards = rewards + p_rewards
      where promotion_id = p_promotion and day = v_day;
  end loop;
end
$$;

-- Credits rewards that are offered to their players, sorted by uid. Whoever calls it holds their wallets
-- and has decided that they are due.
create or replace function promotions.credit(p_uids bigint[], p_ids bigint[], p_by text) returns void
  language plpgsql as $$
declare
  v_posted text[];
  l record;
begin
  select array_agg(r.uid) as uids, array_agg('bonus.' || r.cash_type) as scopes, array_agg('B' || r.id) as keys,
      array_agg(sha256(convert_to(concat_ws('|', 'bonus', r.uid, r.id, r.amount, r.wagering_times), 'UTF8'))) as hashes,
      array_agg(r.amount) as amounts, array_agg(0::bigint) as turnovers,
      array_agg(case when r.wagering_times > 0 then r.amount end) as required,
      array_agg(nullif(r.wagering_times, 0)::bigint) as times,
      array_agg(false) as only_withdrawable, array_agg(1) as leg_counts,
      array_agg('house:bonus:' || r.promotion_id) as accounts, array_agg(-r.amount) as fars
    into l
    from (select q.* from unnest(p_uids, p_ids) as x(uid, id)
      join promotions.reward q on q.uid = x.uid and q.id = x.id
      where q.currency = 'PHP' order by q.uid, q.id) r;
  if l.uids is not null then
    select p.outcomes into v_posted from ledger.post(l.uids, l.scopes, l.keys, l.hashes, l.amounts, l.turnovers,
      l.required, l.times, l.only_withdrawable, l.leg_counts, l.accounts, l.fars) p;
    if 'APPLIED' <> any (v_posted) then
      raise exception 'promotions.credit: the ledger answered %', v_posted using errcode = 'data_exception';
    end if;
  end if;
  update promotions.reward r set state = 'claimed', decided_at = platform.clock(), expires_at = null
    from unnest(p_uids, p_ids) as x(uid, id)
    where r.uid = x.uid and r.id = x.id;
  perform promotions.write_step(x.uid, x.id, 'claimed', p_by) from unnest(p_uids, p_ids) as x(uid, id);
end
$$;

-- Ends a reward that was offered, and gives its cost back. Whoever calls it holds the wallet and the reward.
create or replace function promotions.end_reward(p_reward promotions.reward, p_state text, p_by text) returns void
  language plpgsql as $$
begin
  update promotions.reward set state = p_state, decided_at = platform.clock()
    where uid = p_reward.uid and id = p_reward.id;
  perform promotions.write_step(p_reward.uid, p_reward.id, p_state, p_by);
  if not p_reward.is_test then
    perform promotions.count_cost(p_reward.promotion_id, p_reward.day, -p_reward.amount, -1);
  end if;
end
$$;

-- What whoever comes too late for an offered reward is answered.
create or replace function promotions.outcome_of(p_state text) returns text
  language sql immutable
  return case p_state
    when 'claimed' then 'KNOWN'
    when 'expired' then 'EXPIRED'
    when 'voided' then 'NOT_FOUND'
    when 'declined' then 'DECLINED'
    when 'given-up' then 'DECLINED'
  end;

-- Credits what a player was offered: CLAIMED, KNOWN if it was credited before, or why not: EXPIRED,
-- DECLINED, NOT_FOUND, SHUT_OUT. The wallet is locked before the reward is read, so of any number that
-- claim it at once, on any server, one gets it.
create or replace function promotions.claim(p_uid bigint, p_id bigint, p_by text) returns text
  language plpgsql as $$
declare
  v_reward promotions.reward;
begin
  perform ledger.lock_wallet(p_uid);
  select * into v_reward from promotions.reward where uid = p_uid and id = p_id for update;
  if not found then
    return 'NOT_FOUND';
  elsif v_reward.state <> 'offered' then
    return promotions.outcome_of(v_reward.state);
  elsif v_reward.expires_at <= platform.clock() then
    perform promotions.end_reward(v_reward, 'expired', 'system');
    return 'EXPIRED';
  elsif kyc.status_of(p_uid) in ('block', 'frozen')
    or p_uid = any (limits.excluded_among(array[p_uid], platform.clock()))
  then
    return 'SHUT_OUT';
  end if;
  perform promotions.credit(array[p_uid], array[p_id], p_by);
  return 'CLAIMED';
end
$$;

-- A player does not want it: DECLINED, also if it was before, or KNOWN, EXPIRED, NOT_FOUND.
create or replace function promotions.decline(p_uid bigint, p_id bigint, p_by text) returns text
  language plpgsql as $$
declare
  v_reward promotions.reward;
begin
  perform ledger.lock_wallet(p_uid);
  select * into v_reward from promotions.reward where uid = p_uid and id = p_id for update;
  if not found then
    return 'NOT_FOUND';
  elsif v_reward.state <> 'offered' then
    return promotions.outcome_of(v_reward.state);
  end if;
  perform promotions.end_reward(v_reward, 'declined', p_by);
  return 'DECLINED';
end
$$;

-- Ends an offered reward that nobody came for in time; true if it did.
create or replace function promotions.expire(p_uid bigint, p_id bigint) returns boolean
  language plpgsql as $$
declare
  v_reward promotions.reward;
begin
  perform ledger.lock_wallet(p_uid);
  select * into v_reward from promotions.reward where uid = p_uid and id = p_id for update;
  if v_reward.state is distinct from 'offered' or v_reward.expires_at is null
    or v_reward.expires_at > platform.clock()
  then
    return false;
  end if;
  perform promotions.end_reward(v_reward, 'expired', 'system');
  return true;
end
$$;

-- Published: how rewards moved, for modules above to follow by its number.
create or replace view promotions.moved as
  select s.seq, s.uid, s.reward_id, s.to_state, s.at, s.by, r.promotion_id, r.currency, r.amount, r.cash_type,
    p.name_en, p.name_tl
  from promotions.step s
  join promotions.reward r on r.uid = s.uid and r.id = s.reward_id
  join promotions.promotion p on p.id = r.promotion_id;

-- Published: what was credited to players by others than themselves, for their apps to show.
create or replace view promotions.gift as
  select seq, uid, at, amount, cash_type, name_en, name_tl
  from promotions.moved
  where to_state = 'claimed' and currency = 'PHP' and by <> 'player';

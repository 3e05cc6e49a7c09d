-- The only writer of steps.
create or replace function promotions.write_step(p_uid bigint, p_id bigint, p_state text, p_by text) returns void
  language plpgsql as $$
declare
  -- Before it is stamped: whoever closes a day asks which transactions were at work when it ended.
  v_seq constant bigint := platform.draw_number('promotions.step_seq');
begin
  insert into promotions.step (bucket, seq, uid, reward_id, to_state, by)
    values (platform.bucket_of(p_uid), v_seq, p_uid, p_id, p_state, p_by);
end
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

-- Ends a reward that its player does not have, or no longer, and gives its cost back. Whoever calls it holds the wallet and the reward.
create or replace function promotions.end_reward(p_reward promotions.reward, p_state text, p_by text) returns void
  language plpgsql as $$
declare
  v_now constant timestamptz := platform.clock();
begin
  update promotions.reward set state = p_state, decided_at = v_now
    where bucket = p_reward.bucket and uid = p_reward.uid and id = p_reward.id;
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
-- DECLINED, NOT_FOUND, or as limits.why_no_welfare says. The wallet is locked before the reward is read, so of
-- any number that claim it at once, on any server, one gets it.
create or replace function promotions.claim(p_uid bigint, p_id bigint, p_by text) returns text
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_reward promotions.reward;
  v_refusal text;
begin
  perform ledger.lock_wallet(p_uid);
  select * into v_reward from promotions.reward
    where bucket = v_bucket and uid = p_uid and id = p_id for update;
  if not found then
    return 'NOT_FOUND';
  elsif v_reward.state <> 'offered' then
    return promotions.outcome_of(v_reward.state);
  elsif v_reward.expires_at <= platform.clock() then
    perform promotions.end_reward(v_reward, 'expired', 'system');
    return 'EXPIRED';
  end if;
  v_refusal := limits.why_no_welfare(p_uid, v_reward.currency = 'PHP');
  if v_refusal is not null then
    return v_refusal;
  end if;
  perform promotions.credit(array[p_uid], array[p_id], p_by);
  return 'CLAIMED';
end
$$;

-- A player does not want it: DECLINED, also if it was before, or KNOWN, EXPIRED, NOT_FOUND.
create or replace function promotions.decline(p_uid bigint, p_id bigint, p_by text) returns text
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_reward promotions.reward;
begin
  perform ledger.lock_wallet(p_uid);
  select * into v_reward from promotions.reward
    where bucket = v_bucket and uid = p_uid and id = p_id for update;
  if not found then
    return 'NOT_FOUND';
  elsif v_reward.state <> 'offered' then
    return promotions.outcome_of(v_reward.state);
  end if;
  perform promotions.end_reward(v_reward, 'declined', p_by);
  return 'DECLINED';
end
$$;

-- A player gives a credited bonus back that is not played through yet, and need not play for it any more:
-- GIVEN_UP, also if it was before; PLAYED if nothing is left to play, SPENT if the balance is less than the
-- bonus, NOT_FOUND for what was never credited.
create or replace function promotions.give_up(p_uid bigint, p_id bigint, p_by text) returns text
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_reward promotions.reward;
begin
  perform ledger.lock_wallet(p_uid);
  select * into v_reward from promotions.reward
    where bucket = v_bucket and uid = p_uid and id = p_id for update;
  if v_reward.state = 'given-up' then
    return 'GIVEN_UP';
  elsif v_reward.state is distinct from 'claimed' then
    return 'NOT_FOUND';
  elsif v_reward.currency <> 'PHP'
    or not ledger.is_to_play(p_uid, promotions.scope_of(v_reward.currency, v_reward.cash_type), 'B' || p_id)
  then
    return 'PLAYED';
  elsif not promotions.take_back(v_reward) then
    return 'SPENT';
  end if;
  perform promotions.end_reward(v_reward, 'given-up', p_by);
  return 'GIVEN_UP';
end
$$;

-- Staff take a reward away, offered or credited: VOIDED, also if it was before; SPENT if the player does not
-- have it any more; NOT_FOUND for what has ended otherwise.
create or replace function promotions.void(p_uid bigint, p_id bigint, p_by text) returns text
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_reward promotions.reward;
begin
  perform ledger.lock_wallet(p_uid);
  select * into v_reward from promotions.reward
    where bucket = v_bucket and uid = p_uid and id = p_id for update;
  if v_reward.state = 'voided' then
    return 'VOIDED';
  elsif v_reward.state is null or not promotions.is_kept(v_reward.state) then
    return 'NOT_FOUND';
  elsif v_reward.state = 'claimed' and not promotions.take_back(v_reward) then
    return 'SPENT';
  end if;
  perform promotions.end_reward(v_reward, 'voided', p_by);
  return 'VOIDED';
end
$$;

-- Ends an offered reward that nobody came for in time; true if it did.
create or replace function promotions.expire(p_uid bigint, p_id bigint) returns boolean
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_reward promotions.reward;
begin
  perform ledger.lock_wallet(p_uid);
  select * into v_reward from promotions.reward
    where bucket = v_bucket and uid = p_uid and id = p_id for update;
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
    p.name_en, p.name_tl, r.amount * r.wagering_times as to_play, r.seen_at, s.bucket
  from promotions.step s
  join promotions.reward r on r.bucket = s.bucket and r.uid = s.uid and r.id = s.reward_id
  join promotions.promotion p on p.id = r.promotion_id;

-- Published: what was credited to players by others than themselves, for their apps to show.
create or replace view promotions.gift as
  select seq, uid, at, amount, cash_type, name_en, name_tl, to_play, seen_at, bucket
  from promotions.moved
  where to_state = 'claimed' and currency = 'PHP' and by <> 'player';

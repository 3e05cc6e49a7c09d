-- The door for the postings of modules above. The three functions run inside the posting's own
-- transaction after it has locked the player's wallet, so that two of them never meet for one
-- player and the sum that is checked is the sum that is counted. A change of the limits takes the
-- same lock, so that none is overtaken by a bet that had read the limits of before. A day has one
-- first bet and many others, so they update and insert only what they did not find.

-- Null means allowed and counted; otherwise the reason, and nothing was counted. A stake counts as
-- lost until something is won back, so that open rounds cannot overdraw the loss limit.
create or replace function limits.take_bet(p_uid bigint, p_amount bigint, p_at timestamptz) returns text
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_day constant date := platform.manila_day(p_at);
  v_set limits.player;
  v_stake_max bigint;
  v_loss_max bigint;
  v_staked bigint := 0;
  v_won bigint := 0;
begin
  select * into v_set from limits.player where bucket = v_bucket and uid = p_uid;
  if found then
    if v_set.excluded_until > p_at then
      return 'EXCLUDED';
    elsif v_set.play_shut_until > p_at then
      return 'RESTRICTED';
    end if;
    v_stake_max := case when v_set.next_daily_stake_at <= p_at
      then v_set.next_daily_stake else v_set.daily_stake end;
    v_loss_max := case when v_set.next_daily_loss_at <= p_at
      then v_set.next_daily_loss else v_set.daily_loss end;
    if v_stake_max is not null or v_loss_max is not null then
      select staked, won into v_staked, v_won from limits.day
        where bucket = v_bucket and uid = p_uid and day = v_day;
      if not found then
        v_staked := 0;
        v_won := 0;
      end if;
      if v_staked + p_amount > v_stake_max then
        return 'LIMIT_STAKE';
      elsif v_staked - v_won + p_amount > v_loss_max then
        return 'LIMIT_LOSS';
      end if;
    end if;
  end if;
  update limits.day set staked = staked + p_amount where bucket = v_bucket and uid = p_uid and day = v_day;
  if not found then
    insert into limits.day (bucket, uid, day, staked) values (v_bucket, p_uid, v_day, p_amount);
  end if;
  return null;
end
$$;

-- The door for the postings of modules above. The three functions run inside the posting's own
-- transaction after it has locked the player's wallet, so that two of them never meet for one
-- player and the sum that is checked is the sum that is counted. A change of the limits takes the
-- same lock, so that none is overtaken by a bet that had read the limits of before. A day has one
-- first bet and many others, so they update and insert only what they did not find.

-- Null means allowed and counted; otherwise the reason (EXCLUDED, RESTRICTED, LIMIT_STAKE, LIMIT_LOSS, LIMIT_LOSS_WEEK,
-- LIMIT_LOSS_MONTH or LIMIT_SESSION), and nothing was counted. A stake counts as lost until something is won back, so
-- that open rounds cannot overdraw a loss limit.
create or replace function limits.take_bet(p_uid bigint, p_amount bigint, p_at timestamptz) returns text
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_day constant date := platform.manila_day(p_at);
  v_set limits.player;
  v_stake_max bigint;
  v_loss_max bigint;
  v_week_max bigint;
  v_month_max bigint;
  v_minutes bigint;
  v_lost record;
  v_staked bigint := 0;
  v_won bigint := 0;
begin
  select * into v_set from limits.player where bucket = v_bucket and uid = p_uid;
  if v_set.excluded_until > p_at or v_set.listed_at is not null then
    return 'EXCLUDED';
  elsif v_set.play_shut_until > p_at or v_set.dormant_since is not null then
    return 'RESTRICTED';
  elsif v_set.location_until <= p_at and limits.policy_value('location_minutes') > 0 then
    return 'RESTRICTED';
  elsif v_set.location_until is null and limits.is_first_look_due(p_at) then
    return 'RESTRICTED';
  end if;
  if v_set.uid is not null then
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
    v_week_max := case when v_set.next_weekly_loss_at <= p_at
      then v_set.next_weekly_loss else v_set.weekly_loss end;
    v_month_max := case when v_set.next_monthly_loss_at <= p_at
      then v_set.next_monthly_loss else v_set.monthly_loss end;
    if v_week_max is not null or v_month_max is not null then
      select * into v_lost from limits.lost(p_uid, p_at);
      if v_lost.week + p_amount > v_week_max then
        return 'LIMIT_LOSS_WEEK';
      elsif v_lost.month + p_amount > v_month_max then
        return 'LIMIT_LOSS_MONTH';
      end if;
    end if;
    v_minutes := case when v_set.next_session_minutes_at <= p_at
      then v_set.next_session_minutes else v_set.session_minutes end;
    -- The last question, because it notes the bet.
    if v_minutes is not null and not limits.sit(p_uid, v_minutes, p_at) then
      return 'LIMIT_SESSION';
    end if;
  end if;
  update limits.day set staked = staked + p_amount where bucket = v_bucket and uid = p_uid and day = v_day;
  if not found then
    insert into limits.day (bucket, uid, day, staked) values (v_bucket, p_uid, v_day, p_amount);
  end if;
  return null;
end
$$;

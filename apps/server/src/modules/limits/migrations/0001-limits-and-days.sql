-- What players set for themselves, and what they have staked and won each day.
-- A day is a day in Manila. Amounts are centavos.
create schema limits;

-- A raise waits: next_* takes the place of the limit by itself once its moment has come, so no job
-- has to run for it. next_*_at alone says that something waits, because a limit that is to be
-- removed waits as a null amount.
create table limits.player (
  uid bigint primary key check (uid > 0),
  daily_stake bigint check (daily_stake >= 0),
  next_daily_stake bigint check (next_daily_stake >= 0),
  next_daily_stake_at timestamptz,
  daily_loss bigint check (daily_loss >= 0),
  next_daily_loss bigint check (next_daily_loss >= 0),
  next_daily_loss_at timestamptz,
  excluded_since timestamptz,
  -- Infinity is for ever.
  excluded_until timestamptz,
  check ((excluded_since is null) = (excluded_until is null))
);

-- Free space on each page keeps the update of a bet on the same page, where no index has to follow it.
create table limits.day (
  uid bigint not null,
  day date not null,
  staked bigint not null default 0,
  won bigint not null default 0,
  primary key (uid, day)
) with (fillfactor = 50);

create sequence limits.change_id as bigint;

-- Who changed what and when; amounts are null where there is no limit. applies_at is when the
-- change counts: at once for a lower limit, a day later for a higher one.
create table limits.change (
  uid bigint not null,
  id bigint not null default nextval('limits.change_id'),
  made_at timestamptz not null,
  actor text not null,
  kind text not null check (kind in ('daily_stake', 'daily_loss', 'exclusion')),
  action text not null check (action in ('set', 'scheduled', 'cancelled')),
  amount_before bigint,
  amount_after bigint,
  applies_at timestamptz not null,
  -- Only of an exclusion.
  ends_at timestamptz,
  primary key (uid, id)
);

create function limits.refuse_change() returns trigger
  language plpgsql as $$
begin
  raise exception 'limits.% is append-only: % is refused', tg_table_name, tg_op
    using errcode = 'restrict_violation';
end
$$;

create trigger append_only before update or delete or truncate on limits.change
  for each statement execute function limits.refuse_change();

create function limits.day_of(p_at timestamptz) returns date
  language sql stable
  return (p_at at time zone 'Asia/Manila')::date;

-- The door for the postings of modules above. The three functions run inside the posting's own
-- transaction after it has locked the player's wallet, so that two of them never meet for one
-- player and the sum that is checked is the sum that is counted. A day has one first bet and many
-- others, so they update and insert only what they did not find.

-- Null means allowed and counted; otherwise the reason, and nothing was counted. A stake counts as
-- lost until something is won back, so that open rounds cannot overdraw the loss limit.
create function limits.take_bet(p_uid bigint, p_amount bigint, p_at timestamptz) returns text
  language plpgsql as $$
declare
  v_day constant date := limits.day_of(p_at);
  v_set limits.player;
  v_stake_max bigint;
  v_loss_max bigint;
  v_staked bigint := 0;
  v_won bigint := 0;
begin
  select * into v_set from limits.player where uid = p_uid;
  if found then
    if v_set.excluded_until > p_at then
      return 'EXCLUDED';
    end if;
    v_stake_max := case when v_set.next_daily_stake_at <= p_at
      then v_set.next_daily_stake else v_set.daily_stake end;
    v_loss_max := case when v_set.next_daily_loss_at <= p_at
      then v_set.next_daily_loss else v_set.daily_loss end;
    if v_stake_max is not null or v_loss_max is not null then
      select staked, won into v_staked, v_won from limits.day where uid = p_uid and day = v_day;
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
  update limits.day set staked = staked + p_amount where uid = p_uid and day = v_day;
  if not found then
    insert into limits.day (uid, day, staked) values (p_uid, v_day, p_amount);
  end if;
  return null;
end
$$;

-- p_at is the moment of the win: what comes back today lessens today's loss, whenever it was staked.
create function limits.count_win(p_uid bigint, p_amount bigint, p_at timestamptz) returns void
  language plpgsql as $$
declare
  v_day constant date := limits.day_of(p_at);
begin
  if p_amount = 0 then
    return;
  end if;
  update limits.day set won = won + p_amount where uid = p_uid and day = v_day;
  if not found then
    insert into limits.day (uid, day, won) values (p_uid, v_day, p_amount);
  end if;
end
$$;

-- p_at is the moment at which the bet was taken, so that its stake leaves the day that counted it:
-- counted on the day of the return, it would give that day room that nobody set. The floor is for
-- a caller that names another day: a refund must never fail.
create function limits.return_bet(p_uid bigint, p_amount bigint, p_at timestamptz) returns void
  language plpgsql as $$
begin
  update limits.day set staked = greatest(staked - p_amount, 0)
    where uid = p_uid and day = limits.day_of(p_at);
end
$$;

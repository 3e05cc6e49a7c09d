-- What the house has set for a player: the player's own limit stays at or below it until the house lifts it.
alter table limits.player
  add column house_daily_stake bigint check (house_daily_stake >= 0),
  add column house_daily_loss bigint check (house_daily_loss >= 0),
  add column house_daily_deposit bigint check (house_daily_deposit >= 0),
  add column house_weekly_deposit bigint check (house_weekly_deposit >= 0),
  add column house_monthly_deposit bigint check (house_monthly_deposit >= 0);

-- What the house set before and the player has not raised since counts too. A raise that still waits is dropped:
-- it could end what only the house may end.
do $$
declare
  v_kind text;
begin
  foreach v_kind in array array['daily_stake', 'daily_loss', 'daily_deposit', 'weekly_deposit', 'monthly_deposit'] loop
    execute format(
      'update limits.player p set house_%1$s = h.amount_after, next_%1$s = null, next_%1$s_at = null
       from (select distinct on (uid) uid, amount_after from limits.change
             where kind = %2$L and action = ''set'' and actor not like ''player:%%'' order by uid, id desc) h
       where h.uid = p.uid and p.%1$s <= h.amount_after
         and (p.next_%1$s_at is null or p.next_%1$s_at > platform.clock() or p.next_%1$s <= h.amount_after)',
      v_kind, v_kind);
  end loop;
end
$$;

alter table limits.change drop constraint change_action_check;
alter table limits.change add constraint change_action_check
  check (action in ('set', 'scheduled', 'cancelled', 'lifted'));

-- A win may give back a part of the bet that it names, unplayed. Both movements bear it: the win what it
-- gave back, the bet what came back of it. Null where nothing did.
alter table games.movement add column stake_returned bigint;

-- Nobody reads which transaction settled a round: the log goes by the number alone.
alter table games.bet drop column settled_xid;

-- A dropped column still costs every row its bit. Months that hold nothing yet are made anew without it.
do $$
declare
  v_month regclass;
  v_is_used boolean;
begin
  for v_month in select inhrelid from pg_inherits where inhparent = 'games.bet'::regclass loop
    execute format('select exists (select from %s)', v_month) into v_is_used;
    if not v_is_used then
      execute format('drop table %s', v_month);
    end if;
  end loop;
  perform platform.ensure_months('games.bet', 3, p_fillfactor => 80);
end
$$;

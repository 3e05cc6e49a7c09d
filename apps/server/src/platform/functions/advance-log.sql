-- Moves the bound up to which a log may be read, and answers it with the newest number drawn.
-- Call it in a transaction of its own, which has no id yet.
--
-- A writer has its transaction id before it draws a number (platform.draw_number). So a number that
-- was drawn before this function got its own id belongs to a transaction with a lower id, and when
-- all lower ones have ended the number is safe: at once where nothing else is at work, otherwise at
-- a later call, which finds the pair (next_xid, next_safe) that this one leaves behind.
-- The snapshot's xmax would not do: a transaction that is at work may have that very id.
-- Where tables lie on several nodes a transaction has ended when its rows can be seen on all of them.
--
-- A database restored into another cluster may bring a next_xid that is still to come there. The
-- pair is then made anew; rows carry no transaction id, so nothing else remembers the old cluster.
create or replace function platform.advance_log(p_log text, out drawn bigint, out safe bigint)
  language plpgsql as $$
declare
  v_own xid8;
  v_ended xid8;
  v_log platform.log;
begin
  execute format('select case when is_called then last_value else 0 end from %s', p_log::regclass)
    into drawn;
  select l.safe into safe from platform.log l where l.name = p_log;
  if not found then
    insert into platform.log (name) values (p_log) on conflict do nothing;
    safe := 0;
  end if;
  if safe >= drawn then
    return;
  end if;
  v_own := pg_current_xact_id();
  select * into v_log from platform.log l where l.name = p_log for update skip locked;
  if not found then
    return;
  end if;
  select pg_snapshot_xmin(pg_current_snapshot()) into v_ended;
  if platform.is_spread() then
    v_ended := least(v_ended, platform.unseen_on_nodes(v_own));
  end if;
  if v_ended >= v_own then
    v_log.safe := greatest(v_log.safe, drawn);
  elsif v_ended >= v_log.next_xid or v_log.next_xid > v_own then
    if v_ended >= v_log.next_xid then
      v_log.safe := greatest(v_log.safe, v_log.next_safe);
    end if;
    v_log.next_xid := v_own;
    v_log.next_safe := drawn;
  end if;
  safe := v_log.safe;
  update platform.log l set safe = v_log.safe, next_xid = v_log.next_xid, next_safe = v_log.next_safe
    where l.name = p_log;
end
$$;

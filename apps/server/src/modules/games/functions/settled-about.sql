-- Two numbers of the log of settled rounds around a moment: up to the first, every round was settled before it; after
-- the second, none was settled two minutes before it. Found by halving, with a look at a few rounds each time: moments
-- follow numbers but for the seconds that a transaction takes. Where a look finds no round the numbers stay apart,
-- which costs reading and leaves nothing out.
create or replace function games.settled_about(p_moment timestamptz, out before bigint, out after bigint)
  language plpgsql stable as $$
declare
  v_middle bigint;
  v_at timestamptz;
begin
  before := 0;
  after := games.settled_end();
  while after - before > 5000 loop
    v_middle := (before + after) / 2;
    select max(b.settled_at) into v_at from games.bet b
      where b.settled_seq > v_middle - 1000 and b.settled_seq <= v_middle;
    exit when v_at is null;
    if v_at < p_moment - interval '1 minute' then
      before := v_middle;
    else
      after := v_middle;
    end if;
  end loop;
end
$$;

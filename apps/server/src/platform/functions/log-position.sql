drop function if exists platform.log_position(text, integer);

-- The last number of its log that a reader has dealt with; 0 for one that has read nothing.
create or replace function platform.log_position(p_reader text) returns bigint
  language sql stable
  return coalesce((select seq from platform.log_reader where name = p_reader and part = 0), 0);

-- For migrations: lets a reader that has read nothing yet begin after this number.
create or replace function platform.begin_log(p_reader text, p_log text, p_after bigint) returns void
  language sql
  begin atomic
    insert into platform.log_reader (name, log, seq) values (p_reader, p_log, p_after)
      on conflict (name, part) do nothing;
  end;

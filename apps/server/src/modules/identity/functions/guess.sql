-- Counts a guess before anything is compared, against every counter that it concerns, or refuses it
-- because one of them is full: of any number at once, no more are compared than the counters allow.
create or replace function identity.take_guess(
  p_subjects text[],
  p_maxima integer[],
  p_seconds integer
) returns text
  language plpgsql as $$
declare
  v_window interval := make_interval(secs => p_seconds);
  v_now timestamptz;
  v_is_full boolean;
  v_is_last boolean;
begin
  -- Locks the counters, in one order for all, or two guesses could wait for each other.
  insert into identity.guess as held (subject, wrong_count, first_wrong_at)
  select subject, 0, platform.clock() from unnest(p_subjects) as subject order by subject
  on conflict (subject) do update set subject = held.subject;
  -- Read after the wait for the locks.
  v_now := platform.clock();
  update identity.guess set wrong_count = 0, first_wrong_at = v_now, locked_until = null
  where subject = any (p_subjects)
    and greatest(first_wrong_at + v_window, locked_until) <= v_now;
  select bool_or(held.wrong_count >= asked.maximum or held.locked_until > v_now),
    bool_or(held.wrong_count + 1 >= asked.maximum)
  into v_is_full, v_is_last
  from unnest(p_subjects, p_maxima) as asked (subject, maximum)
  join identity.guess as held using (subject);
  if v_is_full then
    return 'refused';
  end if;
  update identity.guess as held
  set wrong_count = held.wrong_count + 1,
    locked_until = case when held.wrong_count + 1 >= asked.maximum then v_now + v_window end
  from unnest(p_subjects, p_maxima) as asked (subject, maximum)
  where held.subject = asked.subject;
  return case when v_is_last then 'last' else 'taken' end;
end
$$;

-- A right guess was none: what was counted for it is taken back, and so is the lock that it filled.
create or replace function identity.give_back_guess(p_subjects text[]) returns void
  language plpgsql as $$
begin
  perform from identity.guess where subject = any (p_subjects) order by subject for update;
  delete from identity.guess where subject = any (p_subjects) and wrong_count <= 1;
  update identity.guess set wrong_count = wrong_count - 1, locked_until = null
  where subject = any (p_subjects);
end
$$;

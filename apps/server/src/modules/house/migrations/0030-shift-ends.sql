-- What whoever ends a shift leaves to the next one: how many cases went to whom, and words. The numbers of staff are
-- of the module below.
create table house.shift_end (
  id bigint generated always as identity primary key,
  at timestamptz not null default platform.clock(),
  staff_id bigint not null,
  -- Null where everything went back to the queues.
  to_staff_id bigint,
  cases integer not null check (cases >= 0),
  words text not null check (length(words) <= 1000)
);
create index shift_end_by_time on house.shift_end (at);
create trigger append_only before update or delete or truncate on house.shift_end
  for each statement execute function platform.refuse_change();

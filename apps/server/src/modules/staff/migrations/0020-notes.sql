create sequence staff.note_id as bigint;

-- What staff have noted about a player, in plain words. Kept as it was written: a mistake is noted, too.
create table staff.note (
  uid bigint not null,
  id bigint not null default nextval('staff.note_id'),
  staff_id bigint not null references staff.account,
  at timestamptz not null default clock_timestamp(),
  text text not null check (length(text) between 1 and 2000),
  primary key (uid, id)
);
create trigger append_only before update or delete or truncate on staff.note
  for each statement execute function platform.refuse_change();

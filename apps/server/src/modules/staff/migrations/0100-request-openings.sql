-- When somebody who can decide a request first looked at it: the entry of their approval says so.
create table staff.request_opening (
  request_id bigint not null references staff.request,
  staff_id bigint not null references staff.account,
  opened_at timestamptz not null default platform.clock(),
  primary key (request_id, staff_id)
);
create trigger append_only before update or delete or truncate on staff.request_opening
  for each statement execute function platform.refuse_change();

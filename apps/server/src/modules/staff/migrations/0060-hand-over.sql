-- What an approval leaves to hand over: each part belongs to one person, who collects it once.
create table staff.hand_over (
  request_id bigint not null references staff.request,
  part text collate "C" not null,
  staff_id bigint not null references staff.account,
  until timestamptz not null,
  collected_at timestamptz,
  primary key (request_id, part)
);
create unique index hand_over_person on staff.hand_over (request_id, staff_id);
create trigger never_removed before delete or truncate on staff.hand_over
  for each statement execute function platform.refuse_change();

-- Two people invite: the link of one opens nothing without the code of the other. An invitation of the
-- operator's command names no request and has its link alone.
alter table staff.invitation drop constraint invitation_pkey;
alter table staff.invitation
  alter column token_hash drop not null,
  add constraint invitation_token unique (token_hash),
  add column code_hash bytea,
  add column request_id bigint unique references staff.request;

-- Who has let whom in: by asking for an invitation, by approving it, or by switching an account on.
create table staff.let_in (
  staff_id bigint not null references staff.account,
  by bigint not null references staff.account,
  at timestamptz not null default platform.clock(),
  primary key (staff_id, by)
);

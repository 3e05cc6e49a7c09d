-- What players are asked to show, and what they showed. The pictures lie sealed among their uploads.
create table aml.asked (
  id bigint generated always as identity primary key,
  uid bigint not null,
  case_id bigint not null references aml.case,
  kind text collate "C" not null check (kind in ('funds', 'wealth', 'address', 'identity')),
  asked_by text collate "C" not null,
  asked_at timestamptz not null default platform.clock(),
  given_at timestamptz,
  source text collate "C" not null default '',
  words text not null default '',
  pictures text[] not null default '{}'
);
-- Of one kind nothing is asked twice at once.
create unique index asked_open on aml.asked (uid, kind) where given_at is null;
create index asked_of_player on aml.asked (uid, id);
create index asked_of_case on aml.asked (case_id, id);
create trigger never_removed before delete or truncate on aml.asked
  for each statement execute function platform.refuse_change();

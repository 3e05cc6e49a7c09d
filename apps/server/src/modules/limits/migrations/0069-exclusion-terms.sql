-- Figures that the law or the regulator sets for the protection of players. The newest row of a name holds; two persons
-- write one. What a release needs it brings with it.
create table limits.policy (
  id bigint generated always as identity primary key,
  name text collate "C" not null,
  value integer not null check (value >= 0),
  made_at timestamptz not null default platform.clock(),
  made_by text collate "C" not null
);
create index policy_by_name on limits.policy (name, id desc);
create trigger append_only before update or delete or truncate on limits.policy
  for each statement execute function platform.refuse_change();
insert into limits.policy (name, value, made_by) values ('irrevocable_months', 6, 'system:migration');

-- Until then nothing ends the exclusion. Without it nothing does before its end: so it was promised to whoever chose
-- one before there were terms.
alter table limits.player add column excluded_firm_until timestamptz;

-- Of an exclusion: who applied for it (player, family or house), for which term, and who of the family it was.
alter table limits.change
  add column asked_by text collate "C",
  add column period text collate "C",
  add column applicant text,
  add column relation text;

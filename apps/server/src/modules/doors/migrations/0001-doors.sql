-- Whether the house is open to players, and what was proved so that it may be opened.
create schema doors;

-- One row: whoever opens or closes holds it.
create table doors.door (
  id boolean primary key default true check (id),
  is_open boolean not null,
  -- Rises with every opening and closing: a request to open is about the closing that was seen.
  turn int not null default 1,
  -- When it was last opened; null where it never was, and nobody can have an account.
  opened_at timestamptz,
  -- As the audit names who acts; null as the installation began.
  changed_by text collate "C",
  changed_at timestamptz,
  reason text not null default '',
  check (opened_at is not null or not is_open)
);
create trigger never_removed before delete or truncate on doors.door
  for each statement execute function platform.refuse_change();

-- An installation that was there before this release has players, and stays open. It has the schemas of the modules
-- further up; a new database gets them after this.
insert into doors.door (is_open, opened_at)
select true, now() where to_regnamespace('games') is not null;

-- What was tried or attested, line by line of the list; the newest counts.
create table doors.proof (
  id bigint generated always as identity primary key,
  line text collate "C" not null,
  -- Which gateway, or what else of its line; empty where there is one alone.
  about text collate "C" not null default '',
  proved_at timestamptz not null default now(),
  proved_by text collate "C" not null
);
create index proof_newest on doors.proof (line, about, id desc);
create trigger append_only before update or delete or truncate on doors.proof
  for each statement execute function platform.refuse_change();

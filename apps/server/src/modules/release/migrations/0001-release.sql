-- Which program the house may run, who approved it, and what each process found when it looked at its own files.
create schema release;

-- A release is known by the hash of its list of files. Two people approve it, once and for good.
create table release.approval (
  hash text collate "C" primary key check (hash ~ '^[0-9a-f]{64}$'),
  version text collate "C" not null,
  asked_by text collate "C" not null,
  approved_by text collate "C" not null check (approved_by <> asked_by),
  approved_at timestamptz not null default now()
);
create trigger append_only before update or delete or truncate on release.approval
  for each statement execute function platform.refuse_change();

-- Somebody wants every process to look now.
create table release.demand (
  id bigint generated always as identity primary key,
  asked_by text collate "C" not null,
  asked_at timestamptz not null default now()
);
create trigger append_only before update or delete or truncate on release.demand
  for each statement execute function platform.refuse_change();

create table release.verification (
  id bigint generated always as identity primary key,
  -- The machine and the number of the process.
  process text collate "C" not null,
  version text collate "C" not null,
  -- Of the list beside the files; null where there is none.
  hash text collate "C" check (hash ~ '^[0-9a-f]{64}$'),
  state text collate "C" not null check (state in ('sound', 'differs', 'unlisted')),
  files int not null,
  found int not null,
  -- The first of them: path, and whether it is changed, missing or added.
  differences jsonb not null,
  looked_at timestamptz not null default now(),
  check ((state = 'unlisted') = (hash is null)),
  check ((state = 'differs') = (found > 0))
);
create index verification_newest on release.verification (looked_at, process);
create trigger append_only before update or delete or truncate on release.verification
  for each statement execute function platform.refuse_change();

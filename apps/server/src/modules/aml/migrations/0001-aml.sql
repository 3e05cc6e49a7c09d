-- The AML desk: what is looked for in the flow of money, what was found, how it was decided and what the law was told.
-- Nothing of it is read by anybody but the officers.
create schema aml;

-- The figures that the desk works by. The newest line holds; earlier ones say what held before.
create table aml.policy (
  id bigint generated always as identity primary key,
  report_days smallint not null check (report_days between 1 and 5),
  keep_years smallint not null check (keep_years between 5 and 50),
  review_months_low smallint not null,
  review_months_normal smallint not null,
  review_months_high smallint not null,
  institution_code text collate "C" not null,
  -- Days on which offices are closed, as 2026-12-25.
  holidays text[] not null,
  made_by text collate "C" not null,
  made_at timestamptz not null default platform.clock()
);
create trigger append_only before update or delete or truncate on aml.policy
  for each statement execute function platform.refuse_change();
-- As the law has it: five working days, five years. Holidays are those of 2026 that are fixed by law.
insert into aml.policy (report_days, keep_years, review_months_low, review_months_normal, review_months_high,
    institution_code, holidays, made_by)
  values (5, 5, 36, 12, 6, '', array['2026-01-01', '2026-04-02', '2026-04-03', '2026-04-09', '2026-05-01', '2026-06-12',
    '2026-08-31', '2026-11-30', '2026-12-25', '2026-12-30', '2027-01-01'], 'system:migration');

-- What is looked for. Amounts are whole pesos; what does not belong to a rule is null. What the law asks for is on from
-- the beginning; every other rule is switched on when it was tried on past months.
create table aml.rule (
  name text collate "C" primary key,
  is_on boolean not null,
  -- Whether payouts of whoever meets it wait for an officer.
  holds boolean not null default false,
  amount integer,
  below integer,
  count integer,
  hours integer,
  days integer,
  percent integer,
  times integer,
  changed_by text collate "C" not null default 'system:migration',
  changed_at timestamptz not null default platform.clock()
);
create trigger never_removed before delete or truncate on aml.rule
  for each statement execute function platform.refuse_change();
insert into aml.rule (name, is_on, amount, below, count, hours, days, percent, times) values
  ('covered', true, 5000000, null, null, null, null, null, null),
  ('covered-linked', false, 5000000, null, null, null, null, null, null),
  ('structured', false, 500000, 100000, 3, 120, null, null, null),
  ('little-play', false, 50000, null, null, 72, null, 30, null),
  ('in-and-out', false, 100000, null, null, 24, null, 80, null),
  ('many-ways', false, 50000, null, 4, null, 7, null, null),
  ('unusual', false, 50000, null, 5, null, 60, null, 10);

-- What a rule would have found in past months. Nobody is found by it.
create table aml.trial (
  id bigint generated always as identity primary key,
  name text collate "C" not null references aml.rule,
  amount integer,
  below integer,
  count integer,
  hours integer,
  days integer,
  percent integer,
  times integer,
  from_day date not null,
  to_day date not null,
  asked_by text collate "C" not null,
  asked_at timestamptz not null default platform.clock(),
  -- Null until it has run.
  finished_at timestamptz,
  players integer not null default 0,
  found_players integer not null default 0,
  found integer not null default 0,
  -- The first that would have been found: uid, day, amount in centavos.
  samples jsonb not null default '[]'
);
create index trial_waiting on aml.trial (id) where finished_at is null;
create trigger never_removed before delete or truncate on aml.trial
  for each statement execute function platform.refuse_change();

-- Players whose money has moved and who were not looked at since. The turn tells a newer movement from the one that was
-- looked at.
create table aml.waiting (
  uid bigint primary key,
  turn bigint not null default 1,
  since timestamptz not null default platform.clock()
) with (fillfactor = 70);
create index waiting_by_time on aml.waiting (since);

create table aml.case (
  id bigint generated always as identity primary key,
  uid bigint not null,
  state text collate "C" not null default 'open' check (state in ('open', 'closed')),
  opened_by text collate "C" not null,
  opened_at timestamptz not null default platform.clock(),
  -- By when the law wants a report, if it becomes one: counted from the first day that it rests on.
  since_day date not null,
  due_on date not null,
  narrative text not null default '',
  revision integer not null default 0,
  decision text collate "C" check (decision in ('report', 'dismiss')),
  decided_by text collate "C",
  decided_at timestamptz,
  claimed_by bigint,
  claimed_name text,
  claimed_until timestamptz,
  check ((state = 'closed') = (decision is not null))
);
-- A player has one open case at most: what is found meanwhile belongs to it.
create unique index case_of_player on aml.case (uid) where state = 'open';
create index case_by_state on aml.case (state, due_on, id);
create index case_by_player on aml.case (uid, id);
create trigger never_removed before delete or truncate on aml.case
  for each statement execute function platform.refuse_change();

-- What was found: by a rule once for a player and a day, by a list or a person as often as it is told.
create table aml.finding (
  id bigint generated always as identity primary key,
  uid bigint not null,
  ground text collate "C" not null,
  day date not null,
  -- In centavos, as it stood last.
  amount bigint not null default 0 check (amount >= 0),
  count integer not null default 0,
  -- Tells two of one ground and day apart.
  topic text collate "C" not null default '',
  words text not null default '',
  -- Null where the law wants a report and nobody has to decide about it.
  case_id bigint references aml.case,
  found_at timestamptz not null default platform.clock(),
  unique (uid, ground, day, topic)
);
create index finding_by_case on aml.finding (case_id, id);
create trigger never_removed before delete or truncate on aml.finding
  for each statement execute function platform.refuse_change();

-- What the law is told, and by when.
create table aml.report (
  id bigint generated always as identity primary key,
  kind text collate "C" not null check (kind in ('ctr', 'str')),
  uid bigint not null,
  day date not null,
  due_on date not null,
  case_id bigint references aml.case,
  made_at timestamptz not null default platform.clock(),
  filed_at timestamptz,
  filed_by text collate "C",
  -- As the authority has acknowledged it.
  reference text not null default '',
  check ((filed_at is null) = (filed_by is null)),
  check (kind = 'ctr' or case_id is not null)
);
-- A day of a player is covered once, and a case is reported once.
create unique index report_of_day on aml.report (uid, day) where kind = 'ctr';
create unique index report_of_case on aml.report (case_id) where kind = 'str';
create index report_due on aml.report (due_on, id) where filed_at is null;
create index report_filed on aml.report (filed_at, id) where filed_at is not null;
create index report_by_player on aml.report (uid, id);
create trigger never_removed before delete or truncate on aml.report
  for each statement execute function platform.refuse_change();

-- People from outside of the house: their accounts end by themselves and are used from named networks alone.
-- Small: staff.account has a row for each member of staff.
-- Small: staff.role_permission has some hundred rows.
alter table staff.account
  add column ends_at timestamptz,
  add column networks cidr[];
alter table staff.account add constraint outside_for_a_time
  check (role <> 'regulator' or (ends_at is not null and coalesce(cardinality(networks), 0) > 0));

-- They read, whoever asks for more and whoever approves.
alter table staff.role_permission add constraint outside_reads
  check (role <> 'regulator' or permission ~ '\.read$' or permission in ('own.use', 'lists.export', 'evidence.download'));

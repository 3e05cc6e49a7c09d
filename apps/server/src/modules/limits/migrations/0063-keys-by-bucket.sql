-- A day later: what was built becomes the key. Nothing is read, each lock is held for a moment.
select platform.require_bucket('limits.player'), platform.require_bucket('limits.day'),
  platform.require_bucket('limits.deposit_day'), platform.require_bucket('limits.change');
alter table limits.player drop constraint player_pkey,
  add constraint player_pkey primary key using index player_in_bucket;
alter table limits.day drop constraint day_pkey,
  add constraint day_pkey primary key using index day_in_bucket;
alter table limits.deposit_day drop constraint deposit_day_pkey,
  add constraint deposit_day_pkey primary key using index deposit_day_in_bucket;
alter table limits.change drop constraint change_pkey,
  add constraint change_pkey primary key using index change_in_bucket;

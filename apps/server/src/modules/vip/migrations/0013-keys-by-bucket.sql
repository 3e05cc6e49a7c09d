-- A day later: what was built becomes the key. Nothing is read, each lock is held for a moment.
select platform.require_bucket('vip.standing'), platform.require_bucket('vip.rise');
alter table vip.standing drop constraint standing_pkey,
  add constraint standing_pkey primary key using index standing_in_bucket;
alter table vip.rise drop constraint rise_pkey,
  add constraint rise_pkey primary key using index rise_in_bucket;

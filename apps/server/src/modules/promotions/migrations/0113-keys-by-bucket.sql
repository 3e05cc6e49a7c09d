-- A day later: what was built becomes the key. Nothing is read, each lock is held for a moment.
select platform.require_bucket('promotions.reward'), platform.require_bucket('promotions.step'),
  platform.require_bucket('promotions.played'), platform.require_bucket('promotions.deposited'),
  platform.require_bucket('promotions.seen'), platform.require_bucket('promotions.not_given');
alter table promotions.reward drop constraint reward_pkey,
  add constraint reward_pkey primary key using index reward_in_bucket;
alter table promotions.step drop constraint step_pkey,
  add constraint step_pkey primary key using index step_in_bucket;
alter table promotions.played drop constraint played_pkey,
  add constraint played_pkey primary key using index played_in_bucket;
alter table promotions.deposited drop constraint deposited_pkey,
  add constraint deposited_pkey primary key using index deposited_in_bucket;
alter table promotions.seen drop constraint seen_pkey,
  add constraint seen_pkey primary key using index seen_in_bucket;
alter table promotions.not_given drop constraint not_given_pkey,
  add constraint not_given_pkey primary key using index not_given_in_bucket;

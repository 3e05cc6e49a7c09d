-- How closely each player is looked at, why, and when somebody looks again.

-- Paid in within 90 days, in whole pesos: from here on a rating is normal, and from there on high.
alter table aml.policy add column normal_pesos integer not null default 100000,
  add column high_pesos integer not null default 500000;

create table aml.rating (
  uid bigint primary key,
  rating text collate "C" not null check (rating in ('low', 'normal', 'high')),
  reasons text[] not null,
  rated_at timestamptz not null default platform.clock(),
  review_on date not null,
  reviewed_at timestamptz,
  reviewed_by text collate "C"
) with (fillfactor = 80);
create index rating_by_review on aml.rating (review_on, uid);
create index rating_by_rating on aml.rating (rating, review_on, uid);
create trigger never_removed before delete or truncate on aml.rating
  for each statement execute function platform.refuse_change();

-- Every rating that a player had, and every review in words.
create table aml.rating_step (
  id bigint generated always as identity primary key,
  uid bigint not null,
  rating text collate "C" not null,
  reasons text[] not null,
  by text collate "C" not null,
  words text not null default '',
  at timestamptz not null default platform.clock()
);
create index rating_step_of on aml.rating_step (uid, id);
create trigger append_only before update or delete or truncate on aml.rating_step
  for each statement execute function platform.refuse_change();

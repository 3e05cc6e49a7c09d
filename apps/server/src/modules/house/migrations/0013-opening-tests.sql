-- What is tried before the house opens: that a message arrives, that a gateway takes a peso.
create table house.opening_test (
  id bigint generated always as identity primary key,
  kind text collate "C" not null check (kind in ('message', 'gateway')),
  -- What the carrier's code is sealed with, or what the gateway calls the order by.
  reference text collate "C" not null unique,
  -- The phone, masked; or the gateway.
  about text not null,
  -- A digest of the code; null at a gateway.
  secret bytea,
  gateway_id text,
  staff_id bigint not null,
  tries int not null default 0,
  begun_at timestamptz not null default platform.clock(),
  passed_at timestamptz
);
create index opening_test_of on house.opening_test (staff_id, begun_at);
create trigger never_removed before delete or truncate on house.opening_test
  for each statement execute function platform.refuse_change();

-- A code by which a player takes the session of one browser over to another, once and within a minute.
create table identity.handover (
  code_hash bytea primary key,
  uid bigint not null references identity.player,
  -- The session that made it: with its end the code is worth nothing.
  session_id text not null,
  expires_at timestamptz not null
);
create index handover_expiry on identity.handover (expires_at);

-- The answers of calls that move money, kept so that a repeated request gets the same answer.
create table platform.idempotency (
  subject text not null,
  key text not null,
  call text not null,
  input_hash bytea not null,
  -- Null while the first request is being worked on.
  answer jsonb,
  claimed_at timestamptz not null default clock_timestamp(),
  primary key (subject, key)
);

create index idempotency_claimed_at on platform.idempotency using brin (claimed_at);

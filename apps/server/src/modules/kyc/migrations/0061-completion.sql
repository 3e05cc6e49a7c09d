-- Players whom staff ask to complete the identity check, whatever their hours are.
create table kyc.completion (
  uid bigint primary key check (uid > 0),
  asked_at timestamptz not null default now(),
  actor text not null,
  reason text not null
);

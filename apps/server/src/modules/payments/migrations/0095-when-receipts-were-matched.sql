-- When staff credited a payment to a player: it is money paid in on that day.
alter table payments.receipt add column matched_at timestamptz;
create index receipt_by_player on payments.receipt (uid, matched_at) where matched_at is not null;

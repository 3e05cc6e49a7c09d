-- Who has claimed a withdrawal or a case, as colleagues call them.
alter table payments.withdrawal add column claimed_name text;
alter table payments.case add column claimed_name text;

-- Staff look for what a gateway names, and read what gateways took by when we heard of it.
create index deposit_by_gateway_id on payments.deposit (gateway_id) where gateway_id is not null;
create index receipt_noted on payments.receipt (noted_at, payment_id);
create index receipt_by_payment on payments.receipt (payment_id);
create index receipt_by_reference on payments.receipt (reference);
create index withdrawal_by_channel on payments.withdrawal (channel_id, id);
-- Figures by day.
create index deposit_by_change on payments.deposit (changed_at);
create index withdrawal_by_change on payments.withdrawal (changed_at);

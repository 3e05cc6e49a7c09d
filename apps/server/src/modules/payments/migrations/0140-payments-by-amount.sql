-- Outside of a transaction: the tables may be large. Staff sort payments by their amount, and ask for those of some days.
create index concurrently if not exists deposit_by_amount on payments.deposit (amount, id);
create index concurrently if not exists withdrawal_by_amount on payments.withdrawal (amount, id);
create index concurrently if not exists withdrawal_by_time on payments.withdrawal using brin (created_at);

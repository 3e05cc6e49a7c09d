-- Outside of a transaction: the tables may be large. Controls look at a day of deposits and of steps.
create index concurrently if not exists deposit_by_time on payments.deposit using brin (created_at);
create index concurrently if not exists step_by_time on payments.step using brin (at);

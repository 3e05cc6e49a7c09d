-- Outside of a transaction: the table may be large. A control looks at a day of steps.
create index concurrently if not exists step_by_time on promotions.step using brin (at);

-- Outside of a transaction: the index is built beside players who change their limits. A control looks at a day of changes.
create index concurrently if not exists change_by_time on limits.change using brin (made_at);

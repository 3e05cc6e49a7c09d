-- Outside of a transaction: the table may be large. Staff ask who came in the last days, and days come one after the other.
create index concurrently if not exists seen_by_day on promotions.seen using brin (day);

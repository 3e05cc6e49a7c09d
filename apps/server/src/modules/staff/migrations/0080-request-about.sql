-- Outside of a transaction: the index is built beside staff who ask.
-- By it a case shows whether a request about it waits for a second person.
create index concurrently if not exists request_about on staff.request ((subject_kind || ' ' || subject)) where state = 'open';

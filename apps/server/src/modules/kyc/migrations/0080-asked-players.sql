-- Staff list whom they have asked, the last one first. Marks are set by hand, one at a time.
-- Small: kyc.completion, a row for each player whom a member of staff has marked.
create index completion_asked_at on kyc.completion (asked_at, uid);

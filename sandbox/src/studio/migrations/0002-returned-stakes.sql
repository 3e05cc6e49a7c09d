-- What of the stake was never played and came back at the end of the round. Null while it is open; rounds
-- of before have it in their payout.
alter table studio.round add column stake_returned bigint check (stake_returned >= 0);

-- What a player has begun and not finished, and which of today's deposits used a cashback ticket, are
-- counted before every new deposit.
create index deposit_open on payments.deposit (uid) where status in ('pending', 'paying');
create index deposit_with_ticket on payments.deposit (uid, created_at) where has_cashback;

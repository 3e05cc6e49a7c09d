-- Where a channel pays out when its own gateway fails: rails in their order, and which of them is in use. 0 is the
-- channel's own gateway, 1 the first rail behind it.
-- Small: payments.channel has a row for each way to pay
alter table payments.channel
  add column payout_rails jsonb not null default '[]',
  add column rail smallint not null default 0;
-- By themselves, as a table that lies on several nodes takes them.
alter table payments.channel add constraint channel_payout_rails check (jsonb_typeof(payout_rails) = 'array' and rail >= 0);

-- What the gateway of a withdrawal calls the way to pay; null is what the channel says.
alter table payments.withdrawal add column payout_method text;

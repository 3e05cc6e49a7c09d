-- What deposits with a ticket were promised by a promotion that is paused at the moment; it is given when it goes on.
create table promotions.held_cashback (
  uid bigint not null,
  deposit_id bigint not null,
  promotion_id integer not null references promotions.promotion,
  amount bigint not null check (amount > 0),
  deposited bigint not null,
  begun_at timestamptz not null,
  primary key (uid, deposit_id)
);

-- Where players have been before, cashback goes on as it was: 5 % up to 2,500 pesos, from 20 pesos on, played
-- once. A new installation begins with what its operator gives.
insert into promotions.promotion (id, kind, state, name_en, name_tl, starts_at, rules, currency, cash_type, wagering_times)
  select 80, 'channel-cashback', 'published', 'Deposit cashback', 'Cashback sa deposito', '2026-01-01T00:00:00+08:00',
    '{"share": 500, "most": 250000, "least": 2000, "channels": []}', 'PHP', 4009, 1
  where exists (select from promotions.promotion) or exists (select from promotions.deposited)
  on conflict do nothing;

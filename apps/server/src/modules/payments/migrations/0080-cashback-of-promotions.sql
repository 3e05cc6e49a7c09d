-- Cashback is given by promotions. A deposit that takes a ticket notes by which one, and what it was promised;
-- what was begun before has no promotion and gets its cashback with the payment, as it was then.
alter table payments.deposit
  add column cashback_promotion integer,
  add column cashback bigint check (cashback > 0);
update payments.deposit set cashback = least(amount / 20, 250000) where has_cashback;

-- Published: withdrawals whose money came back to the player's balance, by the number of the step that did it.
create or replace view payments.taken_back as
  select s.seq, s.uid, s.at, s.payment_id, s.bucket from payments.step s
  where s.kind = 'withdrawal' and s.to_status = 'canceled';

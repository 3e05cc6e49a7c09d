-- Codes of vouchers leave the house in two halves, which two people carry: who has had which half of a batch is kept
-- for ever, because whoever has both has its money.
create table payments.voucher_half (
  batch_id bigint not null references payments.voucher_batch,
  -- As in `staff:7`.
  holder text not null,
  half text not null check (half in ('first', 'second')),
  at timestamptz not null default platform.clock(),
  primary key (batch_id, holder)
);
create trigger append_only before update or delete or truncate on payments.voucher_half
  for each statement execute function platform.refuse_change();

-- Under which reference a gateway gave a payment back; no other payment was given back by the same.
alter table payments.receipt add column refund_reference text
  check ((refund_reference is not null) = (state = 'refunded'));
create unique index receipt_refund on payments.receipt (gateway, refund_reference)
  where refund_reference is not null;

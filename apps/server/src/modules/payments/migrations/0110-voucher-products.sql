-- Staff write where vouchers are sold: what was seen is what is changed, and one that was hidden keeps its row.
alter table payments.voucher_product
  add column is_shown boolean not null default true,
  add column version integer not null default 1;

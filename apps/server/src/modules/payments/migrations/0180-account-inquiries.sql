-- What the bank of an account said when it was asked in whose name it stands: 'same', 'differs', 'unknown' (there is no
-- such account) or 'unsaid'; null where nobody has asked. Of the name its beginnings alone are kept.
alter table payments.account
  add column inquiry_result text,
  add column inquiry_name text,
  add column inquiry_gateway text,
  add column inquired_at timestamptz;

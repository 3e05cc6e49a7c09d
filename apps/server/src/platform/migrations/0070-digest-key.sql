-- What keyed digests are made with, sealed under the installation's key: that one can be exchanged, and the
-- digests of vouchers, accounts and persons still find what they found before.
create table platform.digest_key (
  id integer primary key check (id = 1),
  sealed bytea not null
);

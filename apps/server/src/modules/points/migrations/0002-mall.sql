-- What Filcoins are redeemed for. Ids below 1000 belong to goods that a new installation begins with.
create sequence points.goods_id as integer start 1000 cache 1;
create table points.goods (
  id integer primary key,
  state text collate "C" not null default 'shown' check (state in ('shown', 'hidden')),
  name_en text not null,
  name_tl text not null,
  summary_en text not null,
  summary_tl text not null,
  -- Filcoins for one.
  price bigint not null check (price > 0),
  stock integer not null check (stock >= 0),
  pictures text[] not null check (cardinality(pictures) > 0),
  -- 1 is a code, 2 a thing; of a code 1 is shown at once and 2 sent, of a thing 1 is fetched and 2 brought.
  product_type smallint not null check (product_type in (1, 2)),
  deliver_method smallint not null check (deliver_method in (1, 2)),
  store_addresses text[] not null default '{}',
  place integer not null default 0,
  version integer not null default 1,
  updated_at timestamptz not null default platform.clock()
) with (fillfactor = 70);
create index goods_shown on points.goods (place, id) where state = 'shown';
create trigger never_removed before delete or truncate on points.goods
  for each statement execute function platform.refuse_change();

create sequence points.order_id as bigint cache 1;
create table points.mall_order (
  uid bigint not null,
  id bigint not null,
  -- The idempotency key of the request.
  key text collate "C" not null,
  goods_id integer not null references points.goods,
  quantity integer not null check (quantity > 0),
  -- What was paid for all of them.
  pay_amount bigint not null check (pay_amount > 0),
  -- What it was called when it was bought.
  name_en text not null,
  name_tl text not null,
  picture text not null,
  product_type smallint not null,
  deliver_method smallint not null,
  store_address text not null default '',
  -- Who it is for and where it goes, sealed under the installation's key; null for a code shown at once.
  recipient bytea,
  -- 1 delivered at once, 2 processing, 3 shipped, 4 received, 5 cancelled.
  status smallint not null check (status between 1 and 5),
  courier text not null default '',
  courier_number text not null default '',
  reason text not null default '',
  is_test boolean not null,
  submitted_at timestamptz not null,
  moved_at timestamptz not null,
  primary key (uid, id)
);
create unique index mall_order_key on points.mall_order (uid, key);
create unique index mall_order_id on points.mall_order (id);
create index mall_order_open on points.mall_order (id) where status in (2, 3);
create trigger never_removed before delete or truncate on points.mall_order
  for each statement execute function platform.refuse_change();

-- Codes that are goods: as many as there is stock of them are nobody's yet.
create table points.goods_code (
  id bigint generated always as identity primary key,
  goods_id integer not null references points.goods,
  sealed bytea not null,
  -- Keyed, so that a code is put in stock once.
  digest bytea not null unique,
  uid bigint,
  order_id bigint,
  check ((uid is null) = (order_id is null))
);
create index goods_code_free on points.goods_code (goods_id, id) where order_id is null;
create index goods_code_of_order on points.goods_code (uid, order_id) where order_id is not null;
create trigger never_removed before delete or truncate on points.goods_code
  for each statement execute function platform.refuse_change();

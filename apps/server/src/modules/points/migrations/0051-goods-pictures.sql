-- Pictures of goods that staff have sent, drawn anew. One that no goods have used for a day is removed; one that
-- goods have used stays, because orders go on showing it.
create table points.goods_picture (
  path text collate "C" primary key,
  sent_by bigint not null,
  sent_at timestamptz not null default platform.clock(),
  is_used boolean not null default false
);
create index goods_picture_unused on points.goods_picture (sent_at) where not is_used;

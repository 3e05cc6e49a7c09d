-- Pictures that staff have sent for an answer: each serves in one message.
create table support.staff_picture (
  key text collate "C" primary key,
  sent_by bigint not null,
  sent_at timestamptz not null default platform.clock(),
  is_used boolean not null default false
);
create index staff_picture_unused on support.staff_picture (sent_at) where not is_used;

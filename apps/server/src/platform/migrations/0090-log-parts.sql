-- Small: platform.log_reader has a row for each reader.
-- A log may lie in several parts, each with cursors of its own.
alter table platform.log_reader add column part integer not null default 0;
alter table platform.log_reader drop constraint log_reader_pkey;
alter table platform.log_reader add primary key (name, part);

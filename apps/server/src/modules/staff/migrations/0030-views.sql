-- What a person keeps of a list: its filters and columns under a name of their own.
create table staff.view (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff.account,
  list text collate "C" not null,
  name text not null,
  search text not null,
  columns text[],
  created_at timestamptz not null default now()
);

create unique index view_name on staff.view (staff_id, list, lower(name));

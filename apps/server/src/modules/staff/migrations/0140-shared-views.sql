-- A view that a person shares with all colleagues who have the list; it stays that person's to change.
-- Small: staff.view has a few rows for each colleague.
alter table staff.view add column is_shared boolean not null default false;
create index view_shared on staff.view (list) where is_shared;

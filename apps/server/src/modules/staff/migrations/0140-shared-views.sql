-- A view that a person shares with all colleagues who have the list; it stays that person's to change.
alter table staff.view add column is_shared boolean not null default false;
create index view_shared on staff.view (list) where is_shared;

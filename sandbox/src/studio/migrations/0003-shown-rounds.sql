-- Whether the player has seen how a round ended. Rounds of before count as seen.
alter table studio.round add column is_shown boolean not null default true;
alter table studio.round alter column is_shown set default false;

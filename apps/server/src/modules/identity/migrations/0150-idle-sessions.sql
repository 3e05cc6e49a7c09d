-- For how many seconds at most a session was not used since the player last showed who they are.
alter table identity.session add column idle_seconds integer not null default 0;

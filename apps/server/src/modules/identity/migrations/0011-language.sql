-- What language notices to the player are in.
alter table identity.player add column language text not null default 'en_US';

-- The player chose the account less than so many hours ago: a person looks before anything is paid there.
insert into payments.rule (name, hours) values ('new-account', 24) on conflict do nothing;

-- What pools of jackpots hold, which is owed to whoever wins them. Days before there were any owe nothing.
alter table house.liability add column jackpots bigint not null default 0;

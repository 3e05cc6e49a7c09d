-- How long what waits in a queue may wait. A queue without a row has promised nobody anything.
create table house.queue_due (
  name text collate "C" primary key,
  due_minutes integer not null check (due_minutes between 1 and 10080)
);
-- Players are promised the decision about their identity within a day. [A-447]
insert into house.queue_due (name, due_minutes) values ('kyc', 1440);

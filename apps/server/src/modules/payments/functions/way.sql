-- Published: what the ways to pay are called.
create or replace view payments.way as
  select id, name, mode, gateway from payments.channel;

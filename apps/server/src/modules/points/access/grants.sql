select platform.grant_access('points');

-- Filcoins move by the functions of the owner, as money does.
revoke insert, update, delete on points.wallet, points.posting, points.entry, points.requirement,
  points.waiver from perya_app;

grant usage on schema points to perya_reader;
grant select on points.wallet, points.posting, points.entry, points.requirement to perya_reader;

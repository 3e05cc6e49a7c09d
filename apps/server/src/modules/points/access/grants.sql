select platform.grant_access('points');

-- Filcoins move by the functions of the owner, as money does.
revoke insert, update, delete on points.wallet, points.posting, points.entry, points.requirement,
  points.waiver, points.month_seal, points.sealed_player from perya_app;

grant usage on schema points to perya_reader;
grant select on points.wallet, points.posting, points.entry, points.requirement, points.month_seal, points.sealed_player
  to perya_reader;

-- New goods are numbered behind those that came with a file of configuration.
grant update on sequence points.goods_id to perya_app;

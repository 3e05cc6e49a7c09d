select platform.grant_access('points');

grant usage on schema points to perya_reader;
grant select on points.wallet, points.posting, points.entry, points.requirement to perya_reader;

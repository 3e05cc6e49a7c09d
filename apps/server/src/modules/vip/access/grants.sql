select platform.grant_access('vip');

-- How far somebody has come and since when is what complaints are about.
grant usage on schema vip to perya_reader;
grant select on vip.level, vip.standing, vip.rise to perya_reader;

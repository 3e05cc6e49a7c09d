select platform.grant_access('partners');

-- Who came from where, and which channel was shut when, is what complaints are about.
grant usage on schema partners to perya_reader;
grant select on partners.channel, partners.tally to perya_reader;

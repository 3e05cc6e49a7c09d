select platform.grant_access('configuration');

-- What was changed by which file is what auditors ask for.
grant usage on schema configuration to perya_reader;
grant select on configuration.import to perya_reader;

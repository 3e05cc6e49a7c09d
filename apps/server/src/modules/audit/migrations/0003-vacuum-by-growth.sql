select platform.vacuum_by_growth('audit.entry');
select platform.vacuum_by_growth('audit.seal');

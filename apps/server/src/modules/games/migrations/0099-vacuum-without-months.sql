-- As platform.vacuum_by_growth does it. Until now that did nothing for a table without months, and in an
-- installation that is brought up to date it still does nothing here: functions are applied after the migrations.
alter table games.movement set (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 1000000,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 1000000, autovacuum_freeze_min_age = 0);

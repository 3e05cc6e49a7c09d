-- Months that come later are made with it.
select platform.vacuum_by_growth('points.posting');
select platform.vacuum_by_growth('points.entry');

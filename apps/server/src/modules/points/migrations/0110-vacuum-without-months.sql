-- Again: until now the function did nothing for a table without months.
select platform.vacuum_by_growth('points.posting');

-- Months that come later are made with it.
select platform.vacuum_by_growth('ledger.posting');
select platform.vacuum_by_growth('ledger.entry');

-- Published: submissions that wait for somebody of the house, and since when.
create or replace view kyc.open_review as
  select uid, version, state, submitted_at from kyc.review where state in ('waiting', 'escalated');

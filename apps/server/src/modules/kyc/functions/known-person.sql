-- Published: whoever has said who they are, by the newest version of it.
create or replace view kyc.known_person as
  select uid, max(version) as version from kyc.submission group by uid;

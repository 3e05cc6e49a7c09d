-- A version that was replaced long ago is erased: its fields and their key are emptied, its photos and
-- digests go. That it was there, and what was decided about it, stays.
alter table kyc.submission add column erased_at timestamptz;

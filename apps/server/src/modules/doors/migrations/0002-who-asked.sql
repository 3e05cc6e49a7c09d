-- The page of the opening names both people. Null of a closing, and of an opening before this release.
alter table doors.door add column asked_by text collate "C";

-- Whether module identity knows of a link; what was made before it could be told is told by a job.
alter table partners.link add column is_told boolean not null default false;
create index link_untold on partners.link (uid) where not is_told;

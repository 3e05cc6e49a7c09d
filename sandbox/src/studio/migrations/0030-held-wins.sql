-- Whether the wallet took what the round pays without crediting it: the house looks at such a win first. Written with
-- its answer; what becomes of the win later is never told to the studio. Rounds of before count as paid.
alter table studio.round add column is_held boolean not null default false;

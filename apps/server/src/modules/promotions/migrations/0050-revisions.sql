-- What staff have written of a promotion, each time they saved it. The one that stands is named by the promotion
-- itself; 0 is what the installation began with.
create table promotions.revision (
  promotion_id integer not null references promotions.promotion,
  number integer not null check (number > 0),
  -- As contract/staff/calls/promotions says.
  content jsonb not null,
  saved_at timestamptz not null default platform.clock(),
  -- 'staff:ID'.
  saved_by text not null,
  primary key (promotion_id, number)
);
create trigger append_only before update or delete or truncate on promotions.revision
  for each statement execute function platform.refuse_change();

alter table promotions.promotion add column revision integer not null default 0;

-- Rises with every change, so that nobody overwrites what they have not seen.
alter table promotions.tile add column version integer not null default 1;

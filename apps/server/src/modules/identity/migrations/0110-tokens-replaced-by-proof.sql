-- A token that a proof has replaced serves requests under way alone, and has no successor.
alter table identity.replaced_token add column by_proof boolean not null default false;

-- When the player closed what told them of it; null for what was not shown, or to an app that is older than this.
alter table promotions.reward add column seen_at timestamptz;

-- Wins, deposits and payouts of real players that were large by the figure of their time, noted by the readers that count
-- them: no list of significant events looks through all rounds. A figure that changes later changes none of them.
create table reports.large_movement (
  id bigint generated always as identity primary key,
  kind text collate "C" not null check (kind in ('win', 'prize', 'deposit', 'payout')),
  at timestamptz not null,
  uid bigint not null,
  -- The round or the payment; empty for a prize, which is of no round.
  subject text collate "C" not null,
  -- The game, the venue of a prize, or the gateway.
  about text collate "C" not null,
  amount bigint not null,
  -- What was large then.
  large_from bigint not null
);
create index large_movement_by_time on reports.large_movement (at desc, id desc);
create trigger append_only before update or delete or truncate on reports.large_movement
  for each statement execute function platform.refuse_change();

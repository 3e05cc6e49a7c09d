-- Who shares a scene with whom, each with rounds of their own: four cannons in one sea. It lasts as long as somebody
-- looks, so it is worth no log of writes.
create unlogged table studio.mate_seat (
  venue text not null,
  game text not null,
  player text not null,
  scene integer not null check (scene >= 0),
  place smallint not null check (place >= 0),
  here_until timestamptz not null,
  primary key (venue, game, player),
  unique (venue, game, scene, place)
);

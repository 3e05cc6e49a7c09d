-- Rooms in which a seat is paid by what the others hold: what a round came to for all of them, written once when its
-- bell has rung. Null in every other room.
alter table studio.room_round add column told text;

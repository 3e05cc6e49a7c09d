alter table identity.player validate constraint player_phone_check;

-- Whoever is known no longer has no phone: the number is free for another account.
alter table identity.player drop constraint player_phone_check;
alter table identity.player add constraint player_phone_check
  check (phone ~ '^9[0-9]{9}$' or country_code = 'erased') not valid;

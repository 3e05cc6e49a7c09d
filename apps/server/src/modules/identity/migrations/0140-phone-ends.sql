-- Outside of a transaction, because the table is large: staff search by the last digits of a phone.
create index concurrently if not exists player_phone_end on identity.player (reverse(phone) text_pattern_ops);

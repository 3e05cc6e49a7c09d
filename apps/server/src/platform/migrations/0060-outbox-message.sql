alter table platform.letter rename to outbox_message;
alter sequence platform.letter_id rename to outbox_message_id;
alter index platform.letter_due rename to outbox_message_due;
alter index platform.letter_dead rename to outbox_message_dead;

-- Inside which partner's app a session was opened ('web' outside of them all): its player pays by the channels of
-- that app and by no others. What a partner had opened before does not say whose app it was, so it ends; the next
-- entry opens another.
delete from identity.session where opened_by = 'partner';
alter table identity.session add column partner text not null default 'web';
alter table identity.challenge add column partner text not null default 'web';

-- A password proves its player once it is old enough; those from before are.
alter table identity.player add column password_set_at timestamptz;

-- Whose name an account was opened in: a keyed digest of the names that the identity check knew then.
-- Where the names are others now, a person looks before anything is paid there.
alter table payments.account add column names_digest bytea not null;

-- How many of a channel's payouts failed lately.
create index withdrawal_canceled on payments.withdrawal (channel_id, changed_at) where status = 'canceled';

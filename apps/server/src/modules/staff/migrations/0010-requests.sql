-- What waits for a second person. A request is written once; only what became of it is added.
create sequence staff.request_id as bigint;

create table staff.request (
  id bigint primary key,
  action text collate "C" not null,
  -- What it is about; of one action only one request about the same can be open.
  topic text collate "C" not null,
  subject_kind text collate "C" not null,
  subject text collate "C" not null,
  input jsonb not null,
  -- What will happen, in both languages, as the approver reads it.
  says jsonb not null,
  reason text collate "C" not null,
  words text not null,
  asked_by bigint not null references staff.account,
  asked_at timestamptz not null,
  asked_address text not null,
  asked_device text not null,
  expires_at timestamptz not null,
  -- A digest of all above under the installation's key: a row that was changed by hand is not carried out.
  seal bytea not null,
  state text collate "C" not null default 'open'
    check (state in ('open', 'approved', 'declined', 'withdrawn', 'expired')),
  -- Nobody, if it has expired.
  decided_by bigint references staff.account,
  decided_at timestamptz,
  decision_reason text collate "C",
  decision_words text,
  -- The last attempt to carry it out that failed, and why, in both languages.
  failed_at timestamptz,
  failure jsonb,
  check ((state = 'open') = (decided_at is null)),
  -- Nobody decides their own; withdrawing is not deciding.
  check (state not in ('approved', 'declined') or decided_by <> asked_by)
);

create unique index request_topic on staff.request (action, topic) where state = 'open';
create index request_open on staff.request (expires_at) where state = 'open';
create index request_asked_by on staff.request (asked_by, id desc);
create index request_state on staff.request (state, id desc);
create index request_action on staff.request (action, id desc);
create trigger never_removed before delete or truncate on staff.request
  for each statement execute function platform.refuse_change();

-- By which devices an account is known: two accounts of one device are one person.
create table staff.device_use (
  staff_id bigint not null references staff.account,
  -- A digest of the name that the device's cookie carries.
  device bytea not null,
  last_used_at timestamptz not null,
  primary key (staff_id, device)
);

-- Two accounts of one phone are one person. In the form +639171234567.
alter table staff.account add column phone text check (phone ~ '^\+[0-9]{8,15}$');

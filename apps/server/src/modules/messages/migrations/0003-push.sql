-- By what push services know the house: made once, the private half sealed.
create table messages.push_key (
  id integer primary key check (id = 1),
  public_key text not null,
  private_sealed bytea not null
);

-- Devices that a player lets notify, each by the session that asked: it ends with it.
create table messages.push_device (
  bucket integer not null,
  uid bigint not null,
  id bigint generated always as identity,
  session text collate "C" not null,
  name text not null,
  added_at timestamptz not null default platform.clock(),
  -- Whoever knows the address can send there.
  address_sealed bytea not null,
  endpoint_digest bytea not null,
  primary key (bucket, uid, id)
);
-- A browser has one address, whoever logs in there.
create index push_device_endpoint on messages.push_device (endpoint_digest);

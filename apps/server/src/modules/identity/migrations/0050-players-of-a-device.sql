-- Who else was logged in on a device.
create index device_by_hash on identity.device (device_hash);

-- Outside of a transaction. No two roles of the operator's own are called the same: whoever approves reads the title.
create unique index concurrently if not exists role_title on staff.role (lower(title));

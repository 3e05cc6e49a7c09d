-- Nothing of it is changed but what tells of a person, once the account was erased.
drop trigger append_only on staff.note;
create trigger append_only before delete or truncate on staff.note
  for each statement execute function platform.refuse_change();
create trigger blank_only before update on staff.note
  for each row execute function platform.blank_only('text');

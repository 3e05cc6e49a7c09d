-- Nothing of it is changed but what tells of a person, once the account was erased.
drop trigger append_only on messages.choice_step;
create trigger append_only before delete or truncate on messages.choice_step
  for each statement execute function platform.refuse_change();
create trigger blank_only before update on messages.choice_step
  for each row execute function platform.blank_only('device', 'address');

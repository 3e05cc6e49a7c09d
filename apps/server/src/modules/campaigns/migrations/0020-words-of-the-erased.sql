-- Nothing of it is changed but what tells of a person, once the account was erased.
drop trigger append_only on campaigns.joined;
create trigger append_only before delete or truncate on campaigns.joined
  for each statement execute function platform.refuse_change();
create trigger blank_only before update on campaigns.joined
  for each row execute function platform.blank_only('click_id');

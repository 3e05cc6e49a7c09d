select platform.grant_access('staff');

-- Who may do what is written by the functions of the owner alone. A role may still be held (for update).
revoke insert, update, delete on staff.permission, staff.role_permission from perya_app;
revoke insert, delete on staff.role from perya_app;
-- Of a role the app writes neither its name nor from where it may be used.
select platform.grant_updates('staff.role', array['name', 'networks']);
-- So are accounts: by whom they are added, what role they have, until when and from where.
revoke insert on staff.account from perya_app;
select platform.grant_updates('staff.account', array['id', 'role', 'is_demo', 'ends_at', 'networks']);

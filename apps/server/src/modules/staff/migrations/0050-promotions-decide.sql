-- The contract gave the role of promotions its share in requests of two people after some installations had met these
-- permissions, and a start gives only what is new. An installation that met the approval of promotions with them has had
-- its say since, and is left as it is.
insert into staff.role_permission (role, permission)
  select r.name, p.name
  from staff.role r, staff.permission p
  where r.name = 'promotions' and p.name in ('requests.read', 'requests.decide')
    and p.first_seen_at < coalesce(
      (select a.first_seen_at from staff.permission a where a.name = 'promotions.approve'), 'infinity')
  on conflict do nothing;

-- Published: the tax on the gross revenue, in hundredths of a percent, with since when and until when it held.
create or replace view limits.tax as
  select case when lag(p.id) over (order by p.id) is null then '-infinity' else p.made_at end as since,
    coalesce(lead(p.made_at) over (order by p.id), 'infinity') as until, p.value as basis_points
  from limits.policy p where p.name = 'tax_basis_points';

-- Orders held against the ledger of Filcoins, and codes against stock: rows are violations. Both books are laid
-- together and not joined, as those of rewards are: they may lie on different nodes.
create or replace view points.broken_mall as
  with told as (
    select b.bucket, b.uid, b.order_key, max(b.pay_amount) as pay_amount, max(b.status) as status, sum(b.posted) as posted,
      sum(b.given_back) as given_back
    from (
      select o.bucket, o.uid, 'O' || o.id as order_key, o.pay_amount, o.status, null::bigint as posted, null::bigint as given_back
        from points.mall_order o
      union all
      select p.bucket, p.uid, split_part(p.key, ':', 1), null, null, case when p.key not like '%:%' then p.amount end,
        case when p.key like '%:back' then p.amount end
        from points.posted p where p.scope = 'orders'
    ) b
    group by b.bucket, b.uid, b.order_key
  )
  select 'an order is one posting' as invariant, uid,
      format('order %s of %s, posted %s', substr(order_key, 2), pay_amount, posted) as detail
    from told
    where pay_amount is not null and posted is distinct from -pay_amount
  union all
  select 'a cancelled order was given back once, and no other', uid,
      format('order %s, given back %s', substr(order_key, 2), given_back)
    from told
    where pay_amount is not null and given_back is distinct from case when status = 5 then pay_amount end
  union all
  select 'every posting of the mall has its order', uid, order_key from told where pay_amount is null
  union all
  select 'there are as many codes as stock', 0, format('goods %s: %s in stock, %s codes', g.id, g.stock, count(c.id))
    from points.goods g
    left join points.goods_code c on c.goods_id = g.id and c.order_id is null
    where g.product_type = 1
    group by g.id
    having g.stock <> count(c.id);

-- Orders held against the ledger of Filcoins, and codes against stock: rows are violations.
create or replace view points.broken_mall as
  select 'an order is one posting' as invariant, o.uid,
      format('order %s of %s, posted %s', o.id, o.pay_amount, p.amount) as detail
    from points.mall_order o
    left join points.posted p on p.bucket = platform.bucket_of(o.uid) and p.uid = o.uid
      and p.scope = 'orders' and p.key = 'O' || o.id
    where p.amount is distinct from -o.pay_amount
  union all
  select 'a cancelled order was given back once, and no other', o.uid, format('order %s, given back %s', o.id, p.amount)
    from points.mall_order o
    left join points.posted p on p.bucket = platform.bucket_of(o.uid) and p.uid = o.uid
      and p.scope = 'orders' and p.key = format('O%s:back', o.id)
    where p.amount is distinct from case when o.status = 5 then o.pay_amount end
  union all
  select 'every posting of the mall has its order', p.uid, p.key
    from points.posted p
    where p.scope = 'orders' and not exists (select from points.mall_order o
      where o.uid = p.uid and 'O' || o.id = split_part(p.key, ':', 1))
  union all
  select 'there are as many codes as stock', 0, format('goods %s: %s in stock, %s codes', g.id, g.stock, count(c.id))
    from points.goods g
    left join points.goods_code c on c.goods_id = g.id and c.order_id is null
    where g.product_type = 1
    group by g.id
    having g.stock <> count(c.id);

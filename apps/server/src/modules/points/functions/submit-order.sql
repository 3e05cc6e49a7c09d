-- Redeems Filcoins for goods: stock, Filcoins, order and codes together or not at all.
--
-- The order is the point: the wallet is locked before the goods, by everybody. Whoever held them before has
-- committed, so what is read afterwards still holds when it is written: the last item goes to one.
--
-- PLACED, KNOWN (the key has an order already: its id is answered), or why not: GOODS_UNKNOWN, PRICE_CHANGED,
-- OUT_OF_STOCK, POINTS_INSUFFICIENT, or as limits.why_no_welfare says.
create or replace function points.submit_order(
  p_uid bigint, p_key text, p_goods integer, p_quantity integer, p_price bigint, p_deliver_method smallint,
  p_store_address text, p_recipient bytea, out outcome text, out order_id bigint
)
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_goods points.goods;
  v_balance bigint; v_is_test boolean; v_total bigint; v_posted text; v_codes integer;
  v_now timestamptz;
begin
  perform points.lock_wallet(p_uid);
  select o.id into order_id from points.mall_order o
    where o.bucket = v_bucket and o.uid = p_uid and o.key = p_key;
  if found then
    outcome := 'KNOWN';
    return;
  end if;
  outcome := limits.why_no_welfare(p_uid, true);
  if outcome is not null then
    return;
  end if;
  select * into v_goods from points.goods where id = p_goods for update;
  select balance, is_test into v_balance, v_is_test from points.wallet
    where bucket = v_bucket and uid = p_uid;
  v_total := v_goods.price * p_quantity;
  outcome := case
    when v_goods.id is null or v_goods.state <> 'shown' then 'GOODS_UNKNOWN'
    when v_goods.price <> p_price then 'PRICE_CHANGED'
    when v_goods.stock < p_quantity then 'OUT_OF_STOCK'
    -- A balance that equals the price is not enough.
    when v_balance <= v_goods.price or v_balance < v_total then 'POINTS_INSUFFICIENT'
    else 'PLACED'
  end;
  if outcome <> 'PLACED' then
    return;
  end if;
  order_id := nextval('points.order_id');
  v_now := platform.clock();
  v_posted := points.move_order_amount(p_uid, 'O' || order_id, -v_total);
  if v_posted <> 'APPLIED' then
    raise exception 'points.submit_order: the posting of order % was answered %', order_id, v_posted;
  end if;
  update points.goods set stock = stock - p_quantity where id = p_goods;
  insert into points.mall_order (bucket, uid, id, key, goods_id, quantity, pay_amount, name_en, name_tl, picture,
      product_type, deliver_method, store_address, recipient, status, is_test, submitted_at, moved_at)
    values (v_bucket, p_uid, order_id, p_key, p_goods, p_quantity, v_total, v_goods.name_en, v_goods.name_tl,
      v_goods.pictures[1], v_goods.product_type, p_deliver_method, p_store_address, p_recipient,
      case when v_goods.product_type = 1 and p_deliver_method = 1 then 1 else 2 end, v_is_test, v_now, v_now);
  if v_goods.product_type = 1 then
    update points.goods_code c set uid = p_uid, order_id = submit_order.order_id
      where c.id in (select f.id from points.goods_code f
        where f.goods_id = p_goods and f.order_id is null order by f.id limit p_quantity);
    get diagnostics v_codes = row_count;
    if v_codes <> p_quantity then
      raise exception 'points.submit_order: goods % have less codes than stock', p_goods;
    end if;
  end if;
end
$$;

-- Takes the amount of an order from the player's Filcoins, or gives it back; the wallet is held already.
create or replace function points.move_order_amount(p_uid bigint, p_key text, p_amount bigint) returns text
  language sql
  return (select outcomes[1] from points.post(array[p_uid], array['orders'], array[p_key],
    array[sha256(convert_to(format('%s|%s|%s', p_uid, p_key, p_amount), 'UTF8'))], array[p_amount],
    array[0::bigint], array[null::bigint], array[null::bigint], array[false], array[1], array['mall'],
    array[-p_amount]));

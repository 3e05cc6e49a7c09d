-- Moves an order on: processing → shipped → received; what is fetched at a store, or sent by email, is
-- received without having been shipped; what is not received yet may be cancelled, which gives stock and
-- Filcoins back. What was delivered at once stays as it is.
--
-- MOVED, NOT_FOUND, or DECIDED (it does not stand where that step begins).
create or replace function points.move_order(
  p_id bigint, p_to smallint, p_courier text, p_courier_number text, p_reason text
) returns text
  language plpgsql as $$
declare
  v_order points.mall_order;
  v_bucket integer;
  v_uid bigint;
  v_goods integer;
  v_now timestamptz;
  v_is_brought boolean;
  v_may boolean;
  v_posted text;
begin
  select o.bucket, o.uid, o.goods_id into v_bucket, v_uid, v_goods from points.mall_order o where o.id = p_id;
  if not found then
    return 'NOT_FOUND';
  end if;
  -- In the order of points.submit_order: wallet, goods, order.
  perform points.lock_wallet(v_uid);
  perform 1 from points.goods g where g.id = v_goods for update;
  select * into v_order from points.mall_order o
    where o.bucket = v_bucket and o.uid = v_uid and o.id = p_id for update;
  v_is_brought := v_order.product_type = 2 and v_order.deliver_method = 2;
  v_may := case p_to
    when 3 then v_order.status = 2 and v_is_brought
    when 4 then v_order.status = 3 or v_order.status = 2 and not v_is_brought
    when 5 then v_order.status in (2, 3)
    else false
  end;
  if not v_may then
    return 'DECIDED';
  end if;
  if p_to = 5 then
    v_posted := points.move_order_amount(v_uid, format('O%s:back', p_id), v_order.pay_amount);
    if v_posted <> 'APPLIED' then
      raise exception 'points.move_order: giving order % back was answered %', p_id, v_posted;
    end if;
    update points.goods set stock = stock + v_order.quantity where id = v_order.goods_id;
    update points.goods_code set uid = null, order_id = null where uid = v_uid and order_id = p_id;
  end if;
  v_now := platform.clock();
  update points.mall_order set status = p_to, reason = p_reason, moved_at = v_now,
      courier = case when p_to = 3 then p_courier else courier end,
      courier_number = case when p_to = 3 then p_courier_number else courier_number end
    where bucket = v_bucket and uid = v_uid and id = p_id;
  return 'MOVED';
end
$$;

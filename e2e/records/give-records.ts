import { lookIntoDatabase } from '../setup/look-into-database.ts';

export interface GivenRecords {
  readonly deposits: Record<'paying' | 'completed' | 'timeout' | 'canceled', string>;
  readonly withdrawals: Record<'under_review' | 'completed' | 'canceled', string>;
}

const post = (scope: string, key: string, amount: number, far: string) =>
  `perform ledger.post(array[v_uid], array['${scope}'], array[${key}], array[sha256('e2e')],
     array[${amount}::bigint], array[0::bigint], array[null::bigint], array[null::bigint], array[false],
     array[1], array['${far}'], array[${-amount}::bigint]);`;

const deposit = (status: string, pesos: number) => `
  insert into payments.deposit (uid, request_key, channel_id, amount, status, gateway, brand, pay_url, expires_at)
    values (v_uid, gen_random_uuid(), 1001, ${pesos * 100}, '${status}', 'sandbox', 'h5', '/docs/faq',
      now() + interval '30 minutes') returning id into v_id;
  perform payments.write_step(v_uid, v_id, 'deposit', null, 'pending', 'player');
  perform payments.write_step(v_uid, v_id, 'deposit', 'pending', 'paying', 'system');
  ${status === 'paying' ? '' : `perform payments.write_step(v_uid, v_id, 'deposit', 'paying', '${status}', 'gateway');`}
  ${status === 'completed' ? post('deposits', "'D' || v_id", pesos * 100, 'house:deposits:sandbox') : ''}`;

const withdrawal = (status: string, pesos: number) => `
  insert into payments.withdrawal (uid, request_key, channel_id, account_id, amount, fee, status, gateway)
    values (v_uid, gen_random_uuid(), 2001, v_account, ${pesos * 100}, 1000, '${status}', 'sandbox')
    returning id into v_id;
  perform payments.write_step(v_uid, v_id, 'withdrawal', null, 'pending', 'player');
  perform payments.write_step(v_uid, v_id, 'withdrawal', 'pending', '${status}', 'system');
  ${post('withdrawals', "'W' || v_id || ':reserve'", -pesos * 100, 'house:payouts-pending')}
  ${status === 'canceled' ? post('withdrawals', "'W' || v_id || ':void'", pesos * 100, 'house:payouts-pending') : ''}`;

/**
 * Money of a player as its own calls would have written it, in every state at once; how each comes about
 * is tested where it is paid and decided.
 */
export async function giveRecords(phone: string, bonuses = 1): Promise<GivenRecords> {
  const data = process.env['E2E_DATA'] ?? '';
  const rows = await lookIntoDatabase<{ kind: string; status: string; id: string }>(
    data,
    `create function pg_temp.give() returns void language plpgsql as $$
     declare v_uid bigint; v_id bigint; v_account bigint;
     begin
       select uid into strict v_uid from identity.player where phone = '${phone}';
       insert into payments.account (uid, channel_id, number_sealed, number_digest, number_tail, names_digest)
         values (v_uid, 2001, '\\x00', sha256(v_uid::text::bytea), '4321', sha256('e2e')) returning id into v_account;
       ${deposit('completed', 5000)}
       for n in 1 .. ${bonuses} loop
         ${post('cashback', "'D' || v_id || '-' || n", 5000, 'house:bonus:cashback')}
       end loop;
       ${deposit('timeout', 300)}
       ${deposit('canceled', 200)}
       ${deposit('paying', 1500)}
       ${withdrawal('completed', 1000)}
       ${withdrawal('canceled', 400)}
       ${withdrawal('under_review', 700)}
     end $$;
     select pg_temp.give();`,
  ).then(() =>
    lookIntoDatabase<{ kind: string; status: string; id: string }>(
      data,
      `select 'deposit' as kind, d.status, d.id::text from payments.deposit d
         join identity.player p using (uid) where p.phone = '${phone}'
       union all
       select 'withdrawal', w.status, w.id::text from payments.withdrawal w
         join identity.player p using (uid) where p.phone = '${phone}'`,
    ),
  );
  const idsOf = (kind: string) =>
    Object.fromEntries(
      rows.filter((row) => row.kind === kind).map(({ status, id }) => [status, id]),
    );
  return {
    deposits: idsOf('deposit') as GivenRecords['deposits'],
    withdrawals: idsOf('withdrawal') as GivenRecords['withdrawals'],
  };
}

/** Moves a deposit on behind the back of whoever looks at it. */
export async function moveDeposit(id: string, from: string, to: string): Promise<void> {
  await lookIntoDatabase(
    process.env['E2E_DATA'] ?? '',
    `update payments.deposit set status = '${to}', check_at = null where id = ${id};
     select payments.write_step(uid, id, 'deposit', '${from}', '${to}', 'gateway')
     from payments.deposit where id = ${id};`,
  );
}

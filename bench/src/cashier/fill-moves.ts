import type pg from 'pg';

export interface MovesFill {
  players: number;
  deposits: number;
}

const gateway = 'bench';
const depositChannel = 990_001;
const withdrawChannel = 990_002;
const amount = 10_000;

/** Players who may do everything, with money to withdraw and deposits that wait for their payment. */
export async function fillMoves(pool: pg.Pool, { players, deposits }: MovesFill): Promise<void> {
  const player = `generate_series(1, ${players}) u`;
  // However busy the machine is.
  await pool.query(`
    set statement_timeout = 0;
    insert into payments.channel (id, mode, name, flag, gateway, min_amount, max_amount) values
      (${depositChannel}, 'deposit', 'In', 2, '${gateway}', 100, 100000000),
      (${withdrawChannel}, 'withdraw', 'Out', 2, '${gateway}', 100, 100000000);
    insert into ledger.wallet (bucket, uid, balance) select platform.bucket_of(u), u, 100000000000 from ${player};
    insert into kyc.record (bucket, uid, status) select platform.bucket_of(u), u, 'fully_kyc' from ${player};
    insert into payments.account (bucket, uid, id, channel_id, number_sealed, number_digest, number_tail, names_digest)
      select platform.bucket_of(u), u, u, ${withdrawChannel}, ''::bytea, sha256(u::text::bytea), '0000', sha256('names') from ${player};
    select setval('payments.payment_id', ${players} + 1);
    insert into payments.deposit (bucket, uid, id, request_key, channel_id, amount, status, gateway, brand, expires_at)
      select platform.bucket_of(1 + n % ${players}), 1 + n % ${players}, ${players} + 1 + n, 'r' || n, ${depositChannel}, ${amount}, 'paying',
        '${gateway}', 'perya', now() + interval '1 hour'
      from generate_series(1, ${deposits}) n;
    insert into payments.step (bucket, uid, payment_id, n, seq, kind, to_status, by)
      select bucket, uid, id, 1, nextval('payments.step_seq'), 'deposit', 'paying', 'player' from payments.deposit;
    select setval('payments.payment_id', ${players} + ${deposits} + 2);`);
  for (const table of [
    'ledger.wallet',
    'kyc.record',
    'payments.account',
    'payments.deposit',
    'payments.step',
  ]) {
    await pool.query(`vacuum (analyze) ${table}`);
  }
}

/** The payment of the deposit with this number, as its gateway tells it. */
export function paymentOf({ players }: MovesFill, n: number) {
  const id = BigInt(players + 1 + n);
  return {
    uid: BigInt(1 + (n % players)),
    depositId: id,
    gateway,
    reference: `D${id}`,
    paymentId: `p-${id}`,
    amount: BigInt(amount),
    currency: 'PHP',
    paidAt: new Date(),
  };
}

import { type GatewayKey, signGatewayRequest } from '@perya/contract/payment-gateway/signature';
import { gatewayPaths } from '@perya/contract/payment-gateway/wire';
import type pg from 'pg';
import { openHouse } from '../../../apps/server/src/backup/open-house.ts';
import { verifyHouse } from '../../../apps/server/src/backup/verify-house.ts';
import { readSettings } from '../../../apps/server/src/settings.ts';
import type { Machines } from './machines.ts';

/** What the gateway says it holds of ours. */
async function gatewayBalance(url: string, key: GatewayKey): Promise<number> {
  const address = new URL(`${url}${gatewayPaths.balance}`);
  const sent = { method: 'GET', path: address.pathname, body: '' };
  const answer = await fetch(address, { headers: signGatewayRequest(key, sent, Date.now()) });
  return ((await answer.json()) as { amount: number }).amount;
}

/** What came in by the gateway and has not gone out, by the ledger. */
async function ledgerBalance(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ sum: string }>(
    `select coalesce(-sum(amount), 0)::text as sum from ledger.entry
     where account in ('house:deposits:sandbox', 'house:payouts:sandbox')`,
  );
  return Number(rows[0]?.sum);
}

/** What of one player there must be: how much, and how many of each that was asked for once. */
export interface Expected {
  uid: string;
  balance: number;
  deposits: number;
  withdrawals: number;
}

async function playerFaults(owner: pg.Pool, { uid, ...expected }: Expected): Promise<string[]> {
  const { rows } = await owner.query<Omit<Expected, 'uid'> & { open: number }>(
    `select balance::int,
       (select count(*)::int from payments.deposit d where d.uid = w.uid and status = 'completed') as deposits,
       (select count(*)::int from payments.withdrawal o where o.uid = w.uid) as withdrawals,
       (select count(*)::int from games.bet b where b.uid = w.uid and b.status = 'pending') as open
     from ledger.wallet w where uid = $1`,
    [uid],
  );
  const wanted = { ...expected, open: 0 };
  const found = rows[0];
  return Object.entries(wanted).flatMap(([name, value]) => {
    const is = found?.[name as keyof typeof wanted];
    return is === value ? [] : [`${name} of the player: ${is} instead of ${value}`];
  });
}

/** Holds what the player was shown, the ledger and the gateway against each other, and the house against itself. */
export async function checkBooks(
  { database, environment, gateway }: Machines,
  owner: pg.Pool,
  expected: Expected,
): Promise<string[]> {
  const { apis, end } = await openHouse(database.url, readSettings(environment));
  try {
    const { faults } = await verifyHouse(apis);
    faults.push(...(await playerFaults(owner, expected)));
    const held = await gatewayBalance(gateway.url(), gateway.key);
    const booked = await ledgerBalance(owner);
    if (held !== booked) faults.push(`the gateway holds ${held}, the ledger has ${booked}`);
    return faults;
  } finally {
    await end();
  }
}

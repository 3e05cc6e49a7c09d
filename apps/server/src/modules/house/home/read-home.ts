import type { Home, HouseLiability } from '@perya/contract/house/staff-calls/home';
import { centavos, toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { Liability } from '../liability/liability.store.ts';
import type { HouseServices } from '../services.ts';
import { readAlarms } from './alarms.ts';
import type { Caller } from './queues.ts';

function presentLiability(held: Liability): HouseLiability {
  const { lookedAt, balances, withdrawals, stakes } = held;
  return {
    looked_at: seconds(lookedAt),
    balances: toPesos(balances),
    withdrawals: toPesos(withdrawals),
    stakes: toPesos(stakes),
    total: toPesos(centavos(balances + withdrawals + stakes)),
  };
}

/** What waits for the caller, what is wrong, and how the house is. */
export async function readHome(services: HouseServices, caller: Caller): Promise<Home> {
  const seen = services.queues.filter(({ permission }) => caller.permissions.has(permission));
  const mayRead = caller.permissions.has('ledger.read');
  const [health, owed, ...waiting] = await Promise.all([
    services.health(),
    mayRead ? services.liability.last() : null,
    ...seen.map(async ({ name, look }) => {
      const { count, oldestAt } = await look(caller);
      return { name, waiting: count, oldest_at: seconds(oldestAt) };
    }),
  ]);
  return {
    queues: waiting,
    alarms: await readAlarms(services, health),
    health,
    liability: owed && presentLiability(owed),
  };
}

import type { Home, HouseLiability } from '@perya/contract/house/staff-calls/home';
import { centavos, toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { Liability } from '../liability/liability.store.ts';
import type { HouseServices } from '../services.ts';
import { readAlarms } from './alarms.ts';
import type { Caller } from './queues.ts';
import { readQueues } from './read-queues.ts';

function presentLiability(held: Liability): HouseLiability {
  const { lookedAt, balances, withdrawals, stakes, jackpots } = held;
  return {
    looked_at: seconds(lookedAt),
    balances: toPesos(balances),
    withdrawals: toPesos(withdrawals),
    stakes: toPesos(stakes),
    jackpots: toPesos(jackpots),
    total: toPesos(centavos(balances + withdrawals + stakes + jackpots)),
  };
}

/** What waits for the caller, what is wrong, and how the house is. */
export async function readHome(services: HouseServices, caller: Caller): Promise<Home> {
  const mayRead = caller.permissions.has('ledger.read');
  const [health, owed, queues] = await Promise.all([
    services.health(),
    mayRead ? services.liability.last() : null,
    readQueues(services, caller),
  ]);
  return {
    queues,
    alarms: await readAlarms(services, health),
    health,
    liability: owed && presentLiability(owed),
  };
}

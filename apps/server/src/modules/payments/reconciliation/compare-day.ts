import {
  GatewayFailure,
  type GatewayLine,
  type PaymentGateway,
} from '../../../providers/payments/gateway.ts';
import type { ComparedDay, ReconciliationStore } from './reconciliation.store.ts';

/** Lines that are written at once. */
const batchSize = 500;

/**
 * Reads a gateway's file of a day and holds it against our books. What cannot be read is written down and
 * tried again at the next run; differences become cases for staff, and nothing is settled by them.
 */
async function compareDay(
  store: ReconciliationStore,
  gateway: PaymentGateway,
  day: string,
): Promise<ComparedDay | null> {
  const { name } = gateway;
  await store.begin(name, day);
  try {
    let batch: GatewayLine[] = [];
    for await (const line of gateway.readDay(day)) {
      batch.push(line);
      if (batch.length < batchSize) continue;
      await store.addLines(name, day, batch);
      batch = [];
    }
    if (batch.length > 0) await store.addLines(name, day, batch);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    await store.fail(name, day, error.trouble);
    return null;
  }
  return store.finish(name, day);
}

/** Compares the days of the last week that are left, oldest first; answers the differences that were found. */
export async function compareDaysLeft(
  store: ReconciliationStore,
  gateways: Iterable<PaymentGateway>,
): Promise<number> {
  let differences = 0;
  for (const gateway of gateways) {
    if (!gateway.can.readDay) continue;
    for (const day of await store.daysLeft(gateway.name)) {
      differences += (await compareDay(store, gateway, day))?.differences ?? 0;
    }
  }
  return differences;
}

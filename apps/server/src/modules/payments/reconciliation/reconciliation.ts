import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listReconciliations as call,
  reconciliationCalls,
} from '@perya/contract/payments/staff-calls/reconciliation';
import type pg from 'pg';
import { Counter, type Registry } from 'prom-client';
import type { Room } from '../../../platform/room.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { Gateways } from '../../../providers/payments/gateway.ts';
import { compareDaysLeft } from './compare-day.ts';
import {
  type ComparedDay,
  createReconciliationStore,
  type ReconciliationStore,
} from './reconciliation.store.ts';

function presentDay(row: ComparedDay) {
  return {
    gateway: row.gateway,
    day: row.day,
    started_at: seconds(row.startedAt),
    finished_at: seconds(row.finishedAt),
    lines: row.lines,
    differences: row.differences,
    problem: row.problem,
  };
}

async function list(
  store: ReconciliationStore,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const page = await store.page(request);
  return { ...page, rows: page.rows.map(presentDay) };
}

/** Half past two in the morning in Manila, when gateways have written the file of the day before. */
const crontab = '30 18 * * * payments_compare_days';

/** Holds every gateway's own file of a day against our books, line by line. */
export function createReconciliation(needs: {
  pool: pg.Pool;
  gateways: Gateways;
}): Room<typeof reconciliationCalls> {
  const store = createReconciliationStore(needs.pool);
  const differences = new Counter({
    name: 'perya_payments_differences_total',
    help: 'Differences between a gateway’s file of a day and our books',
    registers: [],
  });
  return {
    handlers: { listReconciliations: (_context, request) => list(store, request) },
    jobs: {
      crontab,
      tasks: {
        payments_compare_days: async () =>
          differences.inc(await compareDaysLeft(store, needs.gateways.values())),
      },
    },
    registerMetrics: (registry: Registry) => registry.registerMetric(differences),
  };
}

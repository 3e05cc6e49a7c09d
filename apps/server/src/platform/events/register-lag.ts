import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { shareInFlight } from '../share-in-flight.ts';
import { listLags } from './log.store.ts';

/** How far each reader of a log has come, read from the database when the metrics are asked for. */
export function registerLag(registry: Registry, pool: pg.Pool): void {
  const lags = shareInFlight(() => listLags(pool));
  const shared = { labelNames: ['reader', 'part'] as const, registers: [registry] };
  new Gauge({
    ...shared,
    name: 'perya_log_reader_position',
    help: 'The last number of its log that a reader has dealt with.',
    async collect() {
      for (const { reader, part, seq } of await lags()) this.set({ reader, part }, Number(seq));
    },
  });
  new Gauge({
    ...shared,
    name: 'perya_log_reader_behind',
    help: 'Numbers of its log that a reader has not dealt with.',
    async collect() {
      for (const { reader, part, behind } of await lags()) {
        this.set({ reader, part }, Number(behind));
      }
    },
  });
}

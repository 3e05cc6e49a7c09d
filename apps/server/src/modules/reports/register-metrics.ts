import { Gauge, type Registry } from 'prom-client';
import type { ReportsServices } from './services.ts';

const correctionDays = 7;
const largeHours = 24;

/** How the gaming days stand, read from the database when the metrics are asked for. */
export function registerMetrics({ days, large, cover }: ReportsServices, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'perya_gaming_day_age_seconds',
    help: 'How long ago the newest closed gaming day ended.',
    registers,
    async collect() {
      const age = await days.ageSeconds();
      if (age !== null) this.set(age);
    },
  });
  new Gauge({
    name: 'perya_gaming_day_corrections',
    help: 'What came after its gaming day was closed, within a week, by its kind.',
    labelNames: ['kind'],
    registers,
    async collect() {
      this.reset();
      for (const { kind, count } of await days.countCorrections(correctionDays)) {
        this.set({ kind }, count);
      }
    },
  });
  new Gauge({
    name: 'perya_large_movements',
    help: 'Wins, prizes, deposits and payouts within a day that were large by the figure of the law, by kind.',
    labelNames: ['kind'],
    registers,
    async collect() {
      this.reset();
      for (const { kind, count } of await large.countLately(largeHours)) this.set({ kind }, count);
    },
  });
  new Gauge({
    name: 'perya_cover_beyond_centavos',
    help: 'What gateways and banks held beyond what was owed to players at the newest look.',
    registers,
    async collect() {
      const newest = await cover.newest();
      if (newest) this.set(Number(newest.cover - newest.owed));
    },
  });
}

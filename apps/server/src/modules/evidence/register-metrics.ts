import { Gauge, type Registry } from 'prom-client';
import { shareInFlight } from '../../platform/share-in-flight.ts';
import type { EvidenceServices } from './services.ts';

/** What the controls found and how the signed days stand, read from the database when the metrics are asked for. */
export function registerMetrics({ runs, days, funds }: EvidenceServices, registry: Registry): void {
  const last = shareInFlight(runs.listLast);
  const registers = [registry];
  new Gauge({
    name: 'perya_control_broken_rows',
    help: 'Rows that broke a control at its last run, up to a hundred.',
    labelNames: ['control'],
    registers,
    async collect() {
      for (const { control, found } of await last()) this.set({ control }, found);
    },
  });
  new Gauge({
    name: 'perya_control_age_seconds',
    help: 'How long ago a control was last looked at.',
    labelNames: ['control'],
    registers,
    async collect() {
      for (const { control, finishedAt } of await last()) {
        this.set({ control }, (Date.now() - finishedAt.getTime()) / 1000);
      }
    },
  });
  new Gauge({
    name: 'perya_evidence_days_broken',
    help: 'Signed days that the data or their files did not lead to when they were last looked at.',
    registers,
    async collect() {
      this.set((await days.listBroken()).length);
    },
  });
  new Gauge({
    name: 'perya_funds_age_seconds',
    help: 'How long ago the newest tree of what the house owes its players was made.',
    registers,
    async collect() {
      const age = await funds.ageSeconds();
      if (age !== null) this.set(age);
    },
  });
  new Gauge({
    name: 'perya_evidence_age_seconds',
    help: 'How long ago the newest signed day ended.',
    registers,
    async collect() {
      const age = await days.ageSeconds();
      if (age !== null) this.set(age);
    },
  });
}

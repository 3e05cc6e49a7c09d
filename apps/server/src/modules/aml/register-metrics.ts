import { Gauge, type Registry } from 'prom-client';
import { shareInFlight } from '../../platform/share-in-flight.ts';
import type { AmlServices } from './services.ts';

/** How the desk stands, read from the database when the metrics are asked for. They count, and name nobody. */
export function registerMetrics(
  { cases, ratings, reports, screening, trials, waiting }: AmlServices,
  registry: Registry,
): void {
  const registers = [registry];
  const ofCases = shareInFlight(cases.figures);
  const ofReports = shareInFlight(reports.figures);
  new Gauge({
    name: 'perya_aml_cases_open',
    help: 'Cases of the AML desk that wait for a decision; late are those past the day that the law gives.',
    labelNames: ['late'],
    registers,
    async collect() {
      const { open, late } = await ofCases();
      this.set({ late: 'no' }, open - late);
      this.set({ late: 'yes' }, late);
    },
  });
  new Gauge({
    name: 'perya_aml_reports_due',
    help: 'Reports of the law that were not filed yet; late are those past their day.',
    labelNames: ['late'],
    registers,
    async collect() {
      const { due, late } = await ofReports();
      this.set({ late: 'no' }, due - late);
      this.set({ late: 'yes' }, late);
    },
  });
  new Gauge({
    name: 'perya_aml_waiting_age_seconds',
    help: 'How long the player waits longest whose money has moved and who was not looked at since.',
    registers,
    async collect() {
      this.set((await waiting.count()).ageSeconds);
    },
  });
  new Gauge({
    name: 'perya_aml_trials_waiting',
    help: 'Trials of AML rules on past months that have not run yet.',
    registers,
    async collect() {
      this.set(await trials.countWaiting());
    },
  });
  new Gauge({
    name: 'perya_aml_to_screen',
    help: 'Players who are still to be held against the lists of sanctioned and politically exposed persons.',
    registers,
    async collect() {
      this.set(await screening.count());
    },
  });
  new Gauge({
    name: 'perya_aml_reviews_due',
    help: 'Players whose rating wants somebody to look at them again.',
    registers,
    async collect() {
      this.set(await ratings.countDue());
    },
  });
}

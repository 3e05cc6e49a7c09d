import { Gauge, type Registry } from 'prom-client';
import type { PrivacyServices } from './services.ts';

/** What whoever runs the product watches of the register. */
export function registerRegister(
  registry: Registry,
  { requests, incidents }: Pick<PrivacyServices, 'requests' | 'incidents'>,
): void {
  new Gauge({
    name: 'perya_privacy_requests_open',
    help: 'Requests of players about their data that are not answered, in time or late.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { open, late } = await requests.figures();
      this.set({ state: 'in_time' }, open - late);
      this.set({ state: 'late' }, late);
    },
  });
  new Gauge({
    name: 'perya_privacy_incidents_open',
    help: 'Incidents with personal data that are open; late are those that must be told, were not, and whose hours are over.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { open, late } = await incidents.figures();
      this.set({ state: 'in_time' }, open - late);
      this.set({ state: 'late' }, late);
    },
  });
}

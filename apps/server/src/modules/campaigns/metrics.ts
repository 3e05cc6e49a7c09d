import { Counter, type Registry } from 'prom-client';

/** What whoever runs the product watches of advertisements. */
export function createCampaignsMetrics() {
  const visits = new Counter({
    name: 'perya_landing_visits_total',
    help: 'Visits of landing pages, by page.',
    labelNames: ['page'],
    registers: [],
  });
  return {
    countVisit: (page: string) => visits.inc({ page }),
    register: (registry: Registry) => registry.registerMetric(visits),
  };
}

export type CampaignsMetrics = ReturnType<typeof createCampaignsMetrics>;

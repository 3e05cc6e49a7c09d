import { Counter, type Registry } from 'prom-client';

/** What whoever runs the product watches of announcements. */
export function createAnnouncementMetrics() {
  const noted = new Counter({
    name: 'perya_announcements_total',
    help: 'Announcements that players were shown, and links of them that were followed.',
    labelNames: ['what'],
    registers: [],
  });
  return {
    countNoted: (what: 'shown' | 'opened') => noted.inc({ what }),
    register: (registry: Registry) => registry.registerMetric(noted),
  };
}

export type AnnouncementMetrics = ReturnType<typeof createAnnouncementMetrics>;

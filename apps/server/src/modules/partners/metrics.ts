import type { EntryOutcome, PartnerChannel } from '@perya/contract/partners/partner-channels';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export interface PartnerMetrics {
  countEntry(channel: PartnerChannel, outcome: EntryOutcome): void;
  observeExchange(channel: PartnerChannel, seconds: number): void;
  register(registry: Registry, readOpen: () => Promise<ReadonlyMap<string, boolean>>): void;
}

/** What whoever runs the product watches of the partners. */
export function createPartnerMetrics(): PartnerMetrics {
  const entries = new Counter({
    name: 'perya_partner_entries_total',
    help: "Entries through partners' apps, by channel and what became of them.",
    labelNames: ['channel', 'outcome'],
    registers: [],
  });
  const exchanges = new Histogram({
    name: 'perya_partner_exchange_seconds',
    help: "How long partners' hosts took to say whose a token is.",
    labelNames: ['channel'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [],
  });
  return {
    countEntry: (channel, outcome) => entries.inc({ channel, outcome }),
    observeExchange: (channel, seconds) => exchanges.observe({ channel }, seconds),
    register(registry, readOpen) {
      registry.registerMetric(entries);
      registry.registerMetric(exchanges);
      new Gauge({
        name: 'perya_partner_channel_open',
        help: "1 while a partner's channel takes new entries.",
        labelNames: ['channel'],
        registers: [registry],
        async collect() {
          for (const [channel, isOpen] of await readOpen()) this.set({ channel }, isOpen ? 1 : 0);
        },
      });
    },
  };
}

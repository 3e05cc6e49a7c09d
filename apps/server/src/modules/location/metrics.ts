import type { LocationMoment, LocationOutcome } from '@perya/contract/location/checks';
import { Counter, type Registry } from 'prom-client';

export interface LocationMetrics {
  count(moment: LocationMoment, outcome: LocationOutcome): void;
  countProvider(hasAnswered: boolean): void;
  register(registry: Registry): void;
}

/** What whoever runs the product watches of where players are. */
export function createLocationMetrics(): LocationMetrics {
  const checks = new Counter({
    name: 'perya_location_checks_total',
    help: 'Checks of where players are, by moment and by what was found.',
    labelNames: ['moment', 'outcome'],
    registers: [],
  });
  const provider = new Counter({
    name: 'perya_location_provider_total',
    help: 'Questions to the provider of location, by whether a usable answer came.',
    labelNames: ['outcome'],
    registers: [],
  });
  return {
    countProvider: (hasAnswered) => provider.inc({ outcome: hasAnswered ? 'answer' : 'none' }),
    count: (moment, outcome) => checks.inc({ moment, outcome }),
    register(registry) {
      registry.registerMetric(checks);
      registry.registerMetric(provider);
    },
  };
}

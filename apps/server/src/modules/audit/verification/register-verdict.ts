import { Gauge, type Registry } from 'prom-client';
import { shareInFlight } from '../../../platform/share-in-flight.ts';
import type { VerificationStore } from './verification.store.ts';

/** What the last verification found, read from the database when the metrics are asked for. */
export function registerVerdict(registry: Registry, store: VerificationStore): void {
  const figures = shareInFlight(store.figures);
  new Gauge({
    name: 'perya_audit_chain_broken',
    help: 'Whether the last verification found the chain of the audit broken.',
    registers: [registry],
    async collect() {
      this.set((await figures())?.isBroken ? 1 : 0);
    },
  });
  new Gauge({
    name: 'perya_audit_verified_age_seconds',
    help: 'How long ago the chain of the audit was last verified.',
    registers: [registry],
    async collect() {
      const last = await figures();
      if (last) this.set(last.ageSeconds);
    },
  });
}

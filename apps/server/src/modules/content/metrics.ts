import type { AgreedKind } from '@perya/contract/content/calls/agreements';
import type { ArticleKind } from '@perya/contract/content/staff-calls/articles';
import { Counter, type Registry } from 'prom-client';

export interface Metrics {
  countPublication(kind: ArticleKind, step: 'published' | 'undone'): void;
  countAgreement(kind: AgreedKind): void;
  register(registry: Registry): void;
}

/** What whoever runs the product watches of texts. */
export function createMetrics(): Metrics {
  const publications = new Counter({
    name: 'perya_publications_total',
    help: 'Documents, help and news that staff published, or took back to an earlier version.',
    labelNames: ['kind', 'step'],
    registers: [],
  });
  const agreements = new Counter({
    name: 'perya_agreements_total',
    help: 'Players who agreed to a changed document, by document.',
    labelNames: ['kind'],
    registers: [],
  });
  return {
    countPublication: (kind, step) => publications.inc({ kind, step }),
    countAgreement: (kind) => agreements.inc({ kind }),
    register(registry) {
      registry.registerMetric(publications);
      registry.registerMetric(agreements);
    },
  };
}

import { Counter, type Registry } from 'prom-client';
import type { ScannerTrouble } from '../../../providers/id-scan/scanner.ts';
import type { ScanFailure } from './judge-result.ts';

export interface ScanMetrics {
  countScan(outcome: 'begun' | 'success' | ScanFailure): void;
  countTrouble(asked: 'begin' | 'result', trouble: ScannerTrouble | 'mismatch'): void;
  register(registry: Registry): void;
}

/** What whoever runs the product watches of scans. */
export function createScanMetrics(): ScanMetrics {
  const scans = new Counter({
    name: 'perya_id_scans_total',
    help: 'Scans of IDs that were begun, and how they ended.',
    labelNames: ['outcome'],
    registers: [],
  });
  const troubles = new Counter({
    name: 'perya_id_scanner_troubles_total',
    help: 'Questions that the scanner of IDs did not answer, by what was asked and why.',
    labelNames: ['asked', 'trouble'],
    registers: [],
  });
  return {
    countScan: (outcome) => scans.inc({ outcome }),
    countTrouble: (asked, trouble) => troubles.inc({ asked, trouble }),
    register(registry) {
      registry.registerMetric(scans);
      registry.registerMetric(troubles);
    },
  };
}

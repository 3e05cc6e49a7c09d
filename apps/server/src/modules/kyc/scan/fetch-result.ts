import type { FastifyBaseLogger } from 'fastify';
import { ScannerFailure } from '../../../providers/id-scan/scanner.ts';
import type { AuditOrigin } from '../../audit/index.ts';
import type { HeldScan } from './scan.store.ts';
import type { ScanServices } from './services.ts';
import { settleScan } from './settle-scan.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;

async function ask(
  services: ScanServices,
  origin: AuditOrigin,
  scan: HeldScan,
  log: Log | null,
): Promise<HeldScan> {
  const { scanner, metrics } = services;
  try {
    const result = await scanner.result(scan.transactionId ?? '');
    const isOurs = result.transaction_id === scan.transactionId && result.biz_id === scan.bizId;
    if (isOurs) return await settleScan(services, origin, scan, result);
    metrics.countTrouble('result', 'mismatch');
    log?.warn({ trouble: 'mismatch' }, 'the scanner answered for another scan');
  } catch (error) {
    if (!(error instanceof ScannerFailure)) throw error;
    metrics.countTrouble('result', error.trouble);
    log?.warn({ trouble: error.trouble }, 'the scanner did not say how a scan ended');
  }
  return scan;
}

/**
 * Asks the scanner itself how an open scan ended: only that is believed. Who asks at the same time in
 * this process shares one question; where no answer comes, the scan stays open.
 */
export function fetchResult(
  services: ScanServices,
  origin: AuditOrigin,
  scan: HeldScan,
  log: Log | null,
): Promise<HeldScan> {
  const { underWay } = services;
  const running = underWay.get(scan.bizId);
  if (running) return running;
  const asked = ask(services, origin, scan, log).finally(() => underWay.delete(scan.bizId));
  underWay.set(scan.bizId, asked);
  return asked;
}

import { isScanRequestSigned, type ScanKey } from '@perya/contract/id-scan/signature';
import type { Authenticators } from '../../platform/http/callers.ts';

/** Knows the scanner by its signature. Nothing is kept of nonces: a callback that is repeated changes nothing. */
export function checkCallback(key: ScanKey | null): NonNullable<Authenticators['provider']> {
  return async (request) => {
    const { method, path, headers, body } = request;
    const sent = { method, path, body };
    const isSigned = key !== null && isScanRequestSigned(key, headers, sent, Date.now());
    return isSigned ? { state: 'valid', caller: { venue: 'id-scan' } } : { state: 'unknown' };
  };
}

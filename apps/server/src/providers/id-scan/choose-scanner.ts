import type { ScanKey } from '@perya/contract/id-scan/signature';
import { StartError } from '../../platform/start-error.ts';
import { httpScanner } from './http-scanner.ts';
import { type IdScanner, ScannerFailure } from './scanner.ts';
import type { IdScanSettings } from './settings.ts';

/** Where callbacks of the scanner arrive. */
const callbackPath = '/ocr/callback';

/** A scanner, and the key that its callbacks are signed with. */
export interface ChosenScanner {
  scanner: IdScanner;
  key: ScanKey | null;
}

/** The sandbox's scanner, as the server reaches it and is reached by it. */
export interface SandboxScanner {
  url: () => string;
  key: ScanKey;
  ownUrl: () => string;
  timeoutMs?: number;
}

const nobody: IdScanner = {
  begin: () => Promise.reject(new ScannerFailure('missing')),
  result: () => Promise.reject(new ScannerFailure('missing')),
};

/** The provider of the settings, the sandbox's scanner where that is switched on, or none, and no scan begins. */
export function chooseScanner(
  { idScan, publicUrls }: IdScanSettings & { publicUrls: readonly string[] },
  sandbox: SandboxScanner | null,
): ChosenScanner {
  if (idScan) {
    const [publicUrl] = publicUrls;
    if (!publicUrl) {
      throw new StartError('Setting PERYA_PUBLIC_URL is needed with ID_SCAN_URL.');
    }
    const { url, key } = idScan;
    const callbackUrl = () => `${publicUrl}${callbackPath}`;
    return { scanner: httpScanner({ url: () => url, callbackUrl, key }), key };
  }
  if (!sandbox) return { scanner: nobody, key: null };
  const { ownUrl, ...options } = sandbox;
  const callbackUrl = () => `${ownUrl()}${callbackPath}`;
  return { scanner: httpScanner({ ...options, callbackUrl }), key: sandbox.key };
}

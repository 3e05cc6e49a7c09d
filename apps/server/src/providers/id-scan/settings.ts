import type { ScanKey } from '@perya/contract/id-scan/signature';
import * as z from 'zod/mini';
import { declareSettings, type ReadOf } from '../../platform/settings/declare-settings.ts';
import { text, url } from '../../platform/settings/setting-forms.ts';
import { StartError } from '../../platform/start-error.ts';

interface ConfiguredScanner {
  url: string;
  key: ScanKey;
}

/** Which provider scans IDs. */
export const idScanSettings = declareSettings(
  {
    ID_SCAN_URL: {
      isOutside: true,
      schema: z.optional(url('https', 'http')),
      unset: '–',
      meaning:
        'where the provider that scans IDs answers (`docs/id-scan.md`); without it, the sandbox does; needed with `NODE_ENV=production`; needs `PERYA_PUBLIC_URL`, where it calls back',
    },
    ID_SCAN_KEY: {
      schema: z.optional(text()),
      unset: '–',
      meaning: 'the name of the key that both sides sign with',
    },
    ID_SCAN_SECRET: {
      schema: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
      unset: '–',
      isSecret: true,
      meaning: 'the key itself',
    },
  },
  ({ ID_SCAN_URL, ID_SCAN_KEY, ID_SCAN_SECRET }): { idScan: ConfiguredScanner | null } => {
    if (!ID_SCAN_URL) return { idScan: null };
    if (!ID_SCAN_KEY || !ID_SCAN_SECRET) {
      throw new StartError('Settings ID_SCAN_KEY and ID_SCAN_SECRET are needed with ID_SCAN_URL.');
    }
    const key = { id: ID_SCAN_KEY, secret: ID_SCAN_SECRET };
    return { idScan: { url: ID_SCAN_URL.replace(/\/+$/, ''), key } };
  },
  // In production an ID that nobody can scan is an identity check that nobody gets through.
  ({ ID_SCAN_URL }) =>
    ID_SCAN_URL
      ? []
      : [
          {
            setting: 'ID_SCAN_URL',
            otherwise: 'no player can finish the identity check: see docs/id-scan.md',
          },
          { setting: 'ID_SCAN_KEY', otherwise: 'the scanner does not know who asks' },
          { setting: 'ID_SCAN_SECRET', otherwise: 'anybody could answer in its name' },
        ],
);

export type IdScanSettings = ReadOf<typeof idScanSettings>;

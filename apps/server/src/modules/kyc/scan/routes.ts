import type { ocrCalls } from '@perya/contract/kyc/calls/ocr';
import { bindVerbs } from '../../../platform/bind-verbs.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { beginScan } from './begin-scan.ts';
import { checkScan } from './check-scan.ts';
import { noteCallback } from './note-callback.ts';
import type { ScanServices } from './services.ts';

export function scanRoutes(services: ScanServices): Handlers<typeof ocrCalls> {
  return {
    ...bindVerbs(services, {
      setupOcr: beginScan,
      checkOcrResult: checkScan,
      noteOcrCallback: noteCallback,
    }),
  };
}
